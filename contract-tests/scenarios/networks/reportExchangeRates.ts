import type { Scenarios, Valid } from '../../world/scenarios';

const DATE = '2026-01-15';

export const valid: Valid<'reportExchangeRates'> = async () => ({
  path: { date: DATE },
  body: { base: 'USD', rates: { ARS: '1450.25', BRL: '5.4' } },
});

export const scenarios: Scenarios<'reportExchangeRates'> = {
  '422 INVALID_CURRENCY': async () => ({ path: { date: DATE }, body: { base: 'USD', rates: { XYZ: '2' } } }),
};
