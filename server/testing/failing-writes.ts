// Ends a transaction, on a database that is named on the command line, with writes that fail, and says what became of
// it.
import { openDb } from '../platform/store/open';
import { runWrites } from '../platform/store/writes';

const db = openDb(JSON.parse(process.argv[2] ?? ''));
const sql = "INSERT INTO settings (name, value) SELECT ?, '1'";

async function main(): Promise<void> {
  await db
    .transaction(async (tx) =>
      tx.pipeline(runWrites(tx, [{ sql: { sqlite: sql, postgres: sql }, parameter: 'taken' }])),
    )
    .catch((error: Error) => process.stdout.write(error.constructor.name));
  await db.close();
}

void main();
