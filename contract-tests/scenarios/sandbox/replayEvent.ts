import { newAuthorizationEvent, newEvent, otherClient, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'replayEvent'> = async (world) => {
  // The endpoint may answer anything, because an event can also be sent again after a refusal. The client is not the
  // world's own, whose address would get the events of all other rows, too.
  const activities = `${world.url}/activities`;
  const client = await world.sharedClient('notified of activities', { callback_addresses: { activities } });
  return { token: await client.token(), path: { event_id: (await newEvent(world, client)).id } };
};

export const scenarios: Scenarios<'replayEvent'> = {
  '404 EVENT_NOT_FOUND': async () => ({ path: { event_id: UNKNOWN_ID } }),
  '409 EVENT_WITHOUT_ADDRESS': async (world) => {
    const { client, token } = await otherClient(world);
    return { token, path: { event_id: (await newEvent(world, client)).id } };
  },
  '409 EVENT_NOT_REPEATABLE': async (world) => ({ path: { event_id: (await newAuthorizationEvent(world)).id } }),
};
