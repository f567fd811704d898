import type { Reader } from './db';

/** `transaction_timeout` exists from PostgreSQL 17 on. */
const LIFT = `SELECT set_config(name, '0', true) FROM pg_settings WHERE name IN ('statement_timeout', 'transaction_timeout')`;

/**
 * Lets a transaction and its statements take as long as they need, whatever limits the role or the database has by
 * default: these are meant for requests, and would end what reads or changes whole tables each time.
 */
export async function liftTimeLimits({ dialect, knex }: Pick<Reader, 'dialect' | 'knex'>): Promise<void> {
  if (dialect === 'postgres') await knex.raw(LIFT);
}
