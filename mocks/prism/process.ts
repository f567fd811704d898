import { type MockOptions, startMocks } from './start';

/** The report of the mocks' process to the one that started it. */
export type MockReport = { url: string; clientUrl: string } | { error: string };

/** Serves the mocks for the process that forked this one, with the options in the first argument, and ends with it. */
async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '{}') as MockOptions;
  const report = (message: MockReport) => process.send?.(message);
  process.once('disconnect', () => process.exit(0));
  // The process that forked this one says when to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  try {
    const { url, clientUrl } = await startMocks({ ...options, log: () => undefined });
    report({ url, clientUrl });
  } catch (error) {
    report({ error: error instanceof Error ? error.message : String(error) });
  }
}

void main();
