import assert from 'node:assert/strict';
import { newAccount } from '../../world/entities/accounts';
import { richAccount } from '../../world/entities/bank';
import { newCashOutIntent } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

export const valid: Valid<'withdrawCash'> = async (world) => {
  const { id, token } = await newCashOutIntent(world, (await richAccount(world)).id, '1500.00');
  return { path: { intent_id: id }, body: { token } };
};

export const scenarios: Scenarios<'withdrawCash'> = {
  '201 approved': async (world) => ({ ...(await valid(world)), expect: result('APPROVED') }),
  '201 rejected': async (world) => {
    const { id, token } = await newCashOutIntent(world, (await newAccount(world)).id, '1500.00');
    return { path: { intent_id: id }, body: { token }, expect: result('REJECTED') };
  },
  '404 CASH_OUT_INTENT_NOT_FOUND': async () => ({
    path: { intent_id: crypto.randomUUID() },
    body: { token: '0000' },
  }),
  '409 ILLEGAL_STEP': async (world) => {
    const account = await newAccount(world);
    const { id, token } = await newCashOutIntent(world, account.id);
    await newCashOutIntent(world, account.id);
    return { path: { intent_id: id }, body: { token, amount: '1.00' } };
  },
  '422 WRONG_CASH_TOKEN': async (world) => {
    const { id, token } = await newCashOutIntent(world, (await newAccount(world)).id);
    return { path: { intent_id: id }, body: { token: token === '0000' ? '0001' : '0000', amount: '1.00' } };
  },
  '422 AMOUNT_REQUIRED': async (world) => {
    const { id, token } = await newCashOutIntent(world, (await newAccount(world)).id);
    return { path: { intent_id: id }, body: { token } };
  },
};

function result(expected: string) {
  return (body: unknown) => assert.equal((body as ReplyOf<'withdrawCash'>).data.result, expected);
}
