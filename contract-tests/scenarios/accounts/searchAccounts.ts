import { newAccount } from '../../world/entities/accounts';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'searchAccounts'> = async (world) => {
  const { owner_data } = await newAccount(world);
  return {
    query: {
      'filter[user_id]': [String(owner_data.user_id)],
      'filter[status]': ['ACTIVE', 'FROZEN'],
      'filter[owner_type]': ['USER'],
      'page[number]': 0,
      'page[size]': 5,
    },
  };
};
