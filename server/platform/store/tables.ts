import { integer, table, text } from './table';

/** The state of the server itself, by name. Values are JSON. */
export const settings = table('settings', { name: text(), value: text() });

/** The numbers of processes on one PostgreSQL. */
export const processSlots = table('process_slots', {
  number: integer(),
  holder: text(),
  /** The microsecond, by the database's clock, from which another process may take it. */
  heldUntil: integer(),
});

/** The rate-limit buckets that several processes share. */
export const rateBuckets = table('rate_buckets', {
  key: text(),
  /** Microseconds until one more token is added. */
  interval: integer(),
  /** The capacity of the bucket in tokens. */
  burst: integer(),
  /** The tokens that were taken last. */
  granted: integer(),
  /** The microsecond, by the database's clock, when the bucket is full again. */
  fullAt: integer(),
});
