import type { World } from '../world';
import { newUser, type User } from './users';

/** A physical card that was made and waits for its activation, with the number that its user reads from it. */
export interface Plastic {
  cardId: string;
  userId: string;
  pan: string;
}

/** A token of a user for the hosted pages, for their `auth`. */
export async function endUserToken(world: World, userId: string): Promise<string> {
  return (await world.call('createEndUserToken', { body: { user_id: userId } })).access_token;
}

/** A virtual card of a new user: ACTIVE from the start. */
export async function virtualCard(world: World): Promise<{ cardId: string; userId: string }> {
  const user = await newUser(world);
  const body = { user_id: user.id, affinity_group_id: await groupOf(world, false), card_type: 'VIRTUAL' };
  const { data } = await world.call('createCard', { body });
  return { cardId: data.id, userId: user.id };
}

/** A card with a new user's name on it, made by the embosser. */
export async function namedPlastic(world: World): Promise<Plastic> {
  const user = await newUser(world);
  const affinity_group_id = await groupOf(world, false);
  const body = { user_id: user.id, affinity_group_id, card_type: 'PHYSICAL', address: DELIVERY_ADDRESS };
  const { data } = await world.call('createCard', { body });
  await world.call('embossCard', { path: { card_id: data.id } });
  return { cardId: data.id, userId: user.id, pan: await panOf(world, data.id) };
}

/** A card without a name, from a batch of one, in the hands of a user. */
export async function unnamedPlastic(world: World, user: User): Promise<Plastic> {
  const body = { affinity_group_id: await groupOf(world, true), quantity: 1, distribution_type: 'WAREHOUSE' };
  const batch = (await world.call('createCardBatch', { body })).data;
  await world.call('makeBatchReady', { path: { batch_id: batch.id } });
  const [card] = (await world.call('searchCards', { query: { 'filter[shipment_id]': [batch.shipment_id] } })).data;
  if (card === undefined) throw new Error('the batch has no card');
  return { cardId: card.id, userId: user.id, pan: await panOf(world, card.id) };
}

const DELIVERY_ADDRESS = {
  street_name: 'Avenida Corrientes',
  street_number: '1234',
  city: 'Buenos Aires',
  region: 'Ciudad Autónoma de Buenos Aires',
  country: 'ARG',
  zip_code: '1043',
};

async function panOf(world: World, cardId: string): Promise<string> {
  return (await world.call('readPlastic', { path: { card_id: cardId } })).data.pan;
}

/** An Argentine program of its own for cards with a name, or for those without. */
async function groupOf(world: World, innominate: boolean): Promise<string> {
  const body = {
    name: 'Prepaid',
    country_code: 'ARG',
    product_type: 'PREPAID',
    provider: 'CARD_NETWORK_1',
    card_type_supported: innominate ? ['PHYSICAL'] : ['VIRTUAL', 'PHYSICAL'],
    innominate,
    months_to_expiration: 60,
  };
  return (await world.call('createAffinityGroup', { body })).data.id;
}
