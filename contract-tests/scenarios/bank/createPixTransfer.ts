import assert from 'node:assert/strict';
import { freeze } from '../../world/entities/accounts';
import {
  FAILING,
  newLookup,
  PENDING,
  PENDING_FAILURE,
  pixTransferInput,
  richPixAccount,
} from '../../world/entities/bank';
import { newBrazilianAccount } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

const SIXTEEN_MINUTES = 16 * 60;

export const valid: Valid<'createPixTransfer'> = async (world) => ({ body: await pixTransferInput(world) });

export const scenarios: Scenarios<'createPixTransfer'> = {
  '201 succeeded': over(80.9, 'SUCCESS'),
  '201 in-progress': over(PENDING, 'IN_PROGRESS'),
  '201 failed': over(FAILING, 'FAILED'),
  '404 PIX_LOOKUP_NOT_FOUND': async () => ({ body: { transaction_id: crypto.randomUUID(), value: 80.9 } }),
  '409 ACCOUNT_NOT_ACTIVE': async (world) => {
    const { id } = await richPixAccount(world);
    const { transaction_id } = await newLookup(world, id);
    await freeze(world, id);
    return { body: { transaction_id, value: 80.9 } };
  },
  '409 PIX_LOOKUP_ALREADY_USED': async (world) => {
    const body = await pixTransferInput(world, PENDING_FAILURE);
    await world.call('createPixTransfer', { body });
    return { body };
  },
  '422 PIX_LOOKUP_EXPIRED': async (world) => {
    const body = await pixTransferInput(world);
    await world.passTime(SIXTEEN_MINUTES);
    return { body };
  },
  '422 INVALID_AMOUNT': async (world) => ({ body: { ...(await pixTransferInput(world)), value: 0.001 } }),
  '422 INSUFFICIENT_FUNDS': async (world) => {
    const { transaction_id } = await newLookup(world, await newBrazilianAccount(world));
    return { body: { transaction_id, value: 80.9 } };
  },
  '422 AMOUNT_LIMIT_REACHED': async (world) => {
    const { id } = await richPixAccount(world);
    const { transaction_id } = await newLookup(world, id);
    const limits = { daily: '10.00', monthly: null };
    await world.call('setAccountLimits', { path: { account_id: id }, body: limits });
    return { body: { transaction_id, value: 80.9 } };
  },
};

function over(value: number, status: string) {
  return async (world: World) => ({
    body: await pixTransferInput(world, value),
    expect: (body: unknown) => assert.equal((body as ReplyOf<'createPixTransfer'>).data.status, status),
  });
}
