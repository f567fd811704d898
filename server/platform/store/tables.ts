import { integer, table, text } from './table';

/** The server's own state, by name. Values are JSON. */
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
  /** Microseconds in which one token comes in. */
  interval: integer(),
  /** The tokens that the bucket holds. */
  burst: integer(),
  /** Tokens that were taken out last. */
  granted: integer(),
  /** The microsecond, by the database's clock, when the bucket is full again. */
  fullAt: integer(),
});
