import assert from 'node:assert/strict';
import { ADDRESS, block, type CardInput, cardInput, newCard, newGroup, plasticInput } from '../../world/entities/cards';
import { newUser, userInput } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Created = ReplyOf<'createCard'>;

export const valid: Valid<'createCard'> = async (world) => ({ body: await cardInput(world) });

export const scenarios: Scenarios<'createCard'> = {
  '201 virtual': async (world) => ({
    ...(await valid(world)),
    expect: (body) => {
      const { data } = body as Created;
      assert.deepEqual([data.card_type, data.status, data.shipment_id], ['VIRTUAL', 'ACTIVE', null]);
    },
  }),
  '201 physical': async (world) => ({
    body: await plasticInput(world),
    expect: (body) => {
      const { data } = body as Created;
      assert.deepEqual([data.card_type, data.status], ['PHYSICAL', 'CREATED']);
      assert.notEqual(data.shipment_id, null);
    },
  }),
  '201 replacement': async (world) => {
    const { id, user_id } = await newCard(world);
    return {
      body: await cardInput(world, { user_id: String(user_id), previous_card_id: id }),
      expect: (body) => assert.equal((body as Created).data.previous_card_id, id),
    };
  },
  '404 USER_NOT_FOUND': creating(async () => ({ user_id: crypto.randomUUID() })),
  '404 AFFINITY_GROUP_NOT_FOUND': creating(async () => ({ affinity_group_id: crypto.randomUUID() })),
  '404 CARD_NOT_FOUND': creating(async () => ({ previous_card_id: crypto.randomUUID() })),
  '409 USER_NOT_ACTIVE': creating(async (world) => {
    const { id } = await newUser(world);
    await block(world, id);
    return { user_id: id };
  }),
  '409 AFFINITY_GROUP_NOT_ACTIVE': inGroup({ status: 'INACTIVE' }),
  '422 USER_DATA_INCOMPLETE': creating(async (world) => ({
    user_id: (await newUser(world, userInput(world, { birthdate: undefined }))).id,
  })),
  '422 CARD_TYPE_NOT_SUPPORTED': inGroup({ card_type_supported: ['PHYSICAL'] }),
  '422 AFFINITY_GROUP_MISMATCH': inGroup({ country_code: 'BRA' }),
  '422 SHIPMENT_COUNTRY_MISMATCH': async (world) => ({
    body: await plasticInput(world, { address: { ...ADDRESS, country: 'MEX' } }),
  }),
  '422 INVALID_PREVIOUS_CARD': creating(async (world) => ({ previous_card_id: (await newCard(world)).id })),
};

function creating(changes: (world: World) => Promise<Partial<CardInput>>) {
  return async (world: World) => ({ body: await cardInput(world, await changes(world)) });
}

function inGroup(changes: Parameters<typeof newGroup>[1]) {
  return creating(async (world) => ({ affinity_group_id: (await newGroup(world, changes)).id }));
}
