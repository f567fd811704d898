import { DAY } from '../../kernel/time';
import { Bulk } from '../../platform/store/bulk';
import type { Reader } from '../../platform/store/db';
import { type Filter, whereOf } from '../../platform/store/list';
import { preparedAmongFew } from '../../platform/store/prepared';
import type { QueuedRead } from '../../platform/store/reads';
import { rowsOf } from '../../platform/store/rows-of';
import type { BulkWrite } from '../../platform/store/writes';
import type { ActivityFilters } from './activity-filters';
import { type ActivityTotal, activityTotals } from './tables';

/** In place of a day: all days together. Clients have such rows, accounts have few enough days to add up. */
const EVER = -1;

const bulk = new Bulk(activityTotals, {
  key: ['scope_id', 'day', 'country', 'type', 'result', 'slot'],
  set: 'total = activity_totals.total + excluded.total',
});

/** The part of an activity that its total depends on. */
export interface Counted {
  clientId: string;
  accountId: string;
  country: string;
  type: string;
  result: string;
  createdAt: number;
}

/** Collects what a transaction adds to the totals, to be written in one statement as its last step. */
export class Totals {
  private readonly changes = new Map<string, ActivityTotal>();

  /** @param slot which rows to write to: rivals with different slots don't wait for each other */
  constructor(private readonly slot: number) {}

  /** Counts an activity, or uncounts it with -1. */
  add(activity: Counted, by = 1): void {
    const day = Math.floor(activity.createdAt / DAY);
    this.addTo(activity.clientId, EVER, activity, by);
    this.addTo(activity.clientId, day, activity, by);
    this.addTo(activity.accountId, day, activity, by);
  }

  /** Rows are written in one order everywhere, so that two transactions never wait for each other in a circle. */
  write(): BulkWrite | null {
    const changes = [...this.changes.entries()].filter(([, { total }]) => total !== 0);
    this.changes.clear();
    changes.sort(([a], [b]) => (a < b ? -1 : 1));
    return bulk.write(changes.map(([, change]) => change));
  }

  private addTo(scopeId: string, day: number, { clientId, country, type, result }: Counted, by: number): void {
    const key = `${scopeId} ${day} ${country} ${type} ${result}`;
    const change = this.changes.get(key);
    if (change !== undefined) change.total += by;
    else this.changes.set(key, { scopeId, day, country, type, result, slot: this.slot, total: by, clientId });
  }
}

/** The owner of the activities that are counted: a client, or one account. */
export type CountScope = { client_id: string } | { account_id: string };

type Kinds = Pick<ActivityFilters, 'country' | 'type' | 'result'>;

/** From and until, both included; null is open. */
type Range = readonly [number | null, number | null];

/**
 * Counts the activities that match, from the totals; null when the filters ask for what the totals don't know, such as
 * the time of a change. Whole days are added up; only what lies in the parts of days at the ends of a range is counted,
 * so the work depends on the number of days, and hardly on that of activities.
 */
export async function countActivities(
  reader: Reader,
  scope: CountScope,
  filters: ActivityFilters,
): Promise<number | null> {
  const { country, type, result, createdFrom, createdUntil = null, ...others } = filters;
  if (Object.values(others).some((value) => value !== undefined)) return null;
  const kinds = { country, type, result };
  return countRange(reader, scope, kinds, [createdFrom === undefined ? null : Math.max(0, createdFrom), createdUntil]);
}

/** Returns what counts the activities that match without looking at a range of time; null where there is one. */
export function queryTotal(scope: CountScope, filters: ActivityFilters): QueuedRead | null {
  const { country, type, result, ...others } = filters;
  if (Object.values(others).some((value) => value !== undefined)) return null;
  return querySum(scope, { country, type, result }, daysOf(scope));
}

const daysOf = (scope: CountScope): Range => ('client_id' in scope ? [EVER, EVER] : [0, null]);

async function countRange(reader: Reader, scope: CountScope, kinds: Kinds, [from, until]: Range): Promise<number> {
  if (from === null && until === null) {
    return sumOfDays(reader, scope, kinds, daysOf(scope));
  }
  const first = from === null ? 0 : Math.ceil(from / DAY);
  const end = until === null ? null : Math.floor((until + 1) / DAY);
  if (from !== null && until !== null && end !== null && end < first) {
    return countRows(reader, scope, kinds, [from, until]);
  }
  let total = await sumOfDays(reader, scope, kinds, [first, end === null ? null : end - 1]);
  if (from !== null) total += await countPart(reader, scope, kinds, [from, first * DAY - 1]);
  if (until !== null && end !== null) total += await countPart(reader, scope, kinds, [end * DAY, until]);
  return total;
}

async function sumOfDays(reader: Reader, scope: CountScope, kinds: Kinds, days: Range): Promise<number> {
  const { sql, parameters } = querySum(scope, kinds, days);
  return totalIn(rowsOf(await preparedAmongFew(reader, sql, parameters, false)));
}

function querySum(scope: CountScope, kinds: Kinds, [first, last]: Range): QueuedRead {
  const days: Filter[] = first !== null && first === last ? [{ column: 'day', in: [first] }] : [];
  if (days.length === 0) days.push({ column: 'day', from: first ?? 0 });
  if (last !== null && first !== last) days.push({ column: 'day', until: last });
  const owner = { column: 'scope_id', in: Object.values(scope) };
  const { sql, parameters } = whereOf([owner, ...days, ...ofKinds(kinds)]);
  return { sql: `SELECT SUM(total) AS total FROM activity_totals${sql}`, columns: ['total'], parameters };
}

/** The number that a statement has answered. */
export function totalIn([row]: readonly Record<string, unknown>[]): number {
  return Number(row?.total ?? 0);
}

/** Counts part of a day: the part itself or the rest of the day, whichever is shorter. */
async function countPart(reader: Reader, scope: CountScope, kinds: Kinds, [from, until]: [number, number]) {
  if (from > until) return 0;
  const day = Math.floor(from / DAY);
  if (until - from < DAY / 2) return countRows(reader, scope, kinds, [from, until]);
  const start = day * DAY;
  const rest: [number, number] = from === start ? [until + 1, start + DAY - 1] : [start, from - 1];
  return (await sumOfDays(reader, scope, kinds, [day, day])) - (await countRows(reader, scope, kinds, rest));
}

async function countRows(reader: Reader, scope: CountScope, kinds: Kinds, [from, until]: [number, number]) {
  const owner = Object.entries(scope).map(([column, id]) => ({ column, in: [id as string] }));
  const made = [
    { column: 'created_at', from },
    { column: 'created_at', until },
  ];
  const { sql, parameters } = whereOf([...owner, ...made, ...ofKinds(kinds)]);
  return totalIn(
    rowsOf(await preparedAmongFew(reader, `SELECT COUNT(*) AS total FROM activities${sql}`, parameters, true)),
  );
}

function ofKinds(kinds: Kinds): Filter[] {
  return Object.entries(kinds).flatMap(([column, values]) => (values === undefined ? [] : [{ column, in: values }]));
}
