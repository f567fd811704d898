import { randomBytes } from 'node:crypto';
import type { Db } from './db';
import { dropSetting, writeSetting } from './settings';

/** The size of a try in bytes: more than the free space in the existing pages of the file. */
const TRIED_BYTES = 65_536;
const TRIED = 'store.tried';

/**
 * Tries a write if an earlier one has failed.
 * @throws StoreUnavailable while that fails
 */
export async function assertWritable(db: Db): Promise<void> {
  if (!db.writability.isInDoubt) return;
  await db.transaction((tx) => writeSetting(tx, TRIED, randomBytes(TRIED_BYTES).toString('base64')));
  await db.transaction((tx) => dropSetting(tx, TRIED));
  db.writability.isInDoubt = false;
}
