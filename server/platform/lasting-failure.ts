import type { Log } from './log';

/** Milliseconds of the machine's clock after which a failure that lasts is in the log once more. */
const AGAIN_MILLISECONDS = 60_000;

/** The lines of the log about something that is tried again and again. */
interface Words {
  /** While it fails. */
  failing: string;
  /** When it succeeds again. */
  over: string;
}

/**
 * Says in the log that something fails which is tried several times a second: when that begins, once a minute while it lasts, and when
 * it is over. Otherwise, while the store is away, the same lines would fill the log, and perhaps the disk.
 */
export class LastingFailure {
  private failures = 0;
  private told = 0;

  constructor(
    private readonly log: Log,
    private readonly words: Words,
  ) {}

  /** Notes that it failed. The line has the number of failures since it last succeeded. */
  note(error: unknown): void {
    const now = performance.now();
    this.failures += 1;
    if (this.failures > 1 && now - this.told < AGAIN_MILLISECONDS) return;
    this.told = now;
    this.log.warn({ err: error, failures: this.failures }, this.words.failing);
  }

  /** Notes that it succeeded. */
  end(): void {
    if (this.failures === 0) return;
    this.log.info({ failures: this.failures }, this.words.over);
    this.failures = 0;
  }
}
