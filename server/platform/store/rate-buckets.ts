import type { Tx } from './db';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

/** A request to the bucket of a key, which all processes share. */
export interface BucketRequest {
  key: string;
  /** Microseconds until one more token is added. */
  interval: number;
  /** The capacity of the bucket in tokens. */
  burst: number;
  /** Tokens to take, at most the capacity of the bucket; negative to put tokens back. */
  wanted: number;
}

/** The result of a request for tokens. */
export interface BucketGrant {
  /** The tokens that were taken. */
  granted: number;
  /** Microseconds until the bucket is full, without further requests. */
  fullIn: number;
}

/** Microseconds of the clock of the database, which all processes share. */
const NOW = '(EXTRACT(EPOCH FROM statement_timestamp()) * 1000000)::bigint';
const EMPTY = `${NOW} + excluded.burst * excluded.interval`;
/**
 * The time when a bucket is full. A bucket that would be full later than an empty one was stored while the clock of the
 * database was ahead, and counts as empty. A minute is added for statements that wait for each other.
 */
const FULL_AT = `CASE WHEN b.full_at > ${EMPTY} + 60000000 THEN ${EMPTY} ELSE b.full_at END`;
const LEFT = `excluded.burst - CEIL(GREATEST((${FULL_AT}) - ${NOW}, 0)::numeric / excluded.interval)::bigint`;
const GRANTED = `LEAST(excluded.granted, GREATEST(${LEFT}, 0))`;

/** A bucket without a row is full. In a conflict, `granted` of the excluded row is the requested number. */
const TAKE = `INSERT INTO rate_buckets AS b (key, interval, burst, granted, full_at)
  SELECT key, interval, burst, wanted, ${NOW} + wanted * interval
    FROM (SELECT value ->> 0 AS key, (value ->> 1)::bigint AS interval, (value ->> 2)::bigint AS burst,
                 (value ->> 3)::bigint AS wanted FROM jsonb_array_elements(?::jsonb) AS value) AS requests
  ON CONFLICT (key) DO UPDATE SET interval = excluded.interval, burst = excluded.burst, granted = ${GRANTED},
    full_at = GREATEST(${FULL_AT}, ${NOW}) + ${GRANTED} * excluded.interval
  RETURNING key, granted, full_at - ${NOW} AS full_in`;

/** Takes tokens from shared buckets, or puts them back, with one statement on PostgreSQL. Each key occurs once. */
export async function takeFromBuckets(tx: Tx, requests: readonly BucketRequest[]): Promise<Map<string, BucketGrant>> {
  // All statements lock in the same order.
  const rows = [...requests].sort((a, b) => (a.key < b.key ? -1 : 1));
  const parameter = JSON.stringify(rows.map(({ key, interval, burst, wanted }) => [key, interval, burst, wanted]));
  const answer = rowsOf(await prepared(tx, TAKE, [parameter]));
  // A statement that waits for another one uses the time of its arrival, so `full_in` can be longer than that of an
  // empty bucket.
  const most = new Map(requests.map(({ key, interval, burst }) => [key, interval * burst]));
  return new Map(
    answer.map(({ key, granted, full_in }) => {
      const fullIn = Math.min(Number(full_in), most.get(String(key)) as number);
      return [String(key), { granted: Number(granted), fullIn }];
    }),
  );
}

/** Adds what so many milliseconds would have added to the buckets whose keys begin so. */
export async function fillBuckets({ knex }: Tx, keys: string, milliseconds: number): Promise<void> {
  const microseconds = Math.round(milliseconds) * 1_000;
  await knex.raw('UPDATE rate_buckets SET full_at = full_at - ?::bigint WHERE starts_with(key, ?)', [
    microseconds,
    keys,
  ]);
}

/** Deletes buckets that are full again. */
export async function forgetFullBuckets({ knex }: Tx): Promise<void> {
  await knex.raw(`DELETE FROM rate_buckets WHERE full_at < ${NOW}`);
}
