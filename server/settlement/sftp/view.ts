import { constants } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Attributes } from 'ssh2';
import { settlement } from '../../../generated/settlement';
import { fileNamePattern } from '../rules/day';

/** A path that a client can use. There are no others: a path from a client is never passed to the file system. */
export type ClientPath =
  | { kind: 'root' }
  | { kind: 'folder'; folder: string }
  | { kind: 'file'; folder: string; name: string };

/** One name in a folder. */
export interface Entry {
  filename: string;
  longname: string;
  attrs: Attributes;
}

const FOLDERS = new Map(Object.values(settlement.files).map(({ folder, name }) => [folder, fileNamePattern(name)]));

const FOLDER_MODE = 0o040555;
const FILE_MODE = 0o100444;
/** A regular file whatever its name leads to. */
const READ_ONLY = constants.O_RDONLY | constants.O_NOFOLLOW;

/** The absolute path that a client means, from its root. */
export function absolute(path: string): string {
  return posix.resolve('/', path);
}

/** Returns the file or folder at a path; null where a client has nothing. */
export function clientPathOf(path: string): ClientPath | null {
  const [folder, name, ...more] = absolute(path).split('/').slice(1);
  if (folder === undefined || folder === '') return { kind: 'root' };
  const pattern = FOLDERS.get(folder);
  if (pattern === undefined || more.length > 0) return null;
  if (name === undefined) return { kind: 'folder', folder };
  return pattern.test(name) ? { kind: 'file', folder, name } : null;
}

function attributes(mode: number, size: number, modified: number): Attributes {
  const seconds = Math.floor(modified / 1000);
  return { mode, uid: 0, gid: 0, size, atime: seconds, mtime: seconds };
}

function entry(filename: string, attrs: Attributes): Entry {
  const kind = attrs.mode === FOLDER_MODE ? 'dr-xr-xr-x' : '-r--r--r--';
  const date = new Date(attrs.mtime * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return { filename, longname: `${kind} 1 0 0 ${attrs.size} ${date} ${filename}`, attrs };
}

/** A client's view of its files: two folders with the files of its days, to be read and nothing else. */
export class ClientView {
  /** @param root the client's own folder on the disk; it need not be there yet */
  constructor(private readonly root: string) {}

  /** Null where nothing is. */
  async attributesOf(clientPath: ClientPath): Promise<Attributes | null> {
    if (clientPath.kind !== 'file') return attributes(FOLDER_MODE, 0, (await this.modified(clientPath)) ?? 0);
    const handle = await this.open(clientPath);
    if (handle === null) return null;
    try {
      return await this.attributesOfOpen(handle);
    } finally {
      await handle.close();
    }
  }

  async attributesOfOpen(handle: FileHandle): Promise<Attributes> {
    const { size, mtimeMs } = await handle.stat();
    return attributes(FILE_MODE, size, mtimeMs);
  }

  /** Lists a folder, sorted by name; null where the place is not a folder. */
  async list(clientPath: ClientPath): Promise<Entry[] | null> {
    if (clientPath.kind === 'file') return null;
    const names = clientPath.kind === 'root' ? [...FOLDERS.keys()] : await this.namesIn(clientPath.folder);
    const entries: Entry[] = [];
    for (const name of names.sort()) {
      const child: ClientPath =
        clientPath.kind === 'root'
          ? { kind: 'folder', folder: name }
          : { kind: 'file', folder: clientPath.folder, name };
      const attrs = await this.attributesOf(child);
      if (attrs !== null) entries.push(entry(name, attrs));
    }
    return entries;
  }

  /** Opens a file for reading; null where there is none, or something that is not a file. */
  async open({ folder, name }: Extract<ClientPath, { kind: 'file' }>): Promise<FileHandle | null> {
    let handle: FileHandle;
    try {
      handle = await open(join(this.root, folder, name), READ_ONLY);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
    return null;
  }

  private async namesIn(folder: string): Promise<string[]> {
    const pattern = FOLDERS.get(folder);
    try {
      return (await readdir(join(this.root, folder))).filter((name) => pattern?.test(name) === true);
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  private async modified(clientPath: ClientPath): Promise<number | null> {
    try {
      const path = clientPath.kind === 'folder' ? join(this.root, clientPath.folder) : this.root;
      return (await stat(path)).mtimeMs;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }
}

/** Also what a symbolic link is answered with when links are not followed. */
function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');
}
