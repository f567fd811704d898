import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { descendantsOf, send, stillRunning } from './processes';
import { ownTemporaryFolders } from './temporary-files';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The time that a process has to stop; then it is killed. */
const TIMEOUT_MILLISECONDS = 3_000;
const POLL_MILLISECONDS = 50;

/**
 * Runs a command that starts processes. None of them, and none of theirs, outlives the command, whether it finishes,
 * fails or is ended by a signal. A second signal does not wait for any of them. Their temporary files are removed.
 * @param sharesTemporaryFolder leaves temporary files on disk where they are
 */
export async function withChildren<T>(run: () => T | Promise<T>, sharesTemporaryFolder = false): Promise<T> {
  const removeFiles = ownTemporaryFolders(sharesTemporaryFolder);
  let isEnding = false;
  /** The processes that were asked to stop: one whose parent has ended is no longer a descendant. */
  let toEnd: readonly number[] = [];
  const kill = () => send([...descendantsOf(process.pid), ...stillRunning(toEnd)], 'SIGKILL');
  /** Asks all of them to stop, waits for a while until they have, and ends those that have not. */
  const askToStop = async () => {
    toEnd = descendantsOf(process.pid);
    send(toEnd, 'SIGTERM');
    await end(toEnd);
    kill();
    // A busy machine takes a moment to end them.
    await end(toEnd);
    toEnd = [];
  };
  const onSignal = (signal: (typeof SIGNALS)[number]) => {
    const leave = () => process.exit(128 + constants.signals[signal]);
    if (isEnding) return leave();
    isEnding = true;
    return void askToStop().finally(leave);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.once('exit', () => {
    kill();
    removeFiles();
  });
  try {
    return await run();
  } finally {
    await askToStop();
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

/** Waits for a while until processes have ended. */
async function end(pids: readonly number[]): Promise<void> {
  const last = performance.now() + TIMEOUT_MILLISECONDS;
  while (stillRunning(pids).length > 0 && performance.now() < last) await pause(POLL_MILLISECONDS);
}
