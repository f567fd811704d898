import assert from 'node:assert/strict';
import { advance, newCard, newEmbossedCard, plasticInput } from '../../world/entities/cards';
import { reportInput } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf, ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Status = BodyOf<'reportShipmentProgress'>['status'];

export const valid: Valid<'reportShipmentProgress'> = async (world) => ({
  path: { shipment_id: await newShipment(world) },
  body: reportInput({ status: 'PENDING' }),
});

export const scenarios: Scenarios<'reportShipmentProgress'> = {
  '200 tracked': (world) => reaching(world, ['PENDING'], 'TRACKED'),
  '200 delivered': (world) => reaching(world, ['PENDING', 'TRACKED', 'IN_TRANSIT', 'DISTRIBUTION'], 'DELIVERED'),
  '404 SHIPMENT_NOT_FOUND': async () => ({
    path: { shipment_id: crypto.randomUUID() },
    body: reportInput({ status: 'PENDING' }),
  }),
  '409 ILLEGAL_STEP': async (world) => ({
    path: { shipment_id: await newShipment(world) },
    body: reportInput({ status: 'DELIVERED' }),
  }),
  '409 REFERENCE_REUSED': async (world) => {
    const request = await valid(world);
    await world.call('reportShipmentProgress', request);
    return { ...request, body: { ...request.body, status: 'TRACKED' } };
  },
};

async function newShipment(world: World): Promise<string> {
  return String((await newCard(world, await plasticInput(world))).shipment_id);
}

async function reaching(world: World, before: Status[], status: Status) {
  const shipment_id = String((await newEmbossedCard(world)).shipment_id);
  await advance(world, shipment_id, ...before);
  return {
    path: { shipment_id },
    body: reportInput({ status }),
    expect: (body: unknown) => assert.equal((body as ReplyOf<'reportShipmentProgress'>).data.status, status),
  };
}
