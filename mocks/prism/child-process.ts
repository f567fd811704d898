import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ownCode } from '../../cli/own-code';
import type { MockReport } from './process';
import type { MockOptions, Mocks } from './start';

/** Mocks in a process of their own. */
export type MocksProcess = Pick<Mocks, 'url' | 'clientUrl' | 'close'>;

/** The error of mocks that were stopped before they served. */
export class MocksStopped extends Error {
  override name = 'MocksStopped';
}

/**
 * Starts the mocks in a process of their own, so that they load while the caller does something else.
 * @param signal ends them, whether they serve or not yet
 * @throws when they can't be served, with the reason; MocksStopped
 */
export async function startMocksProcess(
  options: Omit<MockOptions, 'load' | 'log'>,
  signal?: AbortSignal,
): Promise<MocksProcess> {
  // In a group of its own: a terminal that stops the caller's says nothing to the mocks.
  const child = fork(ownCode(path.join(__dirname, 'process')).file, [JSON.stringify(options)], { detached: true });
  const ended = once(child, 'exit');
  signal?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  const died = ended.then(([code, killed]): MockReport => ({ error: `the mocks ended with ${killed ?? code}` }));
  const report = await Promise.race([once(child, 'message').then(([message]) => message as MockReport), died]);
  if (signal?.aborted) throw new MocksStopped();
  const close = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  if ('url' in report) return { ...report, close };
  await close();
  throw new Error(report.error);
}
