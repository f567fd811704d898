import { newEvent, otherClient, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

/** An event without an address, of a client that has not set one. */
async function parkedEvent(world: World) {
  const { client } = await otherClient(world);
  return { client, event: await newEvent(world, client) };
}

export const valid: Valid<'replayUndeliveredEvent'> = async (world) => {
  const { client, event } = await parkedEvent(world);
  // Nothing listens on this port, so the event fails again and exists for the next request.
  await client.agree({ callback_addresses: { activities: 'http://127.0.0.1:9/activities' } });
  return { path: { event_id: event.id } };
};

export const scenarios: Scenarios<'replayUndeliveredEvent'> = {
  '404 EVENT_NOT_FOUND': async () => ({ path: { event_id: UNKNOWN_ID } }),
  '409 EVENT_WITHOUT_ADDRESS': async (world) => ({ path: { event_id: (await parkedEvent(world)).event.id } }),
};
