import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { newId } from '../platform/ids';

/** Characters of text that are gathered before they go to the disk. */
const GATHER = 256 * 1024;

/**
 * A file that grows out of sight and is put in its place when it is whole and on the disk. Whoever has an earlier one of
 * that name open goes on reading that one.
 */
export class WholeFile {
  private gathered = '';

  private constructor(
    private readonly handle: FileHandle,
    private readonly partial: string,
    private readonly path: string,
  ) {}

  /** @param folder where it grows, on the same volume as `path` */
  static async begin(path: string, folder: string): Promise<WholeFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const partial = join(folder, `${newId()}-${basename(path)}`);
    return new WholeFile(await open(partial, 'wx', 0o600), partial, path);
  }

  /** Adds text. Waits for the disk when there is enough of it, so that nothing piles up in memory. */
  async add(text: string): Promise<void> {
    this.gathered += text;
    if (this.gathered.length >= GATHER) await this.flush();
  }

  /** Writes what is left and waits until all of it is on the disk, still out of sight. */
  async finish(): Promise<void> {
    await this.flush();
    await this.handle.sync();
    await this.handle.close();
  }

  /** Puts the file that is finished in its place, for good. */
  async place(): Promise<void> {
    await rename(this.partial, this.path);
    await syncFolder(dirname(this.path));
  }

  /** Throws away what was written. */
  async abandon(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.partial, { force: true });
  }

  private async flush(): Promise<void> {
    const text = this.gathered;
    this.gathered = '';
    if (text !== '') await this.handle.writeFile(text);
  }
}

/** Makes a rename outlast a loss of power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
