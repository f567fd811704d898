import { statSync } from 'node:fs';
import { StoreFileGone } from './errors';

/** Milliseconds between two looks at the file: one takes a few microseconds. */
const LOOK_MILLISECONDS = 100;

/**
 * The file of an SQLite database, as this process opened it first. If somebody deletes it or puts another one in its
 * place, the system keeps the old one for the connections that are open. What they write would be acknowledged, and
 * lost with the end of the process.
 */
export class SqliteFile {
  private identity: string | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly path: string) {}

  /**
   * Looks at the file, unless that was done a moment ago.
   * @throws StoreFileGone if it is not the one that was opened
   */
  assertSame(): void {
    const now = performance.now();
    if (this.identity === null || now - this.lookedAt < LOOK_MILLISECONDS) return;
    this.lookAt(this.identity);
    this.lookedAt = now;
  }

  /**
   * Notes the file when the first connection is open.
   * @throws StoreFileGone if a later connection opened another one
   */
  assertOpened(): void {
    if (this.identity === null) this.identity = identityOf(this.path);
    else this.lookAt(this.identity);
  }

  private lookAt(opened: string): void {
    const found = identityOf(this.path);
    if (found !== opened) throw new StoreFileGone(this.path, found === null ? 'deleted' : 'replaced');
  }
}

/** Device and number of a file; null if there is none. */
function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}
