/**
 * Does some work of this thread after a request, usually to the database, has been sent: the work runs during the wait
 * for the answer instead of before or after it.
 * @returns the result of the work, or its error
 */
export function inNextTurn<T>(work: () => T): Promise<T> {
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
