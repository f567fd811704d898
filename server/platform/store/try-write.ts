import { randomBytes } from 'node:crypto';
import type { Db } from './db';
import { dropSetting, writeSetting } from './settings';

/** Bytes of a try: more than what is free in the pages that the file has already. */
const TRIED_BYTES = 65_536;
const TRIED = 'store.tried';

/** Does nothing unless a write has failed, and then tries one. @throws StoreUnavailable while that fails */
export async function assertWritable(db: Db): Promise<void> {
  if (!db.writability.isInDoubt) return;
  await db.transaction((tx) => writeSetting(tx, TRIED, randomBytes(TRIED_BYTES).toString('base64')));
  await db.transaction((tx) => dropSetting(tx, TRIED));
  db.writability.isInDoubt = false;
}
