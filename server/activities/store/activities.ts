import { Bulk } from '../../platform/store/bulk';
import type { Reader, Tx } from '../../platform/store/db';
import {
  type Filter,
  isByValues,
  type ListQuery,
  listPage,
  type Page,
  type PageRows,
  pageStatement,
  type SortTerm,
} from '../../platform/store/list';
import { Lookup } from '../../platform/store/lookup';
import type { QueuedRead } from '../../platform/store/reads';
import { readTogether } from '../../platform/store/shared-reads';
import type { BulkWrite } from '../../platform/store/writes';
import type { ActivityFilters } from './activity-filters';
import { type CountScope, countActivities, queryTotal, totalIn } from './activity-totals';
import { type Activity, activities } from './tables';

export type {
  Activity,
  ActivityAccountTx,
  ActivityResult,
} from './tables';

const bulk = new Bulk(activities);

const byId = Lookup.of(activities);

/** New activities. Their totals are counted by `Totals`; the ledger, which writes all activities, sees to both. */
export function writeActivities(made: readonly Activity[]): BulkWrite | null {
  return bulk.write(made);
}

export function findActivity(reader: Reader, clientId: string, id: string): Promise<Activity | null> {
  return byId.find(reader, clientId, id);
}

/** Reads an activity and keeps it as it is until the transaction ends. */
export async function lockActivity({ knex }: Tx, clientId: string, id: string): Promise<Activity | null> {
  const row = await knex('activities')
    .where({ id, client_id: clientId })
    .forNoKeyUpdate()
    .first(knex.raw(activities.select()));
  return row === undefined ? null : activities.read(row);
}

/** Changes the given fields. Whoever changes the result moves the totals as well. */
export async function updateActivity(
  { knex }: Tx,
  clientId: string,
  id: string,
  changes: Partial<Omit<Activity, 'id' | 'clientId' | 'accountId' | 'country' | 'type'>>,
): Promise<void> {
  const updated = await knex('activities').where({ id, client_id: clientId }).update(activities.writeChanges(changes));
  if (updated !== 1) throw new Error('an activity that is to be changed is not there');
}

/** Rows before a page that are few enough to be passed over where nobody asked for the page. */
const NEAR = 1_000;

/** One page of a client's activities. */
export async function searchActivities(
  reader: Reader,
  clientId: string,
  { filters, sort, page }: { filters: ActivityFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ activities: Activity[]; total: number }> {
  const { owner, scope, others } = narrow(clientId, filters);
  const list: ListQuery = {
    table: 'activities',
    select: activities.select(),
    scope: { ...scope },
    filters: activities.filters(others),
    ...changeAlternatives(others),
    sort,
    sortColumns: activities.sortColumns,
    page,
  };
  const total = isTransaction(reader) || page.number * page.size > NEAR ? null : queryTotal(scope, others);
  const found =
    total === null ? await oneByOne(reader, owner, { list, scope, others }) : await atOnce(reader, owner, total, list);
  return { activities: found.rows.map((row) => activities.read(row)), total: found.total };
}

const NOTHING: PageRows = { rows: [], total: 0 };

async function atOnce(reader: Reader, owner: QueuedRead | null, total: QueuedRead, list: ListQuery): Promise<PageRows> {
  const page = { ...pageStatement(list), columns: activities.names, byValues: isByValues(list) };
  const [owned = [], totals = [], rows = []] = await readTogether(reader, [owner, total, page]);
  return owner !== null && owned.length === 0 ? NOTHING : { rows, total: totalIn(totals) };
}

async function oneByOne(
  reader: Reader,
  owner: QueuedRead | null,
  { list, scope, others }: { list: ListQuery; scope: CountScope; others: ActivityFilters },
): Promise<PageRows> {
  const [owned = []] = await readTogether(reader, [owner]);
  if (owner !== null && owned.length === 0) return NOTHING;
  const total = isTransaction(reader) ? null : await countActivities(reader, scope, others);
  return listPage(reader, total === null ? list : { ...list, total });
}

/** The totals are written as a transaction's last step, so within one they aren't right yet. */
function isTransaction(reader: Reader): boolean {
  return (reader as Partial<Tx>).inTransaction === true;
}

/**
 * The activities of one account are looked for by the account alone, where it is the client's.
 * @returns what finds the account where it is, null where none is asked for
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

/** Most activities never change after they were made; the database has an index of those that did. */
const CHANGED: Filter = { column: 'updated_at', after: 'created_at' };
/** Not written as an equation, which would lead SQLite to look for these by the time of their change. */
const UNCHANGED: Filter = { column: 'updated_at', notAfter: 'created_at' };

/**
 * The filters that ask when an activity was last changed, as alternatives that each have an index to go by in the
 * order of creation: what was made then and not changed since, and what was made earlier and changed then.
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

/** Filters by the time of making or of the last change: made then, or made before and changed then. */
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
