import { newEvent } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'searchUndeliveredEvents'> = async (world) => {
  await newEvent(world);
  return {
    query: { 'filter[status]': ['PENDING'], 'filter[client_id]': [world.client.id], 'page[size]': 5 },
  };
};

export const scenarios: Scenarios<'searchUndeliveredEvents'> = {};
