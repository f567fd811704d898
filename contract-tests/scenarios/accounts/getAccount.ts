import { newAccount } from '../../world/entities/accounts';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getAccount'> = async (world) => ({ path: { id: (await newAccount(world)).id } });

export const scenarios: Scenarios<'getAccount'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() } }),
};
