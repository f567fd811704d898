import type { Reader } from '../../platform/store/db';
import { DECIDED_ONCE } from './events';

/** The events that clients were not told yet, for monitoring. */
interface EventBacklog {
  /** Events that were given up. */
  dead: number;
  /** The time by the service's clock since when the event that is due longest waits; null when none is due. */
  dueSince: number | null;
}

/** Both by indexes of just these events. @param now by the service's clock */
export async function readEventBacklog({ knex }: Reader, now: number): Promise<EventBacklog> {
  const dead = await knex('outbox')
    .whereRaw(`state = 'DEAD'`)
    .whereNot('kind', DECIDED_ONCE)
    .count({ count: '*' })
    .first();
  const due = await knex('outbox')
    .whereRaw(`state = 'PENDING' AND next_attempt_at IS NOT NULL`)
    .where('next_attempt_at', '<=', now)
    .min({ at: 'next_attempt_at' })
    .first();
  return { dead: Number(dead?.count ?? 0), dueSince: due?.at ?? null };
}
