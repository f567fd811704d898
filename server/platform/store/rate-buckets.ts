import type { Tx } from './db';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

/** A request to the bucket that all processes share under a key. */
export interface BucketRequest {
  key: string;
  /** Microseconds in which one token comes in. */
  interval: number;
  /** The tokens that the bucket holds. */
  burst: number;
  /** Tokens to take out, no more than the bucket holds; below zero to put so many back. */
  wanted: number;
}

/** The tokens that a request got. */
export interface BucketGrant {
  /** Tokens that were taken out. */
  granted: number;
  /** Microseconds until the bucket is full, if nobody takes more. */
  fullIn: number;
}

/** Microseconds of the database's clock, which all processes have in common. */
const NOW = '(EXTRACT(EPOCH FROM statement_timestamp()) * 1000000)::bigint';
const EMPTY = `${NOW} + excluded.burst * excluded.interval`;
/**
 * When a bucket is full. One that is further from that than an empty one was noted while the clock of the database was ahead: it is empty
 * now. A minute is for statements that wait for each other.
 */
const FULL_AT = `CASE WHEN b.full_at > ${EMPTY} + 60000000 THEN ${EMPTY} ELSE b.full_at END`;
const LEFT = `excluded.burst - CEIL(GREATEST((${FULL_AT}) - ${NOW}, 0)::numeric / excluded.interval)::bigint`;
const GRANTED = `LEAST(excluded.granted, GREATEST(${LEFT}, 0))`;

/** A bucket that nobody has asked is full. Of the row that can't be inserted, `granted` is what was wanted. */
const TAKE = `INSERT INTO rate_buckets AS b (key, interval, burst, granted, full_at)
  SELECT key, interval, burst, wanted, ${NOW} + wanted * interval
    FROM (SELECT value ->> 0 AS key, (value ->> 1)::bigint AS interval, (value ->> 2)::bigint AS burst,
                 (value ->> 3)::bigint AS wanted FROM jsonb_array_elements(?::jsonb) AS value) AS asked
  ON CONFLICT (key) DO UPDATE SET interval = excluded.interval, burst = excluded.burst, granted = ${GRANTED},
    full_at = GREATEST(${FULL_AT}, ${NOW}) + ${GRANTED} * excluded.interval
  RETURNING key, granted, full_at - ${NOW} AS full_in`;

/** Takes tokens out of shared buckets, or puts them back, with one statement on PostgreSQL. No key is named twice. */
export async function takeFromBuckets(tx: Tx, requests: readonly BucketRequest[]): Promise<Map<string, BucketGrant>> {
  // Everybody locks in one order.
  const rows = [...requests].sort((a, b) => (a.key < b.key ? -1 : 1));
  const parameter = JSON.stringify(rows.map(({ key, interval, burst, wanted }) => [key, interval, burst, wanted]));
  const answer = rowsOf(await prepared(tx, TAKE, [parameter]));
  // A statement that waits for another one counts from the moment at which it came: a bucket is never further from full than empty.
  const most = new Map(requests.map(({ key, interval, burst }) => [key, interval * burst]));
  return new Map(
    answer.map(({ key, granted, full_in }) => {
      const fullIn = Math.min(Number(full_in), most.get(String(key)) as number);
      return [String(key), { granted: Number(granted), fullIn }];
    }),
  );
}

/** Forgets buckets that are full again. */
export async function forgetFullBuckets({ knex }: Tx): Promise<void> {
  await knex.raw(`DELETE FROM rate_buckets WHERE full_at < ${NOW}`);
}
