import assert from 'node:assert/strict';
import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';
import { newPayingCard } from './card-transactions';
import { reportInput } from './reports';

type Message = BodyOf<'receiveCardAuthorization'>;
type Decision = ReplyOf<'receiveCardAuthorization'>['data'];

/** The shop, and how it read the card. */
const AT_SHOP = {
  country_code: 'ARG',
  merchant: { id: '004512398', mcc: '5411', name: 'Almacén Palermo' },
  point_type: 'POS',
  entry_mode: 'CHIP',
} as const;

/** A purchase of 100.00 with a new card that can pay, unless told otherwise. */
export async function messageInput(world: World, changes: Partial<Message> = {}): Promise<Message> {
  const card = changes.card_id ?? (await newPayingCard(world));
  const local_date_time = new Date(await world.now()).toISOString().slice(0, 19);
  const purchase = { type: 'PURCHASE', amount: '100.00', currency: 'ARS', ...AT_SHOP, local_date_time } as const;
  return reportInput({ ...purchase, ...changes, card_id: card });
}

/** The reference of an authorization that was approved. */
export async function newAuthorized(world: World): Promise<string> {
  const body = await messageInput(world);
  const { data } = await world.call('receiveCardAuthorization', { body });
  assert.equal(data.status, 'APPROVED', `the purchase was rejected as ${data.status_detail}`);
  return body.reference;
}

/** The reference of a purchase that the network has presented. */
export async function newCleared(world: World): Promise<string> {
  const original_reference = await newAuthorized(world);
  await world.call('receiveCardClearing', { body: reportInput({ original_reference }) });
  return original_reference;
}

/** The reference of a purchase that the network has reversed. */
export async function newTakenBack(world: World): Promise<string> {
  const original_reference = await newAuthorized(world);
  await world.call('receiveCardReversal', { body: reportInput({ original_reference }) });
  return original_reference;
}

/** Expects a decision. */
export function decided(status: Decision['status'], detail?: string): (body: unknown) => void {
  return (body) => {
    const { data } = body as { data: Decision };
    assert.equal(data.status, status, `the message is ${data.status} as ${data.status_detail}`);
    if (detail !== undefined) assert.equal(data.status_detail, detail);
  };
}
