import { readCheckedConfig } from '../server/platform/misspelt-settings';
import type { Db } from '../server/platform/store/db';
import { openExistingDb } from '../server/run';
import { serviceNow } from './now';

/** The output of a command: for programs, for people, and its exit status. */
export interface CommandOutput {
  json: unknown;
  lines: readonly string[];
  status: number;
}

/** A database and the service's time, in milliseconds. */
export interface AtNow {
  db: Db;
  now: number;
}

/** Runs a command on the database of the configuration and prints what came of it. @returns the exit code */
export async function onDatabase(run: (at: AtNow) => Promise<CommandOutput>, json: boolean): Promise<number> {
  const db = await openExistingDb(readCheckedConfig(process.env));
  try {
    const output = await run({ db, now: await serviceNow(db) });
    const text = json ? JSON.stringify(output.json, null, 2) : output.lines.join('\n');
    process.stdout.write(`${text}\n`);
    return output.status;
  } finally {
    await db.close();
  }
}
