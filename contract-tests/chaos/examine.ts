import { verifyLedger } from '../../server/ledger/verification';
import type { Db } from '../../server/platform/store/db';
import { rowsOf } from '../../server/platform/store/rows-of';

const LONELY = `SELECT
  (SELECT COUNT(*) FROM activities a WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.resource_id = a.id)) AS activities,
  (SELECT COUNT(*) FROM outbox o WHERE NOT EXISTS (SELECT 1 FROM activities a WHERE a.id = o.resource_id)) AS events`;

/** Returns the mistakes in the ledger of a store and, on SQLite, in the file itself. */
export async function examineLedger(db: Db): Promise<string[]> {
  const problems = (await verifyLedger(db)).mismatches.map((mismatch) => JSON.stringify(mismatch));
  if (db.dialect === 'sqlite') {
    const [check] = rowsOf(await db.knex.raw('PRAGMA integrity_check'));
    if (check?.integrity_check !== 'ok') problems.push(`integrity_check: ${JSON.stringify(check)}`);
  }
  return problems;
}

/**
 * Returns the mistakes of a store in which movements were made: in the ledger, changes without their event, and on
 * SQLite in the file itself.
 * @returns every mistake found
 */
export async function examine(db: Db): Promise<string[]> {
  const problems = await examineLedger(db);
  const [lonely] = rowsOf(await db.knex.raw(LONELY));
  if (Number(lonely?.activities) + Number(lonely?.events) !== 0) {
    problems.push(`changes without event, or events without change: ${JSON.stringify(lonely)}`);
  }
  return problems;
}
