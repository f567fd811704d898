import type { Services } from '../services';
import { StoreUnavailable } from '../store/errors';
import { ClaimLost } from './job';

type Needs = Pick<Services, 'log' | 'stopSignal'>;

/** The longest time, in milliseconds of the service's clock, after which an incomplete job runs again. */
const COMES_AGAIN_MILLISECONDS = 10_000;

/** Some records of a job failed; the log names them, and the others are done. */
export class SweepIncomplete extends Error {
  override name = 'SweepIncomplete';
  /**
   * Others wait for the results of this job, so its next run is not delayed like that of a job that fails completely.
   */
  readonly comesAgainWithin = COMES_AGAIN_MILLISECONDS;
}

/** The records of a job, each processed once. */
export interface Sweep<T> {
  /** The number of records of one read. */
  limit: number;
  /** Finds the first records after a given one, in a stable order; null is before all of them. */
  next(after: T | null, limit: number): Promise<readonly T[]>;
  each(record: T): Promise<unknown>;
  /** Names a record in the log, without its content. */
  named(record: T): Readonly<Record<string, unknown>>;
}

/**
 * Processes records of all clients, each in its own unit of work: a failure is logged and does not stop the others.
 * @returns the number of records
 * @throws SweepIncomplete at the end, if any failed
 */
export async function sweep<T>(needs: Needs, { limit, next, each, named }: Sweep<T>): Promise<number> {
  let done = 0;
  let failed = 0;
  let found: readonly T[] = [];
  do {
    needs.stopSignal.throwIfAborted();
    found = await next(found.at(-1) ?? null, limit);
    for (const record of found) {
      if (await succeeds(needs, named(record), () => each(record))) done += 1;
      else failed += 1;
    }
  } while (found.length === limit);
  if (failed > 0) throw new SweepIncomplete(`${failed} of ${done + failed} failed`);
  return done;
}

/** The same with records that are known already. */
export function sweepAll<T>(
  needs: Needs,
  records: readonly T[],
  { each, named }: Pick<Sweep<T>, 'each' | 'named'>,
): Promise<number> {
  return sweep<T>(needs, { limit: records.length + 1, next: async () => records, each, named });
}

/**
 * Runs the parts of a job one after another, the others also if one fails.
 * @throws SweepIncomplete at the end, if any failed
 */
export async function runAll(needs: Needs, parts: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const failed: string[] = [];
  for (const [part, run] of Object.entries(parts)) {
    if (!(await succeeds(needs, { part }, run))) failed.push(part);
  }
  if (failed.length > 0) throw new SweepIncomplete(`incomplete: ${failed.join(', ')}`);
}

/**
 * Runs one part of several, and logs its failure.
 * @returns whether it succeeded
 * @throws StoreUnavailable, ClaimLost and the reason of a stop, which apply to the others as well
 */
export async function succeeds(
  { log, stopSignal }: Needs,
  named: Readonly<Record<string, unknown>>,
  run: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (stopSignal.aborted || error instanceof StoreUnavailable || error instanceof ClaimLost) throw error;
    if (error instanceof SweepIncomplete) log.warn({ ...named, err: error }, 'a part of a job is incomplete');
    else log.error({ ...named, err: error }, 'a job continues without one of its records');
    return false;
  }
}
