import type { Reader } from '../../platform/store/db';
import { DECIDED_ONCE } from './events';
import { findDueReceivers } from './outbox';

/** The events that clients have not got yet, for monitoring. */
interface EventBacklog {
  /** Events that were given up. */
  dead: number;
  /** The time by the service's clock since when the event that is due longest waits; null when none is due. */
  dueSince: number | null;
}

/**
 * Both by indexes of just these events.
 * @param now by the service's clock
 * @param refusing receivers whose last attempt failed: events that wait for them are not counted as due
 */
export async function readEventBacklog(
  reader: Reader,
  now: number,
  refusing: ReadonlySet<string>,
): Promise<EventBacklog> {
  const dead = await reader
    .knex('outbox')
    .whereRaw(`state = 'DEAD'`)
    .whereNot('kind', DECIDED_ONCE)
    .count({ count: '*' })
    .first();
  return { dead: Number(dead?.count ?? 0), dueSince: await dueSinceExcept(reader, now, refusing) };
}

async function dueSinceExcept(reader: Reader, now: number, refusing: ReadonlySet<string>): Promise<number | null> {
  if (refusing.size > 0) {
    const due = await findDueReceivers(reader, now);
    return due.find(({ receiver }) => !refusing.has(receiver))?.dueSince ?? null;
  }
  const due = await reader
    .knex('outbox')
    .whereRaw(`state = 'PENDING' AND next_attempt_at IS NOT NULL`)
    .where('next_attempt_at', '<=', now)
    .min({ at: 'next_attempt_at' })
    .first();
  return due?.at ?? null;
}
