import type { Db } from '../server/platform/store/db';
import { readSetting } from '../server/platform/store/settings';

/**
 * The setting with the milliseconds by which a sandbox has moved its clock. If the clock was never moved, it does not
 * exist.
 */
const CLOCK_OFFSET = 'clock.offset';

/** Returns the current time of the service of a database, which a sandbox may have moved. */
export async function serviceNow(db: Db): Promise<number> {
  return Date.now() + ((await readSetting<number>(db, CLOCK_OFFSET)) ?? 0);
}
