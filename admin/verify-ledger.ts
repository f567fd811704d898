import { takeNoOptions } from '../cli/command-line';
import { verifyLedger } from '../server/ledger/verification';
import { readConfig } from '../server/platform/config';
import { openConfiguredDb } from '../server/run';

const USAGE = `npm run verify-ledger

Recomputes every balance from its entries, in the database of DATABASE_URL or DATA_DIR. Ends with 0 when all are right, with 1
when one is not, and with 2 when it can't be looked at.`;

/** `npm run verify-ledger`: recomputes every balance, prints what is wrong and then ends with status 1. */
async function main(): Promise<number> {
  takeNoOptions(USAGE);
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
