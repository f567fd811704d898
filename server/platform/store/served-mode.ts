import type { Mode } from '../config';
import type { Db } from './db';
import { readSetting, writeSetting } from './settings';

/** The setting that holds in which mode the service was last started on a database. */
const SERVED_IN = 'service.mode';

/** Notes for commands on the same database in which mode the service is started there. */
export async function noteServedMode(db: Db, mode: Mode): Promise<void> {
  if ((await readSetting<Mode>(db, SERVED_IN)) === mode) return;
  await db.transaction((tx) => writeSetting(tx, SERVED_IN, mode));
}

/** Tells in which mode the service was last started on a database: production where it never was, which takes less. */
export async function servedMode(db: Db): Promise<Mode> {
  return (await readSetting<Mode>(db, SERVED_IN)) ?? 'production';
}
