/** Runs something at once and after every change in a folder, one run at a time. */

import fs from 'node:fs';
import path from 'node:path';

/** Editors save in several steps; changes this close together (milliseconds) make one run. */
const settleTime = 30;

/**
 * Watches a folder with all below it. The first run comes at once; a change during a run causes one more after it.
 * @param signal ends the watching; without one it lasts as long as the process
 * @throws what a run threw
 */
export async function watchFolder(folder: string, changed: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  let pending = true;
  let wake = (): void => {};
  let timer: NodeJS.Timeout | undefined;
  const note = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pending = true;
      wake();
    }, settleTime);
  };
  const watcher = fs.watch(path.resolve(folder), { recursive: true }, note);
  const stop = new Promise<void>((resolve, reject) => {
    watcher.on('error', reject);
    signal?.addEventListener('abort', () => resolve());
  });
  const ended = stop.then(() => true);
  try {
    for (;;) {
      const next = new Promise<boolean>((resolve) => {
        wake = () => resolve(false);
        if (pending) resolve(false);
      });
      if (await Promise.race([ended, next])) return;
      pending = false;
      await changed();
    }
  } finally {
    clearTimeout(timer);
    watcher.close();
  }
}
