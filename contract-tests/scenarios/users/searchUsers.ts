import { newUser } from '../../world/entities/users';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'searchUsers'> = async (world) => {
  const { email } = await newUser(world);
  return {
    query: { 'filter[email]': [email], 'filter[status]': ['ACTIVE'], 'page[size]': 5, sort: ['-id', 'status'] },
  };
};
