import type { Reader } from '../../../server/platform/store/db';
import type { Page } from '../../../server/platform/store/list';

/** An event or a job that is due at a moment of the service's clock. */
export interface Upcoming {
  /** Milliseconds. */
  at: number;
  /** The kind of a job, or `send-event`. */
  kind: string;
  /** The payload of a job; for an event, its id. */
  about: Readonly<Record<string, string>>;
}

/**
 * The scheduled jobs and deliveries, the next first.
 * @param kinds the kinds of jobs to show: those of a client, and those that belong to no client
 */
export async function listUpcoming(
  { knex, dialect }: Reader,
  clientId: string,
  kinds: { own: readonly string[]; nobodys: readonly string[] },
  page: Page,
): Promise<{ upcoming: Upcoming[]; total: number }> {
  const client = dialect === 'sqlite' ? `payload ->> 'clientId'` : `payload::jsonb ->> 'clientId'`;
  const own = knex('jobs').whereIn('kind', kinds.own).whereRaw(`${client} = ?`, [clientId]);
  const nobodys = knex('jobs').whereIn('kind', kinds.nobodys);
  const events = knex('outbox').where({ client_id: clientId, state: 'PENDING' }).whereNotNull('next_attempt_at');
  const job = [knex.raw('run_at AS at'), 'kind', knex.raw('CAST(payload AS TEXT) AS about'), 'id'];
  const event = [knex.raw('next_attempt_at AS at'), knex.raw(`'send-event' AS kind`), knex.raw('id AS about'), 'id'];
  const all = own
    .select(job)
    .unionAll([nobodys.select(job), events.select(event)])
    .as('upcoming');
  const rows = await knex
    .from(all)
    .orderBy(['at', 'id'])
    .limit(page.size)
    .offset(page.number * page.size)
    .select('at', 'kind', 'about');
  const [{ count = 0 } = {}] = await knex.from(all).count({ count: '*' });
  const upcoming = rows.map(({ at, kind, about }: { at: number; kind: string; about: string }) => ({
    at: Number(at),
    kind,
    about: kind === 'send-event' ? { eventId: about } : JSON.parse(about),
  }));
  return { upcoming, total: Number(count) };
}
