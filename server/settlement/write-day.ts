import type { Db } from '../platform/store/db';
import { spanOf } from './rules/day';
import type { WrittenFile } from './store/settlement';
import { hasTransactions } from './store/settlement-rows';
import { type FilesTask, writeFiles } from './write-files';
import { writeInThread } from './write-in-thread';

/** Transactions of a day from which on its files are written by a thread. Fewer are written before one has started. */
const THREAD_FROM = 10_000;

/**
 * Writes both files of a day, each completely or not at all. A large day is written in a separate thread, because
 * requests would wait for its rows. Amendments are code of an extension and can't be sent to a thread: with them a day
 * is written in this thread.
 * @param threadFrom from how many transactions on a day is large
 * @throws RowViolation, StoreUnavailable, or the reason of a stop; then nothing has changed
 */
export async function writeDay(task: FilesTask & { db: Db }, threadFrom = THREAD_FROM): Promise<WrittenFile[]> {
  const { amendments, client, db, day } = task;
  if (amendments !== null) return writeFiles(task);
  const isLarge = await hasTransactions(db, { clientId: client.id, ...spanOf(day) }, threadFrom);
  return isLarge ? writeInThread(task) : writeFiles(task);
}
