import type { Server } from 'node:net';
import { type MockOptions, startMocks } from './start';

/** The report of the mocks' process to the one that started it. */
export type MockReport = { serving: true } | { error: string };

/**
 * Serves the mocks for the process that forked this one, and ends with it. That one gives the options in the first
 * argument, and sends what listens on the service's side and on the client's.
 */
async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '{}') as MockOptions;
  const report = (message: MockReport) => process.send?.(message);
  process.once('disconnect', () => process.exit(0));
  // The process that forked this one says when to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  try {
    const [port, clientPort] = await Promise.all([listener('service'), listener('client')]);
    await startMocks({ ...options, port, clientPort, log: () => undefined });
    report({ serving: true });
  } catch (error) {
    report({ error: error instanceof Error ? error.message : String(error) });
    process.disconnect();
  }
}

/** Resolves with what listens on a side, once it is sent. */
function listener(side: 'service' | 'client'): Promise<Server> {
  return new Promise((resolve) => {
    process.on('message', (message, handle) => {
      if (message === side) resolve(handle as Server);
    });
  });
}

void main();
