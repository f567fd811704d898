import type { DestinationStream } from 'pino';
import SonicBoom, { type SonicBoomOpts } from 'sonic-boom';

/**
 * Collected lines are written in blocks of this size, or after this time, whichever comes first. A write wakes a
 * thread, so fewer and larger ones are cheaper; this is what a pipe takes at once.
 */
const BLOCK_BYTES = 64_000;
const FLUSH_MILLISECONDS = 500;

/** Bytes of lines that may wait while the output is blocked. Lines beyond that are lost. */
const WAITING_BYTES = 1_000_000;

/** How often an output that is asked to wait is tried again, 100 ms apart, before that counts as a failure. */
const RETRIES = 10;

/** The longest time that a caller waits for lines to be written. */
const TIMEOUT_MILLISECONDS = 2_000;

/** How often a caller that waits for lines to be written checks for that. */
const POLL_MILLISECONDS = 20;

/**
 * The destination of log lines: standard output, collected as bytes. If they were collected as text, the whole block
 * would be measured again for each line. A full disk, or a reader that stops or ends, blocks nothing: lines wait, up to
 * a limit, and are tried again twice a second.
 */
class StandardOutput implements DestinationStream {
  /** Lines that were lost because the output was blocked for too long. */
  lost = 0;
  /** Called when lines are written again, with the number of lost lines since the last call. */
  onBack: (lost: number) => void = () => undefined;
  private lines: SonicBoom | null = null;
  private waiting = 0;
  private isFailing = false;
  private unreported = 0;

  /** Accepts a line as bytes; its type allows only text. */
  write(line: string): void {
    this.waiting += line.length;
    this.lines ??= this.open();
    this.lines.write(line);
  }

  /**
   * Writes the waiting lines.
   * @param then called once they are written, or can't be written now
   */
  flush(then: () => void): void {
    this.lines?.flush();
    this.whenStill(then, performance.now() + TIMEOUT_MILLISECONDS);
  }

  private open(): SonicBoom {
    const lines = new SonicBoom({
      fd: 1,
      minLength: BLOCK_BYTES,
      // The most that is written at once: a block and the line that completes it.
      maxWrite: 2 * BLOCK_BYTES,
      maxLength: WAITING_BYTES,
      periodicFlush: FLUSH_MILLISECONDS,
      contentMode: 'buffer',
      maxWriteRetries: RETRIES,
    } as SonicBoomOpts);
    lines.on('write', (bytes: number) => this.noteWritten(bytes));
    // Unwritten bytes are kept, and are written first with the next block.
    lines.on('error', () => {
      this.isFailing = true;
    });
    lines.on('drop', (line: Buffer) => {
      this.waiting -= line.length;
      this.lost += 1;
      this.unreported += 1;
    });
    process.on('exit', () => {
      try {
        lines.flushSync();
      } catch {
        // Nobody can be notified any more.
      }
    });
    return lines;
  }

  private noteWritten(bytes: number): void {
    this.waiting -= bytes;
    this.isFailing = false;
    const count = this.unreported;
    this.unreported = 0;
    if (count > 0) this.onBack(count);
  }

  private whenStill(then: () => void, until: number): void {
    if (this.waiting === 0 || this.isFailing || performance.now() > until) then();
    else setTimeout(() => this.whenStill(then, until), POLL_MILLISECONDS);
  }
}

/** The destination of this process's log. */
export const standardOutput = new StandardOutput();
