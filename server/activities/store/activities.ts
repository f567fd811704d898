import { BulkByClient } from '../../platform/store/bulk';
import { isTx, type Reader, type Tx } from '../../platform/store/db';
import { JsonRows } from '../../platform/store/json-rows';
import {
  type Filter,
  isByValues,
  type ListQuery,
  listPage,
  nearPageStatement,
  type Page,
  pageStatement,
  type SortTerm,
} from '../../platform/store/list';
import { Lookup } from '../../platform/store/lookup';
import { ofClients, type QueuedRead } from '../../platform/store/reads';
import { readTogether } from '../../platform/store/shared-reads';
import { tenantOf } from '../../platform/store/sql';
import type { BulkWrite } from '../../platform/store/writes';
import type { ActivityFilters } from './activity-filters';
import { type CountScope, countActivities, type Parts, totalOf } from './activity-totals';
import { type Activity, activities } from './tables';

export type {
  Activity,
  ActivityAccountTx,
  ActivityResult,
} from './tables';

const bulk = new BulkByClient(activities);

const byId = Lookup.of(activities);

const packed = new JsonRows(activities);
const SELECTED = activities.select();
const NAMES = activities.names;

/** New activities. Their totals are counted by `Totals`; the ledger, which writes all activities, sees to both. */
export function writeActivities(made: readonly Activity[]): BulkWrite | null {
  return bulk.write(made);
}

export function findActivity(reader: Reader, clientId: string, id: string): Promise<Activity | null> {
  return byId.find(reader, clientId, id);
}

