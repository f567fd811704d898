import { takeNoOptions } from '../cli/command-line';
import { readConfig } from '../server/platform/config';
import { openVault } from '../server/platform/crypto/data-keys';
import { reseal } from '../server/platform/crypto/reseal';
import { openConfiguredDb } from '../server/run';
import { sealedTables } from '../server/sealed-tables';

const USAGE = `npm run reseal

Seals with the present key of DATA_KEYS whatever other keys have sealed, in the database of DATABASE_URL or DATA_DIR, whether
or not servers run on it. Ends with 0 when the present key has sealed everything, so that the others can be removed; with 1
when something does not open; and with 2 when it can't be looked at. docs/configuration.md has the steps of a rotation.`;

/** `npm run reseal`: seals everything with the present key and prints what is left. */
async function main(): Promise<number> {
  takeNoOptions(USAGE);
  const config = readConfig(process.env);
  const vault = openVault(config);
  const db = openConfiguredDb(config);
  try {
    const done = await reseal(db, vault, sealedTables);
    for (const { column, count, broken } of done) {
      process.stdout.write(`${column}: ${count} sealed anew with ${vault.sealing}\n`);
      for (const row of broken) process.stdout.write(`not so: ${column}: ${row} does not open\n`);
    }
    return done.every(({ broken }) => broken.length === 0) ? 0 : 1;
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
