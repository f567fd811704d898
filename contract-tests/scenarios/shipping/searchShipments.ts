import { newCard, plasticInput } from '../../world/entities/cards';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'searchShipments'> = async (world) => {
  await newCard(world, await plasticInput(world));
  return {
    query: {
      'filter[shipment_type]': ['SINGLE_CARD', 'BOX'],
      'filter[start_date]': '2020-01-01',
      sort: ['-created_at'],
    },
  };
};
