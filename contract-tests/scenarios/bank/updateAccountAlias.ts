import { disable, newAccount } from '../../world/entities/accounts';
import { newBrazilianAccount } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

export const valid: Valid<'updateAccountAlias'> = async (world) => ({ path: await account(world), body: fresh() });

export const scenarios: Scenarios<'updateAccountAlias'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { 'account-id': crypto.randomUUID() }, body: fresh() }),
  '409 ACCOUNT_NOT_ACTIVE': async (world) => {
    const path = await account(world);
    await disable(world, path['account-id']);
    return { path, body: fresh() };
  },
  '409 ALIAS_ALREADY_IN_USE': async (world) => {
    const body = fresh();
    await world.call('updateAccountAlias', { path: await account(world), body });
    return { path: await account(world), body: { ...body, value: body.value.toUpperCase() } };
  },
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({
    path: { 'account-id': await newBrazilianAccount(world) },
    body: fresh(),
  }),
};

async function account(world: World): Promise<{ 'account-id': string }> {
  return { 'account-id': (await newAccount(world)).id };
}

/** An alias that nobody else has. */
function fresh(): { key: 'ALIAS'; value: string } {
  return { key: 'ALIAS', value: `ana.${crypto.randomUUID().slice(-12)}` };
}
