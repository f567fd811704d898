/** Milliseconds, on the clock of the machine. The slowest of these waits takes a few seconds on a busy machine. */
const PATIENCE_MILLISECONDS = 60_000;

/**
 * Waits for what another part of this process, or the database, is about to do.
 * @param what what is waited for, for the error: `the second client waits`
 * @throws Error if it does not come
 */
export async function until(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  { patience = PATIENCE_MILLISECONDS, pause = soon }: { patience?: number; pause?: () => Promise<unknown> } = {},
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${patience / 1_000} s`);
    await pause();
  }
}

const soon = () => new Promise(setImmediate);
