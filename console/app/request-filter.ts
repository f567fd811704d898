import { useRef } from 'preact/hooks';
import type { operations } from '../../generated/types/sandbox';
import type { Schemas } from './api';

type Entry = Schemas['RequestLogEntry'];
type Query = NonNullable<operations['searchRequests']['parameters']['query']>;

/** The filter of the request log, as the query of the page's address holds it. */
export interface Filter {
  direction: string;
  result: string;
  operation: string;
  status: string;
  code: string;
  about: string;
  /** An idempotency key. */
  key: string;
  /** A time of the sandbox, to the minute: `2026-03-15T12:00`. */
  from: string;
  until: string;
}

const NAMES = ['direction', 'result', 'operation', 'status', 'code', 'about', 'key', 'from', 'until'] as const;

/** Somebody who types a year begins with the years 2, 20 and 202. */
const MINUTE_OF_DAY = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/;
/** The longest value of a text field in the contract. */
const MAX_NAME = 64;
export const MAX_ID = 256;

/** The values that each field can have. An empty field does not filter. */
const WHOLE: Partial<Record<keyof Filter, RegExp>> = {
  operation: new RegExp(`^[A-Za-z0-9_]{1,${MAX_NAME}}$`),
  status: /^[1-5]\d\d$/,
  code: new RegExp(`^[A-Z0-9_]{1,${MAX_NAME}}$`),
  about: new RegExp(`^.{1,${MAX_ID}}$`),
  key: new RegExp(`^.{1,${MAX_ID}}$`),
  from: MINUTE_OF_DAY,
  until: MINUTE_OF_DAY,
};

export function filterIn(query: URLSearchParams): Filter {
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ''])) as unknown as Filter;
}

/** Returns the fields that hold only a part of a value, or a time that is not after the other one. */
export function incompleteIn(filter: Filter): (keyof Filter)[] {
  const incomplete = NAMES.filter((name) => filter[name] !== '' && WHOLE[name]?.test(filter[name]) === false);
  const isReversed = filter.from !== '' && filter.until !== '' && filter.from > filter.until;
  return incomplete.length === 0 && isReversed ? ['until'] : incomplete;
}

/** Returns a filter without some fields. */
export const without = (filter: Filter, names: readonly (keyof Filter)[]): Filter => ({
  ...filter,
  ...Object.fromEntries(names.map((name) => [name, ''])),
});

/**
 * Returns the last value that was whole, so that a list keeps what it shows while somebody types.
 * @param otherwise the value until there is a whole one
 */
export function useWhole<T>(value: T, isWhole: boolean, otherwise: T): T {
  const known = useRef(otherwise);
  if (isWhole) known.current = value;
  return known.current;
}

/** Returns the query of the search, without the size of the page. */
export function queryOf(filter: Filter): Query {
  const { from, until } = spanOf(filter);
  const lists = {
    'filter[direction]': filter.direction,
    'filter[result]': filter.result,
    'filter[operation]': filter.operation,
    'filter[error_code]': filter.code,
    'filter[resource_id]': filter.about,
    'filter[idempotency_key]': filter.key,
  };
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(lists)) if (value !== '') query[name] = [value];
  if (filter.status !== '') query['filter[status]'] = [Number(filter.status)];
  if (from !== null) query['filter[created_from]'] = from;
  if (until !== null) query['filter[created_until]'] = until;
  return query as Query;
}

/** The time that is asked for, with the whole of its last minute. */
const spanOf = ({ from, until }: Filter) => ({
  from: from === '' ? null : `${from}:00.000Z`,
  until: until === '' ? null : `${until}:59.999Z`,
});

/** Decides whether an entry that has just come belongs to what is shown, as the search would. */
export function matches(entry: Entry, filter: Filter): boolean {
  const { direction, result, operation, status, code, about, key } = filter;
  const { from, until } = spanOf(filter);
  return (
    (from === null || entry.created_at >= from) &&
    (until === null || entry.created_at <= until) &&
    (key === '' || entry.idempotency_key === key) &&
    (direction === '' || entry.direction === direction) &&
    (result === '' || entry.result === result) &&
    (operation === '' || entry.operation === operation) &&
    (status === '' || String(entry.status) === status) &&
    (code === '' || entry.error_code === code) &&
    (about === '' || entry.resource_ids.includes(about))
  );
}
