import { newFundedAccount } from '../../world/entities/accounts';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'searchActivities'> = async (world) => {
  const { id } = await newFundedAccount(world, '10.00');
  return { query: { 'filter[account_id]': [id], sort: ['-created_at'] }, headers: { 'accept-language': 'es' } };
};
