import { UsageError, type ValuesOf } from '../../cli/declaration';
import { DomainError } from '../../server/kernel/errors';
import type { Db } from '../../server/platform/store/db';
import { everyUndelivered, listUndelivered, replayUndelivered, type ShownEvent } from '../../server/system/undelivered';
import type { AtNow, CommandOutput } from '../on-database';
import { clientNamed } from '../onboarding/parts';
import type { LIST, REPLAY } from './declared-options';

/** Events that are looked at at a time where all are wanted. */
const PAGE = 100;

const idOf = async (db: Db, client: string | undefined) =>
  client === undefined ? null : (await clientNamed(db, client)).id;

/** Lists the events that clients did not get. */
export async function list(db: Db, { client, status, most: size }: ValuesOf<typeof LIST>): Promise<CommandOutput> {
  const query = { clientId: await idOf(db, client), state: status, page: { number: 0, size } } as const;
  const { events, total } = await listUndelivered(db, query);
  const lines = events.map(lineOf);
  return { json: { events, total }, lines: [...lines, `${events.length} of ${total} shown`], status: 0 };
}

/** Sends the named event again, or all events that were given up. */
export async function replay(
  { db, now }: AtNow,
  { client, event = [], all }: ValuesOf<typeof REPLAY>,
): Promise<CommandOutput> {
  if (all === event.length > 0) throw new UsageError('Say which: --event ID, or --all');
  if (!all && client !== undefined) throw new UsageError('--client cannot be combined with --event');
  const ids = all ? await deadIds(db, client) : event;
  const replayed: ShownEvent[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of ids) {
    try {
      replayed.push(await db.transaction((tx) => replayUndelivered(tx, id, now)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ id, reason: error.code });
    }
  }
  const lines = [...replayed.map(lineOf), ...refused.map(({ id, reason }) => `${id}  not sent again: ${reason}`)];
  return {
    json: { replayed, refused },
    lines: [...lines, `${replayed.length} sent again, ${refused.length} not`],
    status: refused.length === 0 ? 0 : 2,
  };
}

async function deadIds(db: Db, client: string | undefined): Promise<string[]> {
  const clientId = await idOf(db, client);
  const ids: string[] = [];
  for await (const events of everyUndelivered(db, { clientId, state: 'DEAD' }, PAGE)) {
    ids.push(...events.flatMap(({ id, address }) => (address === null ? [] : [id])));
  }
  return ids;
}

function lineOf(event: ShownEvent): string {
  const last = event.last_attempt === null ? 'never tried' : `${event.last_attempt.outcome} ${event.last_attempt.at}`;
  const parts = [event.id, event.status, event.type, event.client_id, event.address ?? 'no address'];
  return [...parts, `${event.attempts_made} attempts`, last].join('  ');
}
