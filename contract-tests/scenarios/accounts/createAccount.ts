import assert from 'node:assert/strict';
import { type AccountCountry, accountInput, bridgeInput } from '../../world/entities/accounts';
import { newUser, userInput } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Created = ReplyOf<'createAccount'>;

export const valid: Valid<'createAccount'> = async (world) => ({ body: await accountInput(world) });

export const scenarios: Scenarios<'createAccount'> = {
  '201 created': opened('ARG'),
  '201 created-brazil': opened('BRA'),
  '201 created-mexico': opened('MEX'),
  '201 created-bridge': async (world) => ({
    body: await bridgeInput(world),
    expect: (body) => {
      assert.equal((body as Created).data.owner_type, 'CLIENT');
      assert.equal((body as Created).data.owner_data.user_id, null);
    },
  }),
  '409 USER_NOT_ACTIVE': async (world) => {
    const input = await accountInput(world);
    const body = { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' };
    await world.call('updateUser', { path: { id: String(input.user_id) }, body });
    return { body: input };
  },
  '422 USER_VALIDATION_ERROR': async (world) => ({
    body: { ...(await accountInput(world)), user_id: crypto.randomUUID() },
  }),
  '422 CLIENT_VALIDATION_ERROR': async (world) => {
    const client = await world.openClient({ countries: ['BRA'] });
    const user = await newUser(world, userInput(world), client);
    return { token: await client.token(), body: { ...(await accountInput(world)), user_id: user.id } };
  },
  '422 USER_ACCOUNT_LIMIT_REACHED': async (world) => {
    const body = await accountInput(world);
    await world.call('createAccount', { body });
    return { body };
  },
  '422 INVALID_CURRENCY': async (world) => ({ body: { ...(await accountInput(world)), currency: 'BRL' } }),
};

function opened(country: AccountCountry) {
  return async (world: World) => ({
    body: await accountInput(world, country),
    expect: (body: unknown) => {
      assert.equal((body as Created).data.country, country);
      assert.equal((body as Created).data.owner_type, 'USER');
    },
  });
}
