import { newAccount } from '../../world/entities/accounts';
import { richPixAccount } from '../../world/entities/bank';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'listPixKeys'> = async (world) => ({
  path: { account_id: (await richPixAccount(world)).id },
});

export const scenarios: Scenarios<'listPixKeys'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { account_id: crypto.randomUUID() } }),
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({ path: { account_id: (await newAccount(world)).id } }),
};
