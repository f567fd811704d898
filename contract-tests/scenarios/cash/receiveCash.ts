import assert from 'node:assert/strict';
import { disable, newAccount } from '../../world/entities/accounts';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

export const valid: Valid<'receiveCash'> = async (world) => {
  const { id } = await newAccount(world);
  return { body: { alias: await aliasOf(world, id), amount: '10000.00', reference: 'Kiosco 24' } };
};

export const scenarios: Scenarios<'receiveCash'> = {
  '201 approved': async (world) => ({ ...(await valid(world)), expect: result('APPROVED') }),
  '201 rejected': async (world) => {
    const { id } = await newAccount(world);
    const alias = await aliasOf(world, id);
    await disable(world, id);
    return { body: { alias, amount: '10.00' }, expect: result('REJECTED') };
  },
  // A generated alias has no digit 0 or 1.
  '422 UNKNOWN_CASH_ALIAS': async () => ({ body: { alias: '000001', amount: '10.00' } }),
};

async function aliasOf(world: World, account_id: string): Promise<string> {
  return (await world.call('getCashAlias', { path: { account_id } })).data.alias;
}

function result(expected: string) {
  return (body: unknown) => assert.equal((body as ReplyOf<'receiveCash'>).data.result, expected);
}
