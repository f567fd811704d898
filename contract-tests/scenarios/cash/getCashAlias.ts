import { newAccount } from '../../world/entities/accounts';
import { newBrazilianAccount } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getCashAlias'> = async (world) => ({ path: { account_id: (await newAccount(world)).id } });

export const scenarios: Scenarios<'getCashAlias'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { account_id: crypto.randomUUID() } }),
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({ path: { account_id: await newBrazilianAccount(world) } }),
};
