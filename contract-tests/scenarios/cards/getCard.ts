import assert from 'node:assert/strict';
import { newCard } from '../../world/entities/cards';
import { newUser, userInput } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

type Read = ReplyOf<'getCard'>;

export const valid: Valid<'getCard'> = async (world) => ({ path: { id: (await newCard(world)).id } });

export const scenarios: Scenarios<'getCard'> = {
  '200 found': async (world) => ({
    ...(await valid(world)),
    expect: (body) => {
      assert.deepEqual((body as Read).meta.extend, []);
      assert.equal('pan' in (body as Read).data, false);
    },
  }),
  '200 extended': async (world) => ({
    ...(await valid(world)),
    query: { extend: ['pan', 'cvv', 'name', 'expiration_date'] },
    expect: (body) => {
      const { data, meta } = body as Read;
      assert.deepEqual(meta.extend, ['pan', 'cvv', 'name', 'expiration_date']);
      assert.equal(data.pan?.slice(-4), data.last_four);
      assert.equal(data.name, 'ANA SUAREZ');
      assert.ok(data.cvv !== undefined && data.expiration_date !== undefined);
    },
  }),
  '403 PCI_ENTITLEMENT_REQUIRED': async (world) => {
    const client = await world.sharedClient('no card data', { card_data_entitled: false });
    await newUser(world, userInput(world), client);
    return { token: await client.token(), path: { id: crypto.randomUUID() }, query: { extend: ['pan'] } };
  },
  '404 CARD_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() } }),
};