/** Reads an activity and keeps it as it is until the transaction ends. */
export async function lockActivity({ knex }: Tx, clientId: string, id: string): Promise<Activity | null> {
  return activities.first(knex('activities').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/** Changes the given fields. A caller that changes the result must also change the totals. */
export async function updateActivity(
  { knex }: Tx,
  clientId: string,
  id: string,
  changes: Partial<Omit<Activity, 'id' | 'clientId' | 'accountId' | 'country' | 'type'>>,
): Promise<void> {
  const updated = await knex('activities').where({ id, client_id: clientId }).update(activities.writeChanges(changes));
  if (updated !== 1) throw new Error('an activity that is to be changed is not there');
}

/** The number of rows before a page that may be skipped even if another plan is available. */
const NEAR = 1_000;

/** One page of a client's activities. */
export async function searchActivities(
  reader: Reader,
  clientId: string,
  { filters, sort, page }: { filters: ActivityFilters; sort: readonly SortTerm[]; page: Page },
): Promise<Found> {
  const { owner, scope, others } = narrow(clientId, filters);
  const list: ListQuery = {
    table: 'activities',
    select: SELECTED,
    scope: { ...scope, ...tenantOf(reader, clientId) },
    filters: activities.filters(others),
    ...changeAlternatives(others),
    sort,
    sortColumns: activities.sortColumns,
    page,
  };
  // The totals are written as a transaction's last step, so within one they aren't right yet.
  const counted = isTx(reader) ? null : countActivities(scope, others);
  const parts = counted?.map((part) => ({ ...part, count: ofClients(reader, part.count, [clientId]) })) ?? null;
  const isNear = page.number * page.size <= NEAR && isFoundSoon(scope, others);
  return parts !== null && isNear ? atOnce(reader, owner, parts, list) : oneByOne(reader, owner, parts, list);
}

/**
 * Decides whether an index finds a page without reading many other rows. Rare activities of an account or a range may
 * require reading all of them, which is useless if the totals show that there are none.
 */
function isFoundSoon(
  scope: CountScope,
  { country, type, result, createdFrom, createdUntil }: ActivityFilters,
): boolean {
  const isOfKind = type !== undefined || result !== undefined;
  const isOfTime = createdFrom !== undefined || createdUntil !== undefined;
  return country === undefined && (!isOfKind || ('client_id' in scope && !isOfTime));
}

/** A page of activities, and how many there are on all pages. */
interface Found {
  activities: Activity[];
  total: number;
}

const NOTHING: Found = { activities: [], total: 0 };

async function atOnce(reader: Reader, owner: QueuedRead | null, parts: Parts, list: ListQuery): Promise<Found> {
  const byValues = isByValues(list);
  const shared = reader.dialect === 'postgres' && !byValues ? nearPageStatement(list) : null;
  const page = { ...(shared ?? pageStatement(list)), columns: NAMES, byValues, packed };
  const counts = parts.map(({ count }) => count);
  const [owned = [], found = [], ...counted] = await readTogether(reader, [owner, page, ...counts]);
  if (owner !== null && owned.length === 0) return NOTHING;
  return { activities: found as object[] as Activity[], total: totalOf(parts, counted) };
}

/** Looks for no page of which the totals say that it is empty. */
async function oneByOne(
  reader: Reader,
  owner: QueuedRead | null,
  parts: Parts | null,
  list: ListQuery,
): Promise<Found> {
  const counts = parts?.map(({ count }) => count) ?? [];
  const [owned = [], ...counted] = await readTogether(reader, [owner, ...counts]);
  if (owner !== null && owned.length === 0) return NOTHING;
  const total = parts === null ? undefined : totalOf(parts, counted);
  const { rows, ...listed } = await listPage(reader, { ...list, total });
  return { activities: rows.map((row) => activities.read(row)), ...listed };
}

/**
 * The activities of one account are searched by the account only, if it belongs to the client.
 * @returns the condition that finds the account, null if no account is requested
 */
function narrow(
  clientId: string,
  filters: ActivityFilters,
): { owner: QueuedRead | null; scope: CountScope; others: ActivityFilters } {
  const { accountId, ...others } = filters;
  const [only] = accountId ?? [];
  if (only === undefined || accountId?.length !== 1) {
    return { owner: null, scope: { client_id: clientId }, others: filters };
  }
  const sql = 'SELECT id FROM ledger_accounts WHERE id = ? AND client_id = ?';
  return { owner: { sql, columns: ['id'], parameters: [only, clientId] }, scope: { account_id: only }, others };
}

/** Most activities never change after their creation; the database has an index of those that did. */
const CHANGED: Filter = { column: 'updated_at', after: 'created_at' };
/** Not written as an equation, because then SQLite would search by the time of change. */
const UNCHANGED: Filter = { column: 'updated_at', notAfter: 'created_at' };

/**
 * The filters by the time of the last change, as alternatives with an index each, in the order of creation: activities
 * created in the range and not changed since, and activities created earlier and changed in the range.
 */
function changeAlternatives(filters: ActivityFilters): Pick<ListQuery, 'alternatives' | 'countAlternatives'> {
  const updated = range('updated_at', filters.updatedFrom, filters.updatedUntil);
  const upserted = upsertAlternatives(filters);
  if (updated.length === 0) return { alternatives: upserted };
  // Both at once is rare enough to be looked for plainly.
  if (upserted.length > 1) return { alternatives: upserted.map((each) => [...each, ...updated]) };
  const [all = []] = upserted;
  const made = range('created_at', filters.updatedFrom, filters.updatedUntil);
  return {
    alternatives: [
      [...all, ...made, UNCHANGED],
      [...all, ...updated, CHANGED],
    ],
    countAlternatives: [[...all, ...updated]],
  };
}

/** Filters by the time of creation or of the last change: created in the range, or created before and changed in it. */
function upsertAlternatives({ upsertFrom, upsertUntil }: ActivityFilters): Filter[][] {
  const made = range('created_at', upsertFrom, upsertUntil);
  if (upsertFrom === undefined) return [made];
  return [
    made,
    [CHANGED, ...range('updated_at', upsertFrom, upsertUntil), { column: 'created_at', before: upsertFrom }],
  ];
}

function range(column: string, from: number | undefined, until: number | undefined): Filter[] {
  const found: Filter[] = [];
  if (from !== undefined) found.push({ column, from });
  if (until !== undefined) found.push({ column, until });
  return found;
}
