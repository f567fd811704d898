import { newAccount } from '../../world/entities/accounts';
import { country, newBoleto } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'searchCashInIntents'> = async (world) => ({
  ...country(world),
  path: { account_id: (await newBoleto(world)).account_id },
  query: {
    'filter[status]': ['ACTIVE', 'PARTIALLY_PAID'],
    'filter[date_from]': '2020-01-01T00:00:00Z',
    'filter[date_to]': '2100-01-01T00:00:00Z',
    'page[size]': 5,
  },
});

export const scenarios: Scenarios<'searchCashInIntents'> = {
  '404 ACCOUNT_NOT_FOUND': async (world) => ({ ...country(world), path: { account_id: crypto.randomUUID() } }),
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({
    ...country(world),
    path: { account_id: (await newAccount(world)).id },
  }),
};
