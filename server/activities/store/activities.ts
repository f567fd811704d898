import { Bulk } from '../../platform/store/bulk';
import type { Reader, Tx } from '../../platform/store/db';
import { type Filter, type ListQuery, listPage, type Page, type SortTerm } from '../../platform/store/list';
import type { BulkWrite } from '../../platform/store/writes';
import type { ActivityFilters } from './activity-filters';
import { type CountScope, countActivities } from './activity-totals';
import { type Activity, activities } from './tables';

export type {
  Activity,
  ActivityAccountTx,
  ActivityResult,
} from './tables';

const bulk = new Bulk(activities);

/** New activities. Their totals are counted by `Totals`; the ledger, which writes all activities, sees to both. */
export function writeActivities(made: readonly Activity[]): BulkWrite | null {
  return bulk.write(made);
}

export async function findActivity({ knex }: Reader, clientId: string, id: string): Promise<Activity | null> {
  const row = await knex('activities').where({ id, client_id: clientId }).first(knex.raw(activities.select()));
  return row === undefined ? null : activities.read(row);
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
  const updated = await knex('activities').where({ id, client_id: clientId }).update(activities.write(changes));
  if (updated !== 1) throw new Error('an activity that is to be changed is not there');
}

/** One page of a client's activities. */
export async function searchActivities(
  reader: Reader,
  clientId: string,
  query: { filters: ActivityFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ activities: Activity[]; total: number }> {
  const { scope, filters } = await narrow(reader, clientId, query.filters);
  if (scope === null) return { activities: [], total: 0 };
  const { rows, total } = await listPage(reader, {
    table: 'activities',
    select: activities.select(),
    scope: { ...scope },
    filters: activities.filters(filters),
    ...changeAlternatives(filters),
    sort: query.sort,
    sortColumns: activities.sortColumns,
    page: query.page,
    total: isTransaction(reader) ? undefined : ((await countActivities(reader, scope, filters)) ?? undefined),
  });
  return { activities: rows.map((row) => activities.read(row)), total };
}

/** The totals are written as a transaction's last step, so within one they aren't right yet. */
function isTransaction(reader: Reader): boolean {
  return (reader as Partial<Tx>).inTransaction === true;
}

/** The activities of one account are looked for by the account alone, once it is known to be the client's. */
async function narrow(
  { knex }: Reader,
  clientId: string,
  filters: ActivityFilters,
): Promise<{ scope: CountScope | null; filters: ActivityFilters }> {
  const { accountId, ...others } = filters;
  const [only] = accountId ?? [];
  if (only === undefined || accountId?.length !== 1) return { scope: { client_id: clientId }, filters };
  const owned = await knex('ledger_accounts').where({ id: only, client_id: clientId }).first('id');
  return { scope: owned === undefined ? null : { account_id: only }, filters: others };
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
