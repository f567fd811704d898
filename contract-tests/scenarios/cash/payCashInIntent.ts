import assert from 'node:assert/strict';
import { disable } from '../../world/entities/accounts';
import { boletoInput, newBoleto, pay } from '../../world/entities/cash';
import { result } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

const FOUR_DAYS = 4 * 86_400;

export const valid: Valid<'payCashInIntent'> = async (world) => ({
  path: { intent_id: (await newBoleto(world)).id },
  body: { amount: '40.00' },
});

export const scenarios: Scenarios<'payCashInIntent'> = {
  '200 paid_in_part': paying({ amount: '40.00' }, 'PARTIALLY_PAID'),
  '200 paid': paying({}, 'PAID'),
  '200 rejected': async (world) => {
    const input = await boletoInput(world);
    const { id } = await newBoleto(world, input);
    await disable(world, input.account_id);
    return { path: { intent_id: id }, body: {}, expect: result('REJECTED') };
  },
  '404 CASH_IN_INTENT_NOT_FOUND': async () => ({ path: { intent_id: crypto.randomUUID() }, body: {} }),
  '409 ILLEGAL_STEP': async (world) => {
    const intent = await newBoleto(world);
    await pay(world, intent);
    return { path: { intent_id: intent.id }, body: { amount: '1.00' } };
  },
  '409 CASH_IN_INTENT_EXPIRED': async (world) => {
    const intent = await newBoleto(world);
    await world.passTime(FOUR_DAYS);
    return { path: { intent_id: intent.id }, body: {} };
  },
  '422 AMOUNT_EXCEEDS_REMAINDER': async (world) => ({
    path: { intent_id: (await newBoleto(world)).id },
    body: { amount: '100.01' },
  }),
};

function paying(body: { amount?: string }, status: string) {
  return async (world: World) => ({
    path: { intent_id: (await newBoleto(world)).id },
    body,
    expect: (reply: unknown) => assert.equal((reply as ReplyOf<'payCashInIntent'>).data.status, status),
  });
}
