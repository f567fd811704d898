import { readConfig } from '../../server/platform/config';
import type { Db } from '../../server/platform/store/db';
import { openExistingDb } from '../../server/run';
import type { CommandOutput } from './commands';

/** Runs a command on the database of the configuration and prints what came of it. @returns the exit code */
export async function onDatabase(run: (db: Db) => Promise<CommandOutput>, json: boolean): Promise<number> {
  const db = await openExistingDb(readConfig(process.env));
  try {
    const told = await run(db);
    const text = json ? JSON.stringify(told.json, null, 2) : told.lines.join('\n');
    process.stdout.write(`${text}\n`);
    return told.status;
  } finally {
    await db.close();
  }
}
