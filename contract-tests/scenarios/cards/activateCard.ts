import { block, newCard, newEmbossedCard, newUnnamedCard, panOf, plasticInput } from '../../world/entities/cards';
import { newUser, userInput } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

type Activation = BodyOf<'activateCard'>;

const PIN = '2580';

/** A number that passes the Luhn check and is in no range of the service. */
const STRANGE_PAN = '4111111111111111';

export const valid: Valid<'activateCard'> = async (world) => {
  const card = await newEmbossedCard(world);
  return { body: { user_id: String(card.user_id), pan: await panOf(world, card.id), pin: PIN } };
};

export const scenarios: Scenarios<'activateCard'> = {
  '403 PCI_ENTITLEMENT_REQUIRED': async (world) => {
    const client = await world.sharedClient('no card data', { card_data_entitled: false });
    return { token: await client.token(), body: { user_id: crypto.randomUUID(), pan: STRANGE_PAN, pin: PIN } };
  },
  '404 USER_NOT_FOUND': activating(async () => ({ user_id: crypto.randomUUID() })),
  '404 CARD_NOT_FOUND': activating(async () => ({ pan: STRANGE_PAN })),
  '409 CARD_NOT_EMBOSSED': async (world) => {
    const card = await newCard(world, await plasticInput(world));
    const { data } = await world.call('getCard', { path: { id: card.id }, query: { extend: ['pan'] } });
    return { body: { user_id: String(card.user_id), pan: String(data.pan), pin: PIN } };
  },
  '409 USER_NOT_ACTIVE': async (world) => {
    const { body } = await valid(world);
    await block(world, (body as Activation).user_id);
    return { body };
  },
  '422 INVALID_PIN': activating(async () => ({ pin: '4444' })),
  '422 USER_DATA_INCOMPLETE': unnamedFor((world) => newUser(world, userInput(world, { gender: undefined }))),
  '422 AFFINITY_GROUP_MISMATCH': unnamedFor((world) => newUser(world), { country_code: 'BRA' }),
  '422 INVALID_PREVIOUS_CARD': activating(async (world) => ({ previous_card_id: (await newCard(world)).id })),
};

function activating(changes: (world: World) => Promise<Partial<Activation>>) {
  return async (world: World) => {
    const { body } = await valid(world);
    return { body: { ...body, ...(await changes(world)) } };
  };
}

function unnamedFor(user: (world: World) => Promise<{ id: string }>, group?: Parameters<typeof newUnnamedCard>[1]) {
  return async (world: World) => {
    const { pan } = await newUnnamedCard(world, group);
    return { body: { user_id: (await user(world)).id, pan, pin: PIN } };
  };
}
