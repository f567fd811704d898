/**
 * Makes a wrapper for the tests of a file that follow from each other. After the first that fails, the others fail at
 * once and name it with its cause, instead of waiting for what it left undone.
 *
 * @returns a function that turns a test into one that runs only if none before it failed
 */
export function inOrder(): (run: () => Promise<void>) => () => Promise<void> {
  let first: string | null = null;
  return (run) => async () => {
    const { currentTestName } = expect.getState();
    if (first !== null) throw new Error(`not tried, since an earlier test failed: ${first}`);
    // A test that the runner ends has no error of its own.
    first = `${currentTestName}: it did not end`;
    try {
      await run();
      first = null;
    } catch (error) {
      first = `${currentTestName}: ${(error as Error).message}`;
      throw error;
    }
  };
}
