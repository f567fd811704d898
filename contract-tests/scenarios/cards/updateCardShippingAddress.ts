import { ADDRESS, newCard, plasticInput } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'updateCardShippingAddress'> = async (world) => ({
  path: { id: (await newCard(world, await plasticInput(world))).id },
  body: { address: { ...ADDRESS, street_name: 'Florida', street_number: '100' } },
});

export const scenarios: Scenarios<'updateCardShippingAddress'> = {
  '404 CARD_NOT_FOUND': async (world) => ({ ...(await valid(world)), path: { id: crypto.randomUUID() } }),
  '422 SHIPMENT_COUNTRY_MISMATCH': async (world) => ({
    ...(await valid(world)),
    body: { address: { ...ADDRESS, country: 'MEX' } },
  }),
  '409 SHIPPING_ADDRESS_NOT_UPDATABLE': async (world) => {
    const { id } = await newCard(world, await plasticInput(world));
    await world.call('embossCard', { path: { card_id: id } });
    return { path: { id }, body: { address: ADDRESS } };
  },
};
