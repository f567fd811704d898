import { setTimeout as pause } from 'node:timers/promises';

const STEP = 10;
const MAX_WAIT = 10_000;

/** Waits until something holds, looking again and again, but not for ever: what is late then comes by itself. */
export async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + MAX_WAIT;
  while (!(await holds()) && performance.now() < end) await pause(STEP);
}
