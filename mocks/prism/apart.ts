import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { MockReport } from './process';
import type { MockOptions, Mocks } from './start';

/**
 * Starts the mocks in a process of their own, so that they load while the caller does something else.
 * @throws when they can't be served, with the reason
 */
export async function startMocksApart(options: Omit<MockOptions, 'load' | 'log'>): Promise<Omit<Mocks, 'reload'>> {
  const child = fork(path.join(__dirname, 'process.ts'), [JSON.stringify(options)]);
  const ended = once(child, 'exit');
  const died = ended.then(([code, signal]): MockReport => ({ error: `the mocks ended with ${signal ?? code}` }));
  const report = await Promise.race([once(child, 'message').then(([message]) => message as MockReport), died]);
  const close = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  if ('url' in report) return { ...report, close };
  await close();
  throw new Error(report.error);
}
