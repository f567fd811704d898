import { DAY, HOUR } from '../../kernel/time';
import { BulkByClient } from '../../platform/store/bulk';
import { type Filter, whereOf } from '../../platform/store/list';
import type { QueuedRead } from '../../platform/store/reads';
import type { BulkWrite } from '../../platform/store/writes';
import type { ActivityFilters } from './activity-filters';
import { type ActivityTotal, activityTotals } from './tables';

/** Stands for all days together. */
const EVER = -1;

/**
 * Instead of a day: the first hour of the Unix epoch, from which hours are counted downwards. Clients have such rows,
 * accounts have few enough activities in a day to look at them.
 */
const FIRST_HOUR = -2;

const bulk = new BulkByClient(activityTotals, {
  key: ['scope_id', 'day', 'country', 'type', 'result', 'slot'],
  set: 'total = activity_totals.total + excluded.total',
});

/** The part of an activity that its total depends on. */
interface Counted {
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
    this.addTo(activity.clientId, FIRST_HOUR - Math.floor(activity.createdAt / HOUR), activity, by);
    this.addTo(activity.accountId, EVER, activity, by);
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

/** From and until, both included; the end may be open. */
type Range = readonly [number, number | null];

/** A number of activities that is added to a total, or taken from it. */
interface Part {
  count: QueuedRead;
  sign: 1 | -1;
}

/** The numbers of activities that make up a total. */
export type Parts = readonly Part[];

/** A length of time of which there are totals. */
interface Unit {
  length: number;
  /** Returns the rows of so many of them, both included. */
  rows(first: number, last: number | null): readonly Filter[];
}

const DAYS: Unit = {
  length: DAY,
  rows: (first, last) => span(Math.max(0, first), last),
};

const HOURS: Unit = {
  length: HOUR,
  rows: (first, last) => span(last === null ? null : FIRST_HOUR - last, FIRST_HOUR - first),
};

function span(from: number | null, until: number | null): Filter[] {
  if (from !== null && from === until) return [{ column: 'day', in: [from] }];
  return [...(from === null ? [] : [{ column: 'day', from }]), ...(until === null ? [] : [{ column: 'day', until }])];
}

/**
 * Returns the query that counts the matching activities from the totals; null if the totals lack a filter, such as the
 * time of a change. Complete days are summed, for a client also complete hours. Only the rest at the ends of a range is
 * counted row by row, so the work depends on the number of days and hardly on the number of activities.
 */
export function countActivities(scope: CountScope, filters: ActivityFilters): Parts | null {
  const { country, type, result, createdFrom, createdUntil = null, ...others } = filters;
  if (Object.values(others).some((value) => value !== undefined)) return null;
  const kinds = { country, type, result };
  if (createdFrom === undefined && createdUntil === null) return [sumOf(scope, kinds, span(EVER, EVER))];
  const units = 'client_id' in scope ? [DAYS, HOURS] : [DAYS];
  return partsOf(scope, kinds, [Math.max(0, createdFrom ?? 0), createdUntil], units);
}

/** Adds up what `countActivities` has asked for. */
export function totalOf(parts: Parts, answers: readonly (readonly Record<string, unknown>[])[]): number {
  return parts.reduce((total, { sign }, at) => total + sign * Number(answers[at]?.[0]?.total ?? 0), 0);
}

/**
 * Divides a range into complete units and the rest at its ends.
 * @param units the largest first
 */
function partsOf(scope: CountScope, kinds: Kinds, [from, until]: Range, units: readonly Unit[]): Part[] {
  const [unit, ...smaller] = units;
  if (until !== null && from > until) return [];
  if (unit === undefined) return [countOf(scope, kinds, [from, until])];
  const first = Math.ceil(from / unit.length);
  if (until === null) {
    const whole = sumOf(scope, kinds, unit.rows(first, null));
    return [whole, ...partOf(scope, kinds, [from, first * unit.length - 1], units)];
  }
  const end = Math.floor((until + 1) / unit.length);
  if (end < first) return partsOf(scope, kinds, [from, until], smaller);
  return [
    ...(end > first ? [sumOf(scope, kinds, unit.rows(first, end - 1))] : []),
    ...partOf(scope, kinds, [from, first * unit.length - 1], units),
    ...partOf(scope, kinds, [end * unit.length, until], units),
  ];
}

/**
 * Counts part of a unit, from its start or to its end: where there are no smaller units, the part itself or the rest,
 * whichever is shorter.
 */
function partOf(scope: CountScope, kinds: Kinds, [from, until]: [number, number], units: readonly Unit[]): Part[] {
  const [unit, ...smaller] = units as [Unit, ...Unit[]];
  if (from > until || smaller.length > 0 || until - from < unit.length / 2) {
    return partsOf(scope, kinds, [from, until], smaller);
  }
  const number = Math.floor(from / unit.length);
  const start = number * unit.length;
  const rest: [number, number] = from === start ? [until + 1, start + unit.length - 1] : [start, from - 1];
  return [
    sumOf(scope, kinds, unit.rows(number, number)),
    ...partsOf(scope, kinds, rest, []).map((part) => ({ ...part, sign: -1 as const })),
  ];
}

function sumOf(scope: CountScope, kinds: Kinds, days: readonly Filter[]): Part {
  const owner = { column: 'scope_id', in: Object.values(scope) };
  const { sql, parameters } = whereOf([owner, ...days, ...ofKinds(kinds)]);
  return {
    count: { sql: `SELECT SUM(total) AS total FROM activity_totals${sql}`, columns: ['total'], parameters },
    sign: 1,
  };
}

function countOf(scope: CountScope, kinds: Kinds, [from, until]: Range): Part {
  const owner = Object.entries(scope).map(([column, id]) => ({ column, in: [id as string] }));
  const made: Filter[] = [{ column: 'created_at', from }, ...(until === null ? [] : [{ column: 'created_at', until }])];
  const { sql, parameters } = whereOf([...owner, ...made, ...ofKinds(kinds)]);
  const text = `SELECT COUNT(*) AS total FROM activities${sql}`;
  return { count: { sql: text, columns: ['total'], parameters, byValues: true }, sign: 1 };
}

function ofKinds(kinds: Kinds): Filter[] {
  return Object.entries(kinds).flatMap(([column, values]) => (values === undefined ? [] : [{ column, in: values }]));
}
