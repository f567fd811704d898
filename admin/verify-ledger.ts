import { readConfig } from '../config';
import { openConfiguredDb } from '../run';
import { verifyLedger } from './verification';

/** `npm run verify-ledger`: recomputes every balance, prints what is wrong and then ends with status 1. */
async function main(): Promise<number> {
  const db = openConfiguredDb(readConfig(process.env));
  try {
    const { checks, accounts, entries, mismatches } = await verifyLedger(db);
    for (const { check, id, expected, actual } of mismatches) {
      process.stdout.write(`not so: ${check}: ${id} should be ${expected} and is ${actual}\n`);
    }
    process.stdout.write(
      `${accounts} accounts, ${entries} entries, ${checks} checks: ${mismatches.length} mismatches\n`,
    );
    return mismatches.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
