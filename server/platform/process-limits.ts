import { closeSync, openSync, readFileSync } from 'node:fs';
import type { Metrics } from './http/metrics';
import type { Log } from './log';

/** The share of the limit that callers may take, and the files that a process has open by itself. */
const OF_CALLERS = 0.75;
const OWN = 64;
/** The fewest connections that callers may have. */
const MIN_CONNECTIONS = 16;
/** A limit below this was not chosen for a service. */
const FEW = 1_024;

const PROBE_MILLISECONDS = 10_000;
const REPORT_MILLISECONDS = 60_000;

const USED_UP = new Set(['EMFILE', 'ENFILE']);
const REMEDY =
  'raise the limit of open files (LimitNOFILE, ulimit -n), or find out which callers keep connections open';

/** Decides whether something failed because this process, or the system, may open no further file or connection. */
export const isForWantOfFiles = (error: unknown): boolean =>
  USED_UP.has((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Returns how many files and connections this process may have open at once; null if the system does not report it. */
function openFileLimit(): number | null {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/**
 * Returns the connections that callers may have open within a limit: the rest is for the database, calls, files and
 * operators.
 */
export function connectionsWithin(limit: number): number {
  return Math.max(MIN_CONNECTIONS, Math.floor(limit * OF_CALLERS) - OWN);
}

/** The most connections that a server accepts, and the function that is notified of refused ones. */
export interface ConnectionBound {
  most: number;
  onRefused(): void;
}

/**
 * Keeps callers from using all files that a process may have open. If all are used, the system silently closes new
 * connections: no request, probe or metrics call is answered, and nothing is logged.
 */
export class ProcessLimits {
  private refused = 0;
  private reportedAt = new Map<string, number>();

  constructor(
    private readonly log: Log,
    private readonly metrics: Pick<Metrics, 'connectionsRefused'>,
    private readonly limit: number | null = openFileLimit(),
  ) {}

  /** The connection limit of the server for callers; undefined if the limit is unknown. */
  get bound(): ConnectionBound | undefined {
    if (this.limit === null) return undefined;
    const most = connectionsWithin(this.limit);
    return {
      most,
      onRefused: () => {
        this.metrics.connectionsRefused.inc();
        this.refused += 1;
        this.report(`connections are refused, because callers hold the maximum: ${REMEDY}`, () => {
          const counts = { refused: this.refused, connections: most, limit: this.limit };
          this.refused = 0;
          return counts;
        });
      },
    };
  }

  /**
   * Logs a low limit of open files, and every minute in which none can be opened.
   * @returns a function that stops this
   */
  watch(milliseconds = PROBE_MILLISECONDS): () => void {
    const { limit } = this;
    if (limit !== null && limit < FEW)
      this.log.warn({ limit }, 'this process may have few files open: 65536 are usual');
    const probing = setInterval(() => this.probe(), milliseconds).unref();
    return () => clearInterval(probing);
  }

  private probe(): void {
    const { limit } = this;
    try {
      closeSync(openSync('/dev/null', 'r'));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (isForWantOfFiles(error))
        this.report(`neither files nor connections can be opened: ${REMEDY}`, () => ({ code, limit }));
    }
  }

  private report(what: string, more: () => object): void {
    const now = performance.now();
    if (now - (this.reportedAt.get(what) ?? Number.NEGATIVE_INFINITY) < REPORT_MILLISECONDS) return;
    this.reportedAt.set(what, now);
    this.log.error(more(), what);
  }
}
