import { layout } from '../../server/layout';
import { readCheckedConfig } from '../../server/platform/misspelt-settings';
import { distribute, NotDistributable } from '../../server/platform/store/distribution/distribute';
import type { Layout } from '../../server/platform/store/distribution/placement';
import { openExistingDb } from '../../server/run';

/**
 * Spreads the configured database over its nodes and prints where each table lies.
 * @returns the exit code
 */
export async function spread({ json }: { json: boolean }): Promise<number> {
  const db = await openExistingDb(readCheckedConfig(process.env));
  try {
    await distribute(db, layout);
  } catch (error) {
    if (!(error instanceof NotDistributable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await db.close();
  }
  const tables = tableLines(layout);
  const lines = tables.map(
    ({ name, by, reason }) => `${name}: ${by === null ? `on the coordinator, ${reason}` : `by ${by}`}`,
  );
  process.stdout.write(json ? `${JSON.stringify({ tables }, null, 2)}\n` : `${lines.join('\n')}\n`);
  return 0;
}

/** Prints the place of the rows of each table. */
export function tableLines({ tables }: Layout): { name: string; by: string | null; reason: string | null }[] {
  return Object.entries(tables).map(([name, place]) =>
    'by' in place ? { name, by: place.by, reason: null } : { name, by: null, reason: place.onCoordinator },
  );
}
