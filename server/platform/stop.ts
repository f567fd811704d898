import type { Log } from './log';

/** A program that can be asked to end. */
interface Stoppable {
  log: Log;
  /**
   * Finishes work in flight, then releases all resources.
   * @returns whether all work was finished, with nothing cut off
   */
  stop(): Promise<boolean>;
}

/** Signals within this time count as one: a supervisor may send two different ones at once. */
const ONE_SIGNAL_MILLISECONDS = 100;

/** The same below npm: a terminal signals the whole group of processes, and npm, which may be slow, forwards it. */
const FORWARDED_SIGNAL_MILLISECONDS = 500;

/** Milliseconds that the release of resources may take after the time of a stop. */
const LATE_MILLISECONDS = 500;

/**
 * Stops on SIGTERM, on SIGINT, and on SIGHUP, which a terminal sends when it is closed. The process ends with 0 once
 * everything is finished. A second signal changes nothing, because impatient people and supervisors send it. A third
 * signal, or the end of the time of a stop, cuts off the remaining work. In these cases, and if the stop failed, the
 * process ends with 1.
 */
export function stopOnSignal({ log, stop }: Stoppable, seconds: number): void {
  const isForwarded = process.env.npm_lifecycle_event !== undefined;
  const oneSignal = isForwarded ? FORWARDED_SIGNAL_MILLISECONDS : ONE_SIGNAL_MILLISECONDS;
  let signals = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  const end = (code: number) => {
    log.flush(() => process.exit(code));
  };
  const cut = (reason: string) => {
    log.warn({ reason }, 'stopped at once: work in flight was cut off');
    end(1);
  };
  const begin = (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(cut, seconds * 1_000 + LATE_MILLISECONDS, 'the time to stop is over').unref();
    stop().then(
      (whole) => end(whole ? 0 : 1),
      (error: unknown) => {
        log.error({ err: error }, 'stop failed');
        end(1);
      },
    );
  };
  const onSignal = (signal: string) => {
    const now = performance.now();
    if (now - lastAt < oneSignal) return;
    lastAt = now;
    signals += 1;
    if (signals === 1) begin(signal);
    else if (signals === 2) log.info({ signal }, 'still stopping; one more signal cuts off work in flight');
    else cut(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
}
