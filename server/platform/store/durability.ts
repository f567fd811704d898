import type { Log } from '../log';
import type { Db } from './db';
import { rowsOf } from './rows-of';

/** Settings with which a commit is acknowledged that a crash of the server, or of its machine, can undo. */
const UNSAFE = `SELECT name AS setting,
    CASE WHEN name = 'synchronous_commit'
      THEN format('ALTER ROLE %I IN DATABASE %I SET synchronous_commit = on;', session_user, current_database())
      ELSE format('ALTER SYSTEM SET %I = on; SELECT pg_reload_conf();', name) END AS remedy
  FROM pg_settings WHERE name IN ('synchronous_commit', 'fsync', 'full_page_writes') AND setting = 'off' ORDER BY name`;

/** Logs each setting of PostgreSQL with which acknowledged movements can be lost, and the statement that mends it. */
export async function warnOfLoss(db: Db, log: Log): Promise<void> {
  if (db.dialect === 'sqlite') return;
  for (const { setting, remedy } of rowsOf(await db.knex.raw(UNSAFE))) {
    log.warn({ setting, remedy }, 'PostgreSQL can lose what it has acknowledged: a setting is off; run `remedy`');
  }
}
