import assert from 'node:assert/strict';
import { newAccount } from '../../world/entities/accounts';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf, ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Update = BodyOf<'updateAccount'>;

const freeze: Update = { status: 'FROZEN', status_update_motive: 'SEIZURE' };
const disable: Update = { status: 'DISABLED', status_update_motive: 'LOST' };

export const valid: Valid<'updateAccount'> = async (world) => ({ path: await account(world), body: freeze });

export const scenarios: Scenarios<'updateAccount'> = {
  '200 frozen': async (world) => ({ path: await account(world), body: freeze, expect: status('FROZEN') }),
  '200 disabled': async (world) => ({ path: await account(world), body: disable, expect: status('DISABLED') }),
  '200 reactivated': async (world) => {
    const path = await account(world);
    await world.call('updateAccount', { path, body: freeze });
    return { path, body: { status: 'ACTIVE' }, expect: status('ACTIVE') };
  },
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() }, body: freeze }),
  '409 ACCOUNT_DELETED': async (world) => {
    const path = await account(world);
    await world.call('deleteAccount', { path, body: { status_update_motive: 'USER_REQUEST' } });
    return { path, body: freeze };
  },
  '409 INVALID_ACCOUNT_STATUS': async (world) => ({ path: await account(world), body: { status: 'ACTIVE' } }),
  '409 LOCKED_ACCOUNT_STATUS': async (world) => {
    const path = await account(world);
    await world.call('changeAccountByService', { path: { account_id: path.id }, body: { status: 'FROZEN' } });
    return { path, body: { status: 'ACTIVE' } };
  },
  '422 INVALID_UPDATE_STATUS_MOTIVE': async (world) => ({
    path: await account(world),
    body: { status: 'FROZEN', status_update_motive: 'LOST' },
  }),
  '422 INVALID_UPDATE_STATUS_COMMENT': async (world) => ({
    path: await account(world),
    body: { status: 'FROZEN', status_update_motive: 'OTHER' },
  }),
};

async function account(world: World): Promise<{ id: string }> {
  return { id: (await newAccount(world)).id };
}

function status(expected: string) {
  return (body: unknown) => assert.equal((body as ReplyOf<'updateAccount'>).data.status, expected);
}
