import assert from 'node:assert/strict';
import { country, newBoleto, pay } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

export const valid: Valid<'getCashInIntent'> = async (world) => ({
  ...country(world),
  path: { intent_id: (await newBoleto(world)).id },
});

export const scenarios: Scenarios<'getCashInIntent'> = {
  '200 found': paid('ACTIVE'),
  '200 partially-paid': paid('PARTIALLY_PAID', '40.00'),
  '200 paid': paid('PAID', '100.00'),
  '404 CASH_IN_INTENT_NOT_FOUND': async (world) => ({
    ...country(world),
    path: { intent_id: crypto.randomUUID() },
  }),
};

function paid(status: string, amount?: string) {
  return async (world: World) => {
    const intent = await newBoleto(world);
    if (amount !== undefined) await pay(world, intent, amount);
    return {
      ...country(world),
      path: { intent_id: intent.id },
      expect: (body: unknown) => assert.equal((body as ReplyOf<'getCashInIntent'>).data.status, status),
    };
  };
}
