import { AsyncResource } from 'node:async_hooks';
import type { Db } from '../platform/store/db';
import { until } from './until';

/** Runs something in no transaction, also where one is open: this is bound before there is any. */
export const outside = AsyncResource.bind((run: () => Promise<unknown>) => run()) as <T>(
  run: () => Promise<T>,
) => Promise<T>;

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Waits until somebody waits for what the open transaction has changed. SQLite has one writer: the second one has seen
 * nothing yet, so that there is nothing to wait for.
 * @throws Error if nobody waits
 */
export async function somebodyWaits(db: Db): Promise<void> {
  if (db.dialect === 'sqlite') return;
  await outside(async () => {
    await until('somebody waits for the open transaction', async () => (await db.knex.raw(WAITING)).rows.length > 0);
  });
}
