import assert from 'node:assert/strict';
import { disable, newAccount } from '../../world/entities/accounts';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf, ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

export const valid: Valid<'receiveTransfer'> = async (world) => ({ body: (await incoming(world)).body });

export const scenarios: Scenarios<'receiveTransfer'> = {
  '201 approved': async (world) => ({ body: (await incoming(world)).body, expect: result('APPROVED') }),
  '201 rejected': async (world) => {
    const { id, body } = await incoming(world);
    await disable(world, id);
    return { body, expect: result('REJECTED') };
  },
  '422 UNKNOWN_TRANSFER_KEY': async (world) => ({
    body: { ...(await incoming(world)).body, key_value: 'nadie.tiene.este' },
  }),
};

async function incoming(world: World): Promise<{ id: string; body: BodyOf<'receiveTransfer'> }> {
  const { id, data } = await newAccount(world);
  const { alias } = (data as { bank_account: { alias: string } }).bank_account;
  const sender = { name: 'Bruno Díaz', tax_id: '20276543211', key: 'bruno.diaz' };
  return { id, body: { key_type: 'ALIAS', key_value: alias, amount: '10000.00', sender, concept: 'VAR' } };
}

function result(expected: string) {
  return (body: unknown) => assert.equal((body as ReplyOf<'receiveTransfer'>).data.result, expected);
}
