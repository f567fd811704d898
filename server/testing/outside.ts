import { AsyncResource } from 'node:async_hooks';
import type { Db } from '../platform/store/db';
import { until } from './until';

/** Runs something in no transaction, also where one is open: this is bound before there is any. */
export const outside = AsyncResource.bind((run: () => Promise<unknown>) => run()) as <T>(
  run: () => Promise<T>,
) => Promise<T>;

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** The same on the workers of a cluster, where the rows of clients are. */
const WAITING_ON_WORKERS = `SELECT 1 FROM run_command_on_workers($$${WAITING} LIMIT 1$$) WHERE result = '1'`;

/**
 * Waits until somebody waits for what the open transaction has changed. SQLite has one writer: the second one has seen
 * nothing yet, so that there is nothing to wait for.
 * @throws Error if nobody waits
 */
export async function somebodyWaits(db: Db): Promise<void> {
  if (db.dialect === 'sqlite') return;
  const queries = db.isDistributed ? [WAITING, WAITING_ON_WORKERS] : [WAITING];
  await outside(async () => {
    await until('somebody waits for the open transaction', async () => {
      for (const query of queries) if ((await db.knex.raw(query)).rows.length > 0) return true;
      return false;
    });
  });
}
