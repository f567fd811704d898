import { newEvent } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'searchEvents'> = async (world) => {
  const event = await newEvent(world);
  return {
    query: {
      'filter[type]': ['ACTIVITY_CREATED', 'ACTIVITY_UPDATED'],
      'filter[status]': ['PENDING', 'DELIVERED', 'DEAD'],
      'filter[resource_id]': [event.resource_id],
      'filter[created_from]': event.created_at,
      'filter[created_until]': event.created_at,
      'page[size]': 5,
      sort: ['-created_at'],
    },
  };
};

export const scenarios: Scenarios<'searchEvents'> = {};
