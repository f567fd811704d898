import { verifyLedger } from '../../server/ledger/verification';
import { readCheckedConfig } from '../../server/platform/misspelt-settings';
import { openExistingDb } from '../../server/run';

/**
 * Recomputes every balance from its entries and prints what is wrong.
 * @returns the exit code
 */
export async function verify({ json }: { json: boolean }): Promise<number> {
  const db = await openExistingDb(readCheckedConfig(process.env));
  try {
    const found = await verifyLedger(db);
    process.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : linesOf(found));
    return found.mismatches.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

function linesOf({ checks, accounts, entries, mismatches }: Awaited<ReturnType<typeof verifyLedger>>): string {
  const lines = mismatches.map(
    ({ check, id, expected, actual }) => `mismatch: ${check}: ${id} should be ${expected} and is ${actual}\n`,
  );
  const count = `${accounts} accounts, ${entries} entries, ${checks} checks: ${mismatches.length} mismatches\n`;
  return [...lines, count].join('');
}
