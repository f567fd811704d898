import type { Services } from '../services';
import { StoreUnavailable } from '../store/errors';
import { ClaimLost } from './job';

type Needs = Pick<Services, 'log' | 'stopSignal'>;

/** Milliseconds of the service's clock after which a job that had to leave something comes again, at the latest. */
const COMES_AGAIN_MILLISECONDS = 10_000;

/** Some of what a job goes through failed; the log names it, and the rest is done. */
export class SweepIncomplete extends Error {
  override name = 'SweepIncomplete';
  /** Others wait for what this job does: it is not held back as one of which nothing succeeds. */
  readonly comesAgainWithin = COMES_AGAIN_MILLISECONDS;
}

/** Records that are gone through, each once. */
export interface Sweep<T> {
  /** Records that one look takes up. */
  limit: number;
  /** Finds the first records behind one, in an order that does not change; null is before all of them. */
  next(after: T | null, limit: number): Promise<readonly T[]>;
  each(record: T): Promise<unknown>;
  /** Names a record in the log, without what is in it. */
  named(record: T): Readonly<Record<string, unknown>>;
}

/**
 * Goes through records of all clients, each in a unit of work of its own: one that fails is logged and left, and keeps nobody
 * else's from their turn.
 * @returns how many there were
 * @throws SweepIncomplete at the end, where any failed
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
 * Runs the parts of a job one after another, the others also where one fails.
 * @throws SweepIncomplete at the end, where any failed
 */
export async function runAll(needs: Needs, parts: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const failed: string[] = [];
  for (const [part, run] of Object.entries(parts)) {
    if (!(await succeeds(needs, { part }, run))) failed.push(part);
  }
  if (failed.length > 0) throw new SweepIncomplete(`incomplete: ${failed.join(', ')}`);
}

/**
 * Runs one thing among several, and logs it where it fails.
 * @returns whether it succeeded
 * @throws StoreUnavailable, ClaimLost and the reason of a stop, which concern the others just as much
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
