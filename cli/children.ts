import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { descendantsOf, stillRunning } from './processes';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The time that a process has to stop; then it is killed. */
const PATIENCE_MILLISECONDS = 3_000;
const LOOK_MILLISECONDS = 50;

/**
 * Runs a command that starts processes. None of them, and none of theirs, outlives the command, whether it finishes,
 * fails or is ended by a signal. A second signal does not wait for any of them.
 */
export async function withChildren<T>(run: () => T | Promise<T>): Promise<T> {
  let isEnding = false;
  const onSignal = (signal: (typeof SIGNALS)[number]) => {
    const leave = () => process.exit(128 + constants.signals[signal]);
    if (isEnding) return leave();
    isEnding = true;
    return void askToStop().finally(leave);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.once('exit', () => send(descendantsOf(process.pid), 'SIGKILL'));
  try {
    return await run();
  } finally {
    await askToStop();
    send(descendantsOf(process.pid), 'SIGKILL');
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

/** Asks all of them to stop, and waits for a while until they have. */
async function askToStop(): Promise<void> {
  const asked = descendantsOf(process.pid);
  send(asked, 'SIGTERM');
  await end(asked);
  // A process whose parent has ended is no longer a descendant.
  send(stillRunning(asked), 'SIGKILL');
  // A busy machine takes a moment to end them.
  await end(asked);
}

/** Waits for a while until processes have ended. */
async function end(pids: readonly number[]): Promise<void> {
  const last = performance.now() + PATIENCE_MILLISECONDS;
  while (stillRunning(pids).length > 0 && performance.now() < last) await pause(LOOK_MILLISECONDS);
}

function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has already ended.
    }
  }
}
