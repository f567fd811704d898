import { newCardTransaction } from '../../world/entities/card-transactions';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'searchCardTransactions'> = async (world) => {
  const { card_id } = await newCardTransaction(world);
  return {
    query: {
      'filter[card_id]': [String(card_id)],
      'filter[state]': ['AUTHORIZED', 'CLEARED'],
      'filter[type]': ['PURCHASE'],
      'filter[status_detail]': ['APPROVED'],
      sort: ['-created_at'],
    },
  };
};
