import { newAccount } from '../../world/entities/accounts';
import { richPixAccount } from '../../world/entities/bank';
import { newBrazilianAccount } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deletePixKey'> = async (world) => {
  const { id, key } = await richPixAccount(world);
  return { path: { account_id: id, key } };
};

export const scenarios: Scenarios<'deletePixKey'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { account_id: crypto.randomUUID(), key: crypto.randomUUID() } }),
  '404 PIX_KEY_NOT_FOUND': async (world) => ({
    path: { account_id: await newBrazilianAccount(world), key: crypto.randomUUID() },
  }),
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({
    path: { account_id: (await newAccount(world)).id, key: crypto.randomUUID() },
  }),
};
