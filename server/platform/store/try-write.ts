import { randomBytes } from 'node:crypto';
import { machineTimer, withinTime } from '../timer';
import type { Db } from './db';
import { StoreUnavailable } from './errors';
import { dropSetting, writeSetting } from './settings';

/** The size of a try in bytes: more than the free space in the existing pages of the file. */
const TRIED_BYTES = 65_536;
const TRIED = 'store.tried';

/** Less than probes wait for an answer. A try that waits for the write lock takes longer, and goes on. */
const MAX_MILLISECONDS = 1_000;

/**
 * Tries a write if an earlier one has failed.
 * @throws StoreUnavailable while that fails, or does not end in time
 */
export async function assertWritable(db: Db): Promise<void> {
  const { writability } = db;
  if (!writability.isInDoubt) return;
  writability.trying ??= tryWrite(db).finally(() => {
    writability.trying = null;
  });
  const late = () => new StoreUnavailable('a write does not end in time');
  await withinTime(machineTimer, MAX_MILLISECONDS, writability.trying, late);
}

async function tryWrite(db: Db): Promise<void> {
  await db.transaction((tx) => writeSetting(tx, TRIED, randomBytes(TRIED_BYTES).toString('base64')));
  await db.transaction((tx) => dropSetting(tx, TRIED));
  db.writability.isInDoubt = false;
}
