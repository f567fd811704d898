import { freeze, newAccount } from '../../world/entities/accounts';
import { newOutsidePixKey, richPixAccount } from '../../world/entities/bank';
import { newBrazilianAccount } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

/** A key at another bank that every client of a sandbox finds. */
const key = 'mariana.costa@example.com';

export const valid: Valid<'lookupPixKey'> = async (world) => ({
  path: { account_id: await newBrazilianAccount(world), key: await newOutsidePixKey(world) },
});

export const scenarios: Scenarios<'lookupPixKey'> = {
  '200 found': async (world) => ({ path: { account_id: await newBrazilianAccount(world), key } }),
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { account_id: crypto.randomUUID(), key } }),
  '404 PIX_KEY_NOT_FOUND': async (world) => ({
    path: { account_id: await newBrazilianAccount(world), key: crypto.randomUUID() },
  }),
  '409 ACCOUNT_NOT_ACTIVE': async (world) => {
    const account_id = await newBrazilianAccount(world);
    await freeze(world, account_id);
    return { path: { account_id, key } };
  },
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({ path: { account_id: (await newAccount(world)).id, key } }),
  '422 DESTINATION_IS_SOURCE': async (world) => {
    const own = await richPixAccount(world);
    return { path: { account_id: own.id, key: own.key } };
  },
};
