import assert from 'node:assert/strict';
import { newBatch, newCard, plasticInput } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

/** Longer than the minute in which the address of a batch can still change. */
const HANDED_OVER = 61;

export const valid: Valid<'reportPlasticMade'> = async (world) => ({
  path: { order_id: (await newCard(world, await plasticInput(world))).id },
});

export const scenarios: Scenarios<'reportPlasticMade'> = {
  '200 card_made': async (world) => ({ ...(await valid(world)), expect: kind('CARD') }),
  '200 batch_made': async (world) => {
    const { id } = await newBatch(world);
    await world.passTime(HANDED_OVER);
    return { path: { order_id: id }, expect: kind('BATCH') };
  },
  '404 ORDER_NOT_FOUND': async () => ({ path: { order_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => {
    const { id } = await newBatch(world);
    return { path: { order_id: id } };
  },
};

function kind(expected: string) {
  return (body: unknown) => assert.equal((body as ReplyOf<'reportPlasticMade'>).data.kind, expected);
}
