import { newCard } from '../../world/entities/cards';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'searchCards'> = async (world) => {
  const { user_id } = await newCard(world);
  return {
    query: { 'filter[user_id]': String(user_id), 'filter[status]': ['ACTIVE', 'BLOCKED'], sort: ['-start_date'] },
  };
};
