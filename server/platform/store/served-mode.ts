import type { Mode } from '../environment';
import type { Db } from './db';
import { readSetting, writeSetting } from './settings';

/** The name of the setting with the mode in which the service was last started on a database. */
const SERVED_IN = 'service.mode';

/** Stores the mode of the service, for commands on the same database. */
export async function noteServedMode(db: Db, mode: Mode): Promise<void> {
  if ((await readSetting<Mode>(db, SERVED_IN)) === mode) return;
  await db.transaction((tx) => writeSetting(tx, SERVED_IN, mode));
}

/**
 * Returns the mode in which the service was last started on a database: production, the stricter one, if it never was.
 */
export async function servedMode(db: Db): Promise<Mode> {
  return (await readSetting<Mode>(db, SERVED_IN)) ?? 'production';
}
