import { fsync } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DAY } from '../kernel/time';
import { newId } from '../platform/ids';
import { makePrivateFolder } from '../platform/private-files';

/** Characters of text that are gathered before they go to the disk. */
const GATHER = 256 * 1024;

/** Milliseconds without a write after which nobody writes a file any more: its process was ended halfway. */
const LEFT_BEHIND = DAY;

/**
 * A file that is written in a hidden folder and moved to its place when it is complete and on disk. A reader that has
 * an earlier file of the same name open continues to read that one.
 */
export class WholeFile {
  private gathered = '';
  private readonly onStop = () => void this.abandon();

  private constructor(
    private readonly handle: FileHandle,
    private readonly partial: string,
    private readonly path: string,
    private readonly stopSignal: AbortSignal,
  ) {
    stopSignal.addEventListener('abort', this.onStop, { once: true });
  }

  /**
   * @param folder where it grows, on the same volume as `path`
   * @param stopSignal at which the file is thrown away at once, though its writer may wait for rows
   * @throws the reason of a stop that has begun
   */
  static async begin(path: string, folder: string, stopSignal: AbortSignal): Promise<WholeFile> {
    makePrivateFolder(folder);
    makePrivateFolder(dirname(path));
    const partial = join(folder, `${newId()}-${basename(path)}`);
    const handle = await open(partial, 'wx', 0o600);
    const file = new WholeFile(handle, partial, path, stopSignal);
    try {
      await removeLeftBehind(folder, (await handle.stat()).mtimeMs);
      stopSignal.throwIfAborted();
      return file;
    } catch (error) {
      await file.abandon();
      throw error;
    }
  }

  /** Adds text. Waits for the disk when there is enough of it, so that nothing piles up in memory. */
  async add(text: string): Promise<void> {
    this.gathered += text;
    if (this.gathered.length >= GATHER) await this.flush();
  }

  /** Writes the rest and waits until everything is on disk. The file is still hidden. */
  async finish(): Promise<void> {
    await this.flush();
    await sync(this.handle);
    await this.handle.close();
  }

  /** From here on a stop does not remove the file, because it is about to be moved to its place. */
  keep(): void {
    this.stopSignal.removeEventListener('abort', this.onStop);
  }

  /** Puts the file that is finished in its place, for good. */
  async place(): Promise<void> {
    await rename(this.partial, this.path);
    await syncFolder(dirname(this.path));
  }

  /** Throws away what was written. What can't be removed now is removed by a later run. */
  async abandon(): Promise<void> {
    this.keep();
    await this.handle.close().catch(() => undefined);
    await removeIfPossible(this.partial);
  }

  private async flush(): Promise<void> {
    const text = this.gathered;
    this.gathered = '';
    if (text !== '') await this.handle.writeFile(text);
  }
}

/**
 * Removes incomplete files of processes that were killed. The times of files come from the clock of the volume, which
 * can differ from the clocks of the service and the machine, so they are compared only with each other.
 * @param now the time of a file that was just created there
 */
async function removeLeftBehind(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const partial = join(folder, name);
    const written = await stat(partial).catch(() => null);
    if (written !== null && now - written.mtimeMs > LEFT_BEHIND) await removeIfPossible(partial);
  }
}

/** Removes a file. A volume may keep one that another machine has open, or that is not the service's. */
async function removeIfPossible(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}

/** Waits until a file is on disk. Handles of Yarn's Plug'n'Play have a `sync` that only throws. */
const sync = (handle: FileHandle): Promise<void> => promisify(fsync)(handle.fd);

/** Makes a rename outlast a loss of power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await sync(folder);
  } finally {
    await folder.close();
  }
}
