/** Milliseconds, on the clock of the machine. The slowest of these waits takes a few seconds on a busy machine. */
const TIMEOUT_MILLISECONDS = 60_000;

/**
 * Waits for what another part of this process, or the database, is about to do.
 * @param what what is waited for, for the error: `the second client waits`
 * @throws Error if it does not come
 */
export async function until(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  {
    timeoutMilliseconds = TIMEOUT_MILLISECONDS,
    pause = soon,
  }: { timeoutMilliseconds?: number; pause?: () => Promise<unknown> } = {},
): Promise<void> {
  const end = performance.now() + timeoutMilliseconds;
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${timeoutMilliseconds / 1_000} s`);
    await pause();
  }
}

const soon = () => new Promise(setImmediate);
