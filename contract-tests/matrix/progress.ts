import type { Job, JobReport } from './job';

const SECONDS_BETWEEN_LINES = 15;

/** The stream that shows progress: on a terminal one line that is overwritten, elsewhere a plain line at intervals. */
type Screen = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };

/** Shows the progress of a proof. */
export class Progress {
  private readonly started = performance.now();
  private reportedAt = this.started;
  private jobsDone = 0;
  private rowsDone = 0;
  private failed = 0;

  /** @param rows the total number of expected answers */
  constructor(
    private readonly jobs: readonly Job[],
    private readonly rows: number,
    private readonly screen: Screen = process.stderr,
  ) {}

  /** Counts rows that have been answered. */
  onRows(rows: number): void {
    this.rowsDone += rows;
    const silence = (performance.now() - this.reportedAt) / 1000;
    if (this.screen.isTTY) this.screen.write(`\r\x1b[2K${this.line()}`);
    else if (silence >= SECONDS_BETWEEN_LINES) this.report();
  }

  /** A job is done. */
  onReport({ runs, journeys }: JobReport): void {
    this.jobsDone += 1;
    const rows = runs.flatMap(({ results }) => results).filter(({ passed }) => !passed);
    this.failed += rows.length + journeys.filter(({ problems }) => problems.length > 0).length;
  }

  /** Clears the progress line for the following output. */
  end(): void {
    if (this.screen.isTTY) this.screen.write('\r\x1b[2K');
  }

  private report(): void {
    this.reportedAt = performance.now();
    this.screen.write(`${this.line()}\n`);
  }

  private line(): string {
    const seconds = ((performance.now() - this.started) / 1000).toFixed(0);
    const failed = this.failed > 0 ? `, ${this.failed} failed` : '';
    return `${seconds} s: ${this.rowsDone} of ${this.rows} answers, ${this.jobsDone} of ${this.jobs.length} jobs${failed}`;
  }
}
