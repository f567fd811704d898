import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';
import { newUser } from './users';

type GroupInput = BodyOf<'createAffinityGroup'>;
type Group = ReplyOf<'createAffinityGroup'>['data'];
export type CardInput = BodyOf<'createCard'>;
type Card = ReplyOf<'createCard'>['data'];
type Batch = ReplyOf<'createCardBatch'>['data'];
type ShipmentStatus = BodyOf<'advanceShipment'>['status'];

/** An address that cards can be sent to. */
export const ADDRESS: NonNullable<CardInput['address']> = {
  street_name: 'Avenida Corrientes',
  street_number: '1234',
  floor: '5',
  apartment: 'B',
  city: 'Buenos Aires',
  region: 'Ciudad Autónoma de Buenos Aires',
  country: 'ARG',
  zip_code: '1043',
  neighborhood: 'San Nicolás',
};

/** The person who takes a shipment outside Brazil. */
export const RECEIVER = {
  full_name: 'Ana Suárez',
  document_type: 'DNI' as const,
  document_number: '30123456',
  telephone_number: '+5491155550100',
};

/** Creates a group for named Argentine prepaid cards of both types, unless told otherwise. */
export async function newGroup(world: World, changes: Partial<GroupInput> = {}): Promise<Group> {
  const body: GroupInput = {
    name: 'Prepaid Argentina',
    country_code: 'ARG',
    product_type: 'PREPAID',
    provider: 'CARD_NETWORK_1',
    card_type_supported: ['VIRTUAL', 'PHYSICAL'],
    ...changes,
  };
  return (await world.call('createAffinityGroup', { body })).data;
}

/** A group whose cards are made in batches. */
export function newUnnamedGroup(world: World, changes: Partial<GroupInput> = {}): Promise<Group> {
  return newGroup(world, { card_type_supported: ['PHYSICAL'], innominate: true, ...changes });
}

/** Returns the body that creates a card: a virtual one of a new user in a new group, unless told otherwise. */
export async function cardInput(world: World, changes: Partial<CardInput> = {}): Promise<CardInput> {
  const { user_id = (await newUser(world)).id, affinity_group_id = (await newGroup(world)).id } = changes;
  return { card_type: 'VIRTUAL', ...changes, user_id, affinity_group_id };
}

/** Returns the body that creates a physical card. */
export function plasticInput(world: World, changes: Partial<CardInput> = {}): Promise<CardInput> {
  return cardInput(world, { card_type: 'PHYSICAL', address: ADDRESS, ...changes });
}

/** Creates a card and resolves with its record. */
export async function newCard(world: World, input?: CardInput): Promise<Card> {
  return (await world.call('createCard', { body: input ?? (await cardInput(world)) })).data;
}

/** A physical card that waits for its activation. */
export async function newEmbossedCard(world: World, changes: Partial<CardInput> = {}): Promise<Card> {
  const card = await newCard(world, await plasticInput(world, changes));
  await world.call('embossCard', { path: { card_id: card.id } });
  return card;
}

/** The number on a card whose plastic is made. */
export async function panOf(world: World, cardId: string): Promise<string> {
  return (await world.call('readPlastic', { path: { card_id: cardId } })).data.pan;
}

/** Orders a batch for the warehouse, unless told otherwise. */
export async function newBatch(world: World, changes: Partial<BodyOf<'createCardBatch'>> = {}): Promise<Batch> {
  const { affinity_group_id = (await newUnnamedGroup(world)).id } = changes;
  const body = { quantity: 2, distribution_type: 'WAREHOUSE' as const, ...changes, affinity_group_id };
  return (await world.call('createCardBatch', { body })).data;
}

/** A batch for the client's own address. */
export function newClientBatch(world: World): Promise<Batch> {
  return newBatch(world, { distribution_type: 'CLIENT', address: ADDRESS, receiver: RECEIVER });
}

/** A batch whose cards are in the warehouse. */
export async function newStock(world: World): Promise<Batch> {
  const batch = await newBatch(world);
  await world.call('makeBatchReady', { path: { batch_id: batch.id } });
  await advance(world, batch.shipment_id, 'PENDING', 'IN_WAREHOUSE');
  return batch;
}

/** An unnamed card whose plastic is made, with its number. */
export async function newUnnamedCard(
  world: World,
  changes: Partial<GroupInput> = {},
): Promise<{ id: string; pan: string }> {
  const group = await newUnnamedGroup(world, changes);
  const batch = await newBatch(world, { affinity_group_id: group.id, quantity: 1 });
  await world.call('makeBatchReady', { path: { batch_id: batch.id } });
  const { data } = await world.call('searchCards', { query: { 'filter[shipment_id]': batch.shipment_id } });
  const { id } = data[0] as Card;
  return { id, pan: await panOf(world, id) };
}

/** Lets the courier report one status after another. */
export async function advance(world: World, shipmentId: string, ...statuses: ShipmentStatus[]): Promise<void> {
  for (const status of statuses) {
    await world.call('advanceShipment', { path: { shipment_id: shipmentId }, body: { status } });
  }
}

/** Blocks a user. */
export async function block(world: World, userId: string): Promise<void> {
  const body = { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' };
  await world.call('updateUser', { path: { id: userId }, body });
}
