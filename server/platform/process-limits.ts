import { closeSync, openSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Config } from './config';
import type { Metrics } from './http/metrics';
import type { Log } from './log';

/** The share of the limit that callers may take, and the files that a process has open by itself. */
const OF_CALLERS = 0.75;
const OWN = 64;
/** The fewest connections that callers may have. */
const MIN_CONNECTIONS = 16;
/** The share of the memory that the requests of callers may take while they arrive. */
const MEMORY_OF_CALLERS = 0.5;
/** The share of the heap of JavaScript that the heads of these requests may take. */
const HEAP_OF_CALLERS = 0.75;
/**
 * Bytes that a connection takes at most besides the body of its request: the longest head, which Node keeps as text
 * until it is complete (`MAX_HEADER_BYTES`), the objects of the connection and its buffers.
 */
const HEAD_BYTES = 192 * 1024;
/** A limit below this was not chosen for a service. */
const FEW = 1_024;

const PROBE_MILLISECONDS = 10_000;
const REPORT_MILLISECONDS = 60_000;

const USED_UP = new Set(['EMFILE', 'ENFILE']);
const FIND_OUT = 'or find out which callers keep connections open';
const REMEDY = `raise the limit of open files (LimitNOFILE, ulimit -n), ${FIND_OUT}`;

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
 * Returns how many bytes of memory this process may use: those of the machine, or of its container if these are fewer.
 */
function memoryLimit(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/**
 * Returns the connections that callers may have open within a limit of open files: the rest is for the database, calls,
 * files and operators.
 */
export function connectionsWithin(limit: number): number {
  return Math.max(MIN_CONNECTIONS, Math.floor(limit * OF_CALLERS) - OWN);
}

/** The bytes that a process may use: all of them, and those of them for the heap of JavaScript. */
interface Memory {
  memory: number;
  heap: number;
}

/**
 * Returns the connections whose requests fit into the callers' share of the memory, all at once. Their heads are in the
 * heap, which V8 limits to 4 GiB on large machines; their bodies are not.
 */
export function connectionsInMemory({ memory, heap }: Memory, maxBodyBytes: number): number {
  const inAll = (memory * MEMORY_OF_CALLERS) / (HEAD_BYTES + maxBodyBytes);
  return Math.max(MIN_CONNECTIONS, Math.floor(Math.min(inAll, (heap * HEAP_OF_CALLERS) / HEAD_BYTES)));
}

/** The most connections that a server accepts, and the function that is notified of refused ones. */
export interface ConnectionBound {
  most: number;
  onRefused(): void;
}

/** The limits of a process. */
interface Limits extends Memory {
  /** Open files; null if the system does not report it. */
  files: number | null;
}

const limitsOfProcess = (): Limits => ({
  files: openFileLimit(),
  memory: memoryLimit(),
  heap: getHeapStatistics().heap_size_limit,
});

/**
 * Keeps callers from using all files that a process may have open, or all its memory. If all files are used, the system
 * silently closes new connections: no request, probe or metrics call is answered, and nothing is logged. A process
 * without memory is killed.
 */
export class ProcessLimits {
  private refused = 0;
  private reportedAt = new Map<string, number>();

  constructor(
    private readonly log: Log,
    private readonly metrics: Pick<Metrics, 'connectionsRefused'>,
    private readonly config: Pick<Config, 'maxConnections' | 'maxBodyBytes'>,
    private readonly limits: Limits = limitsOfProcess(),
  ) {}

  /** The connection limit of the server for callers. */
  get bound(): ConnectionBound {
    const { most, remedy, limit } = this.narrowest();
    return {
      most,
      onRefused: () => {
        this.metrics.connectionsRefused.inc();
        this.refused += 1;
        this.report(`connections are refused, because callers hold the maximum: ${remedy}`, () => {
          const counts = { refused: this.refused, connections: most, ...limit };
          this.refused = 0;
          return counts;
        });
      },
    };
  }

  private narrowest(): { most: number; remedy: string; limit: object } {
    const { files, memory, heap } = this.limits;
    const { maxConnections, maxBodyBytes } = this.config;
    const byFiles = files === null ? Number.POSITIVE_INFINITY : connectionsWithin(files);
    const most = maxConnections ?? connectionsInMemory(this.limits, maxBodyBytes);
    if (byFiles <= most) return { most: byFiles, remedy: REMEDY, limit: { limit: files } };
    if (maxConnections !== null) return { most, remedy: `raise MAX_CONNECTIONS, ${FIND_OUT}`, limit: {} };
    const remedy = `give the process more memory (on large machines with --max-old-space-size), set MAX_CONNECTIONS, ${FIND_OUT}`;
    return { most, remedy, limit: { memory, heap } };
  }

  /**
   * Logs a low limit of open files, and every minute in which none can be opened.
   * @returns a function that stops this
   */
  watch(milliseconds = PROBE_MILLISECONDS): () => void {
    const { files: limit } = this.limits;
    if (limit !== null && limit < FEW)
      this.log.warn({ limit }, 'this process may have few files open: 65536 are usual');
    const probing = setInterval(() => this.probe(), milliseconds).unref();
    return () => clearInterval(probing);
  }

  private probe(): void {
    const { files: limit } = this.limits;
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
