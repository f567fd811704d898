import type { DestinationStream } from 'pino';
import SonicBoom, { type SonicBoomOpts } from 'sonic-boom';

/** Lines are written in blocks of this size, or when this time has passed, whichever comes first. */
const BLOCK_BYTES = 16_000;
const FLUSH_MILLISECONDS = 500;

/** Bytes of lines that wait for an output that takes none. What comes beyond that is lost. */
const WAITING_BYTES = 1_000_000;

/** An output that has taken nothing for so long has nobody who reads it. */
const STALLED_MILLISECONDS = 2_000;

/** How often an output that is asked to wait is tried again, 100 ms apart, before that counts as a failure. */
const RETRIES = STALLED_MILLISECONDS / 100;

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
  private movedAt = 0;
  private isFailing = false;
  private untold = 0;

  /** Takes a line, as bytes: the type that is asked for knows text only. */
  write(line: string): void {
    if (this.waiting === 0) this.movedAt = performance.now();
    this.waiting += line.length;
    this.lines ??= this.open();
    this.lines.write(line);
  }

  /** Writes what waits. @param then called once that is done, or can't be for now */
  flush(then: () => void = () => undefined): void {
    this.lines?.flush();
    this.whenStill(then);
  }

  private open(): SonicBoom {
    const lines = new SonicBoom({
      fd: 1,
      minLength: BLOCK_BYTES,
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
    process.on('exit', () => this.end(lines));
    return lines;
  }

  private noteWritten(bytes: number): void {
    this.waiting -= bytes;
    this.movedAt = performance.now();
    this.isFailing = false;
    const count = this.untold;
    this.untold = 0;
    if (count > 0) this.onBack(count);
  }

  private whenStill(then: () => void): void {
    if (this.waiting === 0 || this.isFailing || this.isStalled()) then();
    else setTimeout(() => this.whenStill(then), LOOK_MILLISECONDS);
  }

  /** A thread waits for the reader then, and nobody can call it back. */
  private isStalled(): boolean {
    return this.waiting > 0 && !this.isFailing && performance.now() - this.movedAt > STALLED_MILLISECONDS;
  }

  /** Node ends its threads before a process ends, and would wait for the one that waits for the reader. */
  private end(lines: SonicBoom): void {
    if (this.isStalled()) process.kill(process.pid, 'SIGKILL');
    try {
      lines.flushSync();
    } catch {
      // There is nobody left to be told.
    }
  }
}

/** The one that this process has. */
export const standardOutput = new StandardOutput();
