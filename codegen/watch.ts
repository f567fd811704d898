/** Runs something at once and after every change in a folder, one run at a time. */

import { type FSWatcher, realpathSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { subscribe } from '@parcel/watcher';

/** Backups and half-written files of editors: each is followed by the file that it is about. */
const SCRATCH = /(~|\.swp|\.swx|\.bak|\.tmp|\/4913)$/;

/**
 * Editors save in several steps, and generators write many files; changes this close together (milliseconds) are told
 * together. The watcher itself gathers for 50.
 */
const SETTLE_MILLISECONDS = 60;
/** Milliseconds after which a file that was opened to be saved has its text. */
const WRITTEN_MILLISECONDS = 5;

/**
 * Calls `changed` with the paths of the files below folders that were written, replaced, made or removed, several at
 * once when they are saved together. Resolves once no change can be missed any more.
 *
 * @param soon is called at the first sign of a change, and of each further one before `changed`
 * @returns a function that stops watching
 */
export async function watchFiles(
  folders: readonly string[],
  changed: (files: readonly string[]) => void,
  failed: (error: Error) => void = () => {},
  soon: () => void = () => {},
): Promise<() => Promise<void>> {
  let gathered = new Set<string>();
  const announced = new Map<string, string>();
  const announce = (files: readonly string[]): void => {
    const stamps = files.map((file) => [file, stampOf(file)] as const);
    const fresh = stamps.filter(([file, stamp]) => announced.get(file) !== stamp);
    for (const [file, stamp] of fresh) announced.set(file, stamp);
    if (fresh.length > 0) soon();
  };
  let timer: NodeJS.Timeout | undefined;
  const told = new Map<string, string>();
  const tell = (): void => {
    const stamps = [...gathered].map((file) => [file, stampOf(file)] as const);
    gathered = new Set();
    // One save can be heard of twice: opened first, written a moment later.
    const fresh = stamps.filter(([file, stamp]) => told.get(file) !== stamp);
    for (const [file, stamp] of fresh) told.set(file, stamp);
    if (fresh.length > 0) changed(fresh.map(([file]) => file));
  };
  const watchers = await Promise.all(
    folders.map((folder) => {
      const given = path.resolve(folder);
      const real = realpathSync(given);
      return subscribe(real, (error, events) => {
        if (error) return failed(error);
        const files = events.map((event) => event.path).filter((file) => !SCRATCH.test(file));
        if (files.length === 0) return;
        const named = files.map((file) => path.join(given, path.relative(real, file)));
        for (const file of named) gathered.add(file);
        clearTimeout(timer);
        timer = setTimeout(tell, SETTLE_MILLISECONDS);
        announce(named);
      });
    }),
  );
  const hints = folders.map((folder) => watchForHints(path.resolve(folder), announce));
  return async () => {
    clearTimeout(timer);
    for (const hint of hints) hint?.close();
    await Promise.all(watchers.map((watcher) => watcher.unsubscribe()));
  };
}

/**
 * Calls `hinted` with files that may have changed, 50 ms sooner than the watcher tells of them, and not always: what counts is what
 * the watcher says. Gives null where the system has nothing of the kind.
 */
function watchForHints(folder: string, hinted: (files: readonly string[]) => void): FSWatcher | null {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    const files = [...gathered];
    gathered.clear();
    hinted(files);
  };
  try {
    const watcher = watch(folder, { recursive: true, persistent: false }, (_event, name) => {
      if (name === null || SCRATCH.test(name)) return;
      gathered.add(path.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(tell, WRITTEN_MILLISECONDS).unref();
    });
    watcher.on('error', () => watcher.close());
    watcher.on('close', () => clearTimeout(timer));
    return watcher;
  } catch {
    return null;
  }
}

/** Tells a version of a file from all others. */
function stampOf(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? 'gone' : `${stat.ino} ${stat.size} ${stat.ctimeNs}`;
}

/**
 * Watches a folder with all below it. The first run comes at once; a change during a run causes one more after it.
 * @param signal ends the watching; without one it lasts as long as the process
 * @param soon as for watchFiles: a run comes once nothing more has changed for a moment
 * @throws what a run threw
 */
export async function watchFolder(
  folder: string,
  changed: () => Promise<void>,
  signal?: AbortSignal,
  soon?: () => void,
): Promise<void> {
  let pending = true;
  let wake = (): void => {};
  let fail = (_: Error): void => {};
  const stop = new Promise<void>((resolve, reject) => {
    fail = reject;
    signal?.addEventListener('abort', () => resolve());
  });
  const ended = stop.then(() => true);
  const note = (): void => {
    pending = true;
    wake();
  };
  const unwatch = await watchFiles([folder], note, fail, soon);
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
    await unwatch();
  }
}
