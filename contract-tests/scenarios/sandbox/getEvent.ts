import { newAuthorizationEvent, newEvent, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getEvent'> = async (world) => ({ path: { event_id: (await newEvent(world)).id } });

export const scenarios: Scenarios<'getEvent'> = {
  '200 authorization': async (world) => ({ path: { event_id: (await newAuthorizationEvent(world)).id } }),
  '404 EVENT_NOT_FOUND': async () => ({ path: { event_id: UNKNOWN_ID } }),
};
