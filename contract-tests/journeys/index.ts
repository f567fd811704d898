import { absences, headers } from './borders';
import { cardCalls } from './card-calls';
import { clientReplies } from './client-replies';
import { differences } from './differences';
import { edges } from './edges';
import { activities, identity, shipments } from './events';
import type { Journey } from './journey';
import { LIFECYCLES } from './lifecycles';
import { lists } from './lists';
import { orders } from './orders';
import { settlement } from './settlement';
import { tokens } from './tokens';
import { triggers, verdicts } from './triggers';

/**
 * Journeys made in every revision: calls to the client, and what revisions change apart from single answers. The last
 * one moves the clock by a day.
 */
export const IN_EACH: readonly Journey[] = [
  tokens,
  differences,
  headers,
  absences,
  activities,
  shipments,
  identity,
  cardCalls,
  settlement,
];

/** Journeys of what no revision changes. */
export const UNREVISED: readonly Journey[] = [edges, lists, verdicts, triggers, orders, ...LIFECYCLES];

/** The journey through every answer that the client's endpoints can give. */
/** The journey that nothing but a sandbox can make. */
export { clientReplies, triggers };

const ALL = new Map([...IN_EACH, clientReplies, ...UNREVISED].map((journey) => [journey.name, journey]));

/** @throws when there is no journey of that name */
export function journeyNamed(name: string): Journey {
  const journey = ALL.get(name);
  if (!journey) throw new Error(`there is no journey "${name}"`);
  return journey;
}
