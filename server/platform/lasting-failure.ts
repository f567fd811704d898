import type { Log } from './log';

/** Milliseconds of the machine's clock after which a lasting failure is logged again. */
const AGAIN_MILLISECONDS = 60_000;

/** The log lines about something that is retried repeatedly. */
interface Words {
  /** While it fails. */
  failing: string;
  /** When it succeeds again. */
  over: string;
}

/**
 * Logs the failure of something that is retried several times a second: when it begins, once a minute while it lasts,
 * and when it is over. Otherwise, while the store is unavailable, the same lines would fill the log, and perhaps the
 * disk.
 */
export class LastingFailure {
  private failures = 0;
  private reportedAt = 0;

  constructor(
    private readonly log: Log,
    private readonly words: Words,
  ) {}

  /** Records a failure. The line has the number of failures since the last success. */
  note(error: unknown): void {
    const now = performance.now();
    this.failures += 1;
    if (this.failures > 1 && now - this.reportedAt < AGAIN_MILLISECONDS) return;
    this.reportedAt = now;
    this.log.warn({ err: error, failures: this.failures }, this.words.failing);
  }

  /** Records a success. */
  end(): void {
    if (this.failures === 0) return;
    this.log.info({ failures: this.failures }, this.words.over);
    this.failures = 0;
  }
}
