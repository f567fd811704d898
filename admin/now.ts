import type { Db } from '../server/platform/store/db';
import { readSetting } from '../server/platform/store/settings';

/**
 * The setting that holds how far a sandbox has moved its clock, in milliseconds. Where nobody moves it there is no such
 * setting.
 */
const CLOCK_OFFSET = 'clock.offset';

/** Tells the present moment of the service behind a database, which a sandbox may have moved. */
export async function serviceNow(db: Db): Promise<number> {
  return Date.now() + ((await readSetting<number>(db, CLOCK_OFFSET)) ?? 0);
}
