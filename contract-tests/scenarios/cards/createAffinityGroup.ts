import type { Valid } from '../../world/scenarios';

export const valid: Valid<'createAffinityGroup'> = async () => ({
  body: {
    name: `Prepaid ${crypto.randomUUID().slice(0, 8)}`,
    country_code: 'ARG',
    product_type: 'PREPAID',
    provider: 'CARD_NETWORK_1',
    card_type_supported: ['VIRTUAL', 'PHYSICAL'],
    international_withdrawal_allowed: false,
    amount_limits: { purchases: { per_transaction: '900000.00' } },
  },
});
