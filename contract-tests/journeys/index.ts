import { cardCalls } from './card-calls';
import { clientReplies } from './client-replies';
import { edges } from './edges';
import { activities, identity, shipments } from './events';
import type { Journey } from './journey';
import { LIFECYCLES } from './lifecycles';
import { triggers } from './triggers';

/** Journeys that show calls to the client: they are made in every revision. */
export const CALLS: readonly Journey[] = [activities, shipments, identity, cardCalls];

/** Journeys of what no revision changes. */
export const UNREVISED: readonly Journey[] = [edges, triggers, ...LIFECYCLES];

/** The journey through every answer that the client's endpoints can give. */
export { clientReplies };

const ALL = new Map([...CALLS, clientReplies, ...UNREVISED].map((journey) => [journey.name, journey]));

/** @throws when there is no journey of that name */
export function journeyNamed(name: string): Journey {
  const journey = ALL.get(name);
  if (!journey) throw new Error(`there is no journey "${name}"`);
  return journey;
}
