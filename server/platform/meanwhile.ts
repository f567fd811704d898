/**
 * Does some work of this thread once what was asked for just before is on its way, to the database above all: the work is done while its
 * answer is waited for, in place of before or after it.
 * @returns the outcome of the work, or what it threw
 */
export function meanwhile<T>(work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    });
  });
}
