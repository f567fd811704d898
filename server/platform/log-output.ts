import type { DestinationStream } from 'pino';
import SonicBoom, { type SonicBoomOpts } from 'sonic-boom';

/**
 * Lines that are gathered are written in blocks of this size, or when this time has passed, whichever comes first. A write wakes a thread,
 * so fewer and larger ones are cheaper; this is what a pipe takes at once.
 */
const BLOCK_BYTES = 64_000;
const FLUSH_MILLISECONDS = 500;

/** Bytes of lines that wait for an output that takes none. What comes beyond that is lost. */
const WAITING_BYTES = 1_000_000;

/** How often an output that is asked to wait is tried again, 100 ms apart, before that counts as a failure. */
const RETRIES = 10;

/** The longest that somebody waits for lines to be written. */
const PATIENCE_MILLISECONDS = 2_000;

/** How often somebody who waits for lines to be written looks whether they are. */
const LOOK_MILLISECONDS = 20;

/**
 * Where the lines of a log go: standard output, gathered as bytes. Gathered as text, a whole block would be measured again with each line
 * that joins it. A disk that is full, or a reader that stands still or is gone, holds nobody up: lines wait for it, up to a bound, and are
 * tried again twice a second.
 */
class StandardOutput implements DestinationStream {
  /** Lines that are lost, since it took none for too long. */
  lost = 0;
  /** Called once lines are written again, with the number of those that are lost since the last time. */
  onBack: (lost: number) => void = () => undefined;
  private lines: SonicBoom | null = null;
  private waiting = 0;
  private isFailing = false;
  private untold = 0;

  /** Takes a line, as bytes: the type that is asked for knows text only. */
  write(line: string): void {
    this.waiting += line.length;
    this.lines ??= this.open();
    this.lines.write(line);
  }

  /** Writes what waits. @param then called once that is done, or can't be for now */
  flush(then: () => void): void {
    this.lines?.flush();
    this.whenStill(then, performance.now() + PATIENCE_MILLISECONDS);
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
    // What could not be written is kept, and goes first with the next block.
    lines.on('error', () => {
      this.isFailing = true;
    });
    lines.on('drop', (line: Buffer) => {
      this.waiting -= line.length;
      this.lost += 1;
      this.untold += 1;
    });
    process.on('exit', () => {
      try {
        lines.flushSync();
      } catch {
        // There is nobody left to be told.
      }
    });
    return lines;
  }

  private noteWritten(bytes: number): void {
    this.waiting -= bytes;
    this.isFailing = false;
    const count = this.untold;
    this.untold = 0;
    if (count > 0) this.onBack(count);
  }

  private whenStill(then: () => void, until: number): void {
    if (this.waiting === 0 || this.isFailing || performance.now() > until) then();
    else setTimeout(() => this.whenStill(then, until), LOOK_MILLISECONDS);
  }
}

/** Where the log of this process goes. */
export const standardOutput = new StandardOutput();
