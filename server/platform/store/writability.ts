import { StoreBusy, StoreUnwritable } from './errors';

/**
 * Knows whether a database answers reads but takes no writes, for example because its disk is full, or because another
 * process does not release the write lock of SQLite. A failed write shows this. Successful ones do not show the
 * opposite, because they may write little: `assertWritable` tries it.
 */
export class Writability {
  /** True from the first failed write until a try succeeds. */
  isInDoubt = false;
  /** The try under way, if any: probes that arrive meanwhile wait for the same one. */
  trying: Promise<void> | null = null;

  /** Returns the outcome of a unit of work, and records it. */
  async watch<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreUnwritable || error instanceof StoreBusy) this.isInDoubt = true;
      throw error;
    }
  }
}
