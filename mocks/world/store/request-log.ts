import { Bulk } from '../../../server/platform/store/bulk';
import type { Db, Reader, Tx } from '../../../server/platform/store/db';
import type { Filter, Page, SortTerm } from '../../../server/platform/store/list';
import { listRecords } from '../../../server/platform/store/records';
import type { FiltersOf } from '../../../server/platform/store/table';
import { type LoggedEntry, requestLog } from './tables';

export type { LoggedDetail, LoggedEntry } from './tables';

export type NewEntry = Omit<LoggedEntry, 'sequence'>;

/** The client id of requests with an unknown caller. */
export const NOBODY = '';

const WRITTEN = requestLog.all.map(({ field }) => field).filter((field) => field !== 'sequence');
const entries = new Bulk(requestLog.only(...(WRITTEN as (keyof NewEntry)[])));

/** A number that no other lock of the database has. */
const LOCK = 7_315_402;

/**
 * Writes entries in a separate unit of work. Processes do this one after the other, so that readers see entries in
 * their order: on SQLite one statement is enough for this.
 */
export function insertEntries(db: Db, made: readonly NewEntry[]): Promise<void> {
  if (db.dialect === 'sqlite') return db.statement((tx) => entries.insert(tx, made));
  return db.transaction(async (tx) => {
    await tx.knex.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    await entries.insert(tx, made);
  });
}

/** The query of a search: an entry has one of `resourceIds` and one of `statuses`, where they are given. */
export interface EntryQuery {
  filters: FiltersOf<typeof requestLog>;
  resourceIds?: readonly string[];
  statuses?: readonly number[];
  sort: readonly SortTerm[];
  page: Page;
}

/** One page of a client's entries. One that belongs to nobody is found by its id alone. */
export async function listEntries(
  reader: Reader,
  clientId: string,
  { filters, resourceIds, statuses, sort, page }: EntryQuery,
): Promise<{ records: LoggedEntry[]; total: number }> {
  const more: Filter[] = [];
  if (resourceIds !== undefined) more.push({ column: 'resource_ids', holds: resourceIds.map((id) => `|${id}|`) });
  if (statuses !== undefined) more.push({ column: 'status', in: statuses });
  const clients = filters.id === undefined ? [clientId] : [clientId, NOBODY];
  const asked = [...requestLog.filters(filters), ...more, { column: 'client_id', in: clients }];
  return listRecords(reader, requestLog, { scope: {}, filters: asked, sort, page });
}

export async function findEntry({ knex }: Reader, clientId: string, id: string): Promise<LoggedEntry | null> {
  return requestLog.first(knex('request_log').where({ id }).whereIn('client_id', [clientId, NOBODY]));
}

/** A client's entries behind a place in the log, in their order. */
export async function entriesBehind(
  { knex }: Reader,
  clientId: string,
  sequence: number,
  limit: number,
): Promise<LoggedEntry[]> {
  return requestLog.list(
    knex('request_log')
      .where({ client_id: clientId })
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(limit),
  );
}

/** The last place in the log that is taken; 0 while none is. */
export async function lastSequence({ knex }: Reader): Promise<number> {
  const row = await knex('request_log').max({ last: 'sequence' }).first();
  return Number(row?.last ?? 0);
}

/** @returns whether the client had such an entry */
export async function deleteEntry({ knex }: Tx, clientId: string, id: string): Promise<boolean> {
  return (await knex('request_log').where({ id, client_id: clientId }).delete()) === 1;
}

export async function deleteEntries({ knex }: Tx, clientId: string): Promise<void> {
  await knex('request_log').where({ client_id: clientId }).delete();
}

/** Removes a client's oldest entries beyond so many. */
export async function pruneByCount({ knex }: Tx, clientId: string, limit: number): Promise<void> {
  const own = () => knex('request_log').where({ client_id: clientId });
  const [last] = await own()
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(limit)
    .limit(1)
    .select('created_at', 'id');
  if (last === undefined) return;
  await own().whereRaw('(created_at, id) <= (?, ?)', [last.created_at, last.id]).delete();
}

/** Removes everybody's entries from before a moment of the machine's clock. Places and moments grow together. */
export async function pruneByAge({ knex }: Tx, before: number): Promise<void> {
  const young = knex('request_log').where('real_at', '>=', before).orderBy('sequence').limit(1).select('sequence');
  const [first] = await young;
  const old = knex('request_log').where('real_at', '<', before);
  await (first === undefined ? old : old.where('sequence', '<', first.sequence)).delete();
}
