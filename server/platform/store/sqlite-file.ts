import { statSync } from 'node:fs';
import { type FileOfSqlite, StoreFileGone } from './errors';

/** Milliseconds between two looks at the files: one takes a few microseconds. */
const LOOK_MILLISECONDS = 100;

/** Files that SQLite makes with the first connection and deletes with the last one. */
const BESIDE = ['-wal', '-shm'] as const;

/**
 * The files of an SQLite database, as this process opened them. If somebody deletes one or puts another one in its
 * place, the system keeps the old one for the connections that are open. What they write would be acknowledged, and
 * lost with the end of the process. Without the index (`-shm`), which has the locks, another process could write at the
 * same time.
 */
export class SqliteFile {
  /** The database file, as the first connection of all found it. */
  private identity: string | null = null;
  /** The files beside it, as the first of the connections that are open found them. */
  private beside = new Map<FileOfSqlite, string>();
  private readonly open = new Set<object>();
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly path: string) {}

  /**
   * Looks at the files, unless that was done a moment ago.
   * @throws StoreFileGone if one is not the one that was opened
   */
  assertSame(): void {
    const now = performance.now();
    if (this.identity === null || now - this.lookedAt < LOOK_MILLISECONDS) return;
    this.lookAt(this.identity);
    this.lookedAt = now;
  }

  /**
   * Notes the database file when the first connection is open, before it reads.
   * @throws StoreFileGone if a later connection opened another one
   */
  assertOpened(): void {
    if (this.identity === null) this.identity = identityOf(this.path) ?? null;
    else this.lookAt(this.identity);
  }

  /**
   * Counts a connection that has read, so that SQLite keeps the files beside the database for it.
   * @throws StoreFileGone if these are others than those of the connections that are open
   */
  assertConnected(connection: object): void {
    if (this.open.size > 0) this.lookBeside();
    else for (const part of BESIDE) this.note(part);
    this.open.add(connection);
  }

  /** Forgets a connection that is about to be closed: if it is the last one, SQLite deletes the files beside. */
  disconnect(connection: object): void {
    this.open.delete(connection);
    if (this.open.size === 0) this.beside.clear();
  }

  private note(part: FileOfSqlite): void {
    const found = identityOf(this.path + part);
    if (found !== undefined) this.beside.set(part, found);
  }

  private lookAt(opened: string): void {
    this.compare('', opened);
    this.lookBeside();
  }

  private lookBeside(): void {
    for (const [part, opened] of this.beside) this.compare(part, opened);
  }

  private compare(part: FileOfSqlite, opened: string): void {
    const found = identityOf(this.path + part);
    if (found !== opened) throw new StoreFileGone(this.path, part, found === undefined ? 'deleted' : 'replaced');
  }
}

/** Device and number of a file; undefined if there is none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
