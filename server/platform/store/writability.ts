import { StoreUnwritable } from './errors';

/**
 * Knows of a database that takes no writes while it answers reads, as where its disk is full. A write that fails for that shows it;
 * that others succeed shows nothing, as they may write nothing or little: `assertWritable` has it tried.
 */
export class Writability {
  /** True from the first write that failed until one was tried that did not. */
  isInDoubt = false;

  /** Passes on the outcome of a unit of work, and takes note of it. */
  async watch<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreUnwritable) this.isInDoubt = true;
      throw error;
    }
  }
}
