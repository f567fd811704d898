import { disable, newAccount } from '../../world/entities/accounts';
import { newBrazilianAccount } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

const MAX_KEYS = 5;

export const valid: Valid<'createPixKey'> = async (world) => ({
  body: { account_id: await newBrazilianAccount(world), type: 'EVP' },
});

export const scenarios: Scenarios<'createPixKey'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ body: { account_id: crypto.randomUUID(), type: 'EVP' } }),
  '409 ACCOUNT_NOT_ACTIVE': async (world) => {
    const account_id = await newBrazilianAccount(world);
    await disable(world, account_id);
    return { body: { account_id, type: 'EVP' } };
  },
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({
    body: { account_id: (await newAccount(world)).id, type: 'EVP' },
  }),
  '422 PIX_KEY_LIMIT_REACHED': async (world) => {
    const body = { account_id: await newBrazilianAccount(world), type: 'EVP' };
    for (let i = 0; i < MAX_KEYS; i += 1) await world.call('createPixKey', { body });
    return { body };
  },
};
