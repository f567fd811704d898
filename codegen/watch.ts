/** Runs something at once and after every change in a folder, one run at a time. */

import {
  existsSync,
  type FSWatcher,
  readdirSync,
  realpathSync,
  type WatchListener,
  type WatchOptions,
  watch,
} from 'node:fs';
import path from 'node:path';
import { subscribe } from '@parcel/watcher';
import { stampOf } from './util/stamp';

/** Backups and temporary files of editors: a change of the file itself follows each of them. */
const SCRATCH = /(~|\.swp|\.swx|\.bak|\.tmp|\/4913)$/;

/**
 * Editors save in several steps, and generators write many files; changes within this time (milliseconds) are reported
 * together. The watcher itself collects for 50 ms.
 */
const SETTLE_MILLISECONDS = 60;
/** Milliseconds after which a file that was opened to be saved has its text. */
const WRITTEN_MILLISECONDS = 5;

/**
 * Calls `changed` with the paths of the files below folders that were written, replaced, made or removed, several at
 * once when they are saved together, and with a folder that is gone or is back. Resolves once no change can be missed
 * any more.
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
  const announced = new Map<string, string | null>();
  const announce = (files: readonly string[]): void => {
    const stamps = files.map((file) => [file, stampOf(file)] as const);
    const fresh = stamps.filter(([file, stamp]) => announced.get(file) !== stamp);
    for (const [file, stamp] of fresh) announced.set(file, stamp);
    if (fresh.length > 0) soon();
  };
  let timer: NodeJS.Timeout | undefined;
  const reported = new Map<string, string | null>();
  const flush = (): void => {
    const stamps = [...gathered].map((file) => [file, stampOf(file)] as const);
    gathered = new Set();
    // One save can be reported twice: when the file is opened, and when it is written.
    const fresh = stamps.filter(([file, stamp]) => reported.get(file) !== stamp);
    for (const [file, stamp] of fresh) reported.set(file, stamp);
    if (fresh.length > 0) changed(fresh.map(([file]) => file));
  };
  const onChange = (files: readonly string[]): void => {
    const saved = files.filter((file) => !SCRATCH.test(file));
    if (saved.length === 0) return;
    for (const file of saved) gathered.add(file);
    clearTimeout(timer);
    timer = setTimeout(flush, SETTLE_MILLISECONDS);
    announce(saved);
  };
  const watched = await Promise.all(folders.map((folder) => follow(path.resolve(folder), onChange, announce, failed)));
  return async () => {
    clearTimeout(timer);
    await Promise.all(watched.map((unwatch) => unwatch()));
  };
}

/**
 * Watches a folder, also after it is removed and restored, or replaced by another.
 *
 * @param onChange is called with the changed files; if the folder was replaced, with all files in it
 */
async function follow(
  folder: string,
  onChange: (files: readonly string[]) => void,
  onHint: (files: readonly string[]) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const begin = async (): Promise<() => Promise<void>> => {
    const real = realpathSync(folder);
    const subscription = await subscribe(real, (error, events) => {
      if (error) onError(error);
      else onChange(events.map((event) => path.join(folder, path.relative(real, event.path))));
    });
    const hints = watchForHints(folder, onHint);
    return async () => {
      hints?.close();
      await subscription.unsubscribe();
    };
  };
  const beginAnew = async (end: (() => Promise<void>) | null): Promise<(() => Promise<void>) | null> => {
    // The system removes the watches of a deleted folder, which the watcher reports as an error.
    await end?.().catch(() => undefined);
    // If the folder is removed again, its return is reported, too.
    const begun = await begin().catch(() => null);
    // The watcher does not always report the files of a removed folder, so the folder itself is reported.
    onChange(begun ? [folder, ...filesBelow(folder)] : [folder]);
    return begun;
  };
  let current: Promise<(() => Promise<void>) | null> = begin();
  await current;
  const above = watchQuietly(path.dirname(folder), {}, (event, name) => {
    if (event === 'rename' && name === path.basename(folder)) current = current.then(beginAnew);
  });
  return async () => {
    above?.close();
    await (await current)?.();
  };
}

function filesBelow(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.map((name) => path.join(folder, name));
}

/**
 * Calls `onHint` with files that may have changed, 50 ms before the watcher reports them, but not reliably: only the
 * watcher's report counts. Returns null if the system does not support this.
 */
function watchForHints(folder: string, onHint: (files: readonly string[]) => void): FSWatcher | null {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const files = [...gathered];
    gathered.clear();
    onHint(files);
  };
  const watcher = watchQuietly(folder, { recursive: true, persistent: false }, (_event, name) => {
    if (name === null || SCRATCH.test(name)) return;
    gathered.add(path.join(folder, name));
    clearTimeout(timer);
    timer = setTimeout(flush, WRITTEN_MILLISECONDS).unref();
  });
  return watcher?.on('close', () => clearTimeout(timer)) ?? null;
}

/** The watcher of the system; null if the system has none. It ends by itself if it fails. */
function watchQuietly(folder: string, options: WatchOptions, changed: WatchListener<string>): FSWatcher | null {
  try {
    const watcher = watch(folder, options, changed);
    return watcher.on('error', () => watcher.close());
  } catch {
    return null;
  }
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
