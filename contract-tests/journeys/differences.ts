import assert from 'node:assert/strict';
import type { ScenarioRequest } from '../scenario';
import { valid as shipment } from '../scenarios/shipping/createShipment';
import { newStock } from '../world/entities/cards';
import type { World } from '../world/world';
import type { Journey } from './journey';

const TAX_NUMBER = '52998224725';

/**
 * Tests the changes of revisions inside bodies that have no row of the matrix: each is accepted in the revisions that
 * have it, and only there.
 */
export const differences: Journey = {
  name: 'fields and values that differ between revisions',
  run: async ({ world }) => {
    await takesReason(world, 'FRAUDULENT', !world.has('card-reasons', 'without-fraudulent'));
    await takesReason(world, 'PROVIDER_INTERNAL_REASON', !world.has('card-reasons', 'without-provider-internal'));
    const [own, other] = ['tax_identification_number', 'taxIdentificationNumber'];
    const isSnake = world.has('receiver-tax-field', 'snake');
    await takesReceiver(world, own, isSnake);
    await takesReceiver(world, other, !isSnake);
  },
};

/** A client can't set these reasons, only search for them. */
async function takesReason(world: World, reason: string, exists: boolean): Promise<void> {
  await take(world, 'searchCards', { query: { 'filter[status_detail]': [reason] } }, exists);
}

async function takesReceiver(world: World, field: string, exists: boolean): Promise<void> {
  await newStock(world);
  const { body } = await shipment(world);
  const receiver = { ...body?.receiver, [field]: TAX_NUMBER };
  const answer = await take(world, 'createShipment', { body: { ...body, receiver } }, exists);
  if (exists) assert.equal((answer as { receiver?: Record<string, string> }).receiver?.[field], TAX_NUMBER);
}

/**
 * Sends a request that only some revisions take.
 * @returns the record
 */
async function take(world: World, operationId: string, request: ScenarioRequest, exists: boolean): Promise<unknown> {
  const sent = JSON.stringify(request.body ?? request.query);
  const answer = await world.send(operationId, request).then(
    (body) => ({ record: (body as { data: unknown }).data }),
    (error: Error) => ({ refusal: error.message }),
  );
  if ('record' in answer) {
    assert.ok(exists, `${operationId} took what this revision does not have: ${sent}`);
    return answer.record;
  }
  assert.ok(!exists, answer.refusal);
  assert.match(answer.refusal, /answered 400/);
  return null;
}
