import { newSession } from '../../world/entities/identity';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'searchIdentitySessions'> = async (world) => {
  const { user_id } = await newSession(world);
  return {
    query: {
      'filter[user_id]': [user_id],
      'filter[status]': ['CREATED', 'IN_PROGRESS'],
      'filter[created_at][from]': '2020-01-01',
      'filter[created_at][to]': '2100-01-01T00:00:00Z',
      'page[size]': 5,
      sort: ['-created_at', 'status'],
    },
  };
};
