import { setTimeout as pause } from 'node:timers/promises';
import { DAY, HOUR } from '../../kernel/time';
import type { JobHandler, RunningJob } from '../jobs/job';
import { succeeds } from '../jobs/sweep';
import type { Services } from '../services';
import type { Reader } from '../store/db';
import { readSetting, writeSetting } from '../store/settings';
import type { Retention } from './retention';
import { clientsWithRows, dropRows, oldestRows, type RowRange, readNextRows } from './store/old-rows';

/** The setting with the time of the oldest row of each table, as of the last deletion. */
const OLDEST = 'retention.oldest';

/** The ratio of pauses to work: so much time is left to other users of the database. */
const PAUSE_FACTOR = 9;
const MAX_PAUSE_MILLISECONDS = 1_000;

/** Milliseconds of reads after which there is a pause although nothing was deleted. */
const READ_MILLISECONDS = 10;

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'metrics' | 'stopSignal'>;

/**
 * Pauses, so that others can use the database.
 * @param worked milliseconds of work before
 */
export type Pause = (worked: number, stopSignal: AbortSignal) => Promise<void>;

/**
 * Makes the job that, once an hour, deletes rows that are too old by the service's clock: some rows of one client, then
 * some of the next, each with its own commit and a pause after it. If it is interrupted, deleted rows stay deleted, and
 * the next run starts again. If the rows of one client can't be deleted, those of the others still are.
 */
export function droppingOldRows(retentions: readonly Retention[], pause: Pause = pauseForOthers): JobHandler<Needs> {
  return async (job, services) => {
    const { clock, config, db } = services;
    const now = clock.now();
    let failed = 0;
    for (const retention of retentions) {
      const days = config[retention.age];
      if (days > 0) failed += await sweep({ job, services, retention, pause, before: now - days * DAY });
    }
    const oldest = await findOldest(db, retentions);
    await job.step((tx) => writeSetting(tx, OLDEST, oldest));
    if (failed > 0) throw new Error(`the rows of ${failed} clients could not be deleted`);
    return { again: now + HOUR };
  };
}

/** The time of the oldest row of each table with retention; null if it has no rows. */
export async function readOldestRows(reader: Reader): Promise<Readonly<Record<string, number | null>>> {
  return (await readSetting<Record<string, number | null>>(reader, OLDEST)) ?? {};
}

interface Sweep {
  job: RunningJob;
  services: Needs;
  retention: Retention;
  pause: Pause;
  /** Rows from this moment on are too young. */
  before: number;
}

/**
 * Processes the old rows of all clients, in turns.
 * @returns the number of clients for which it failed
 */
async function sweep({ job, services, retention, pause, before }: Sweep): Promise<number> {
  const { db, metrics, stopSignal } = services;
  let failed = 0;
  let worked = 0;
  const turns: Pick<RowRange, 'clientId' | 'after'>[] = [];
  for (const clientId of await clientsWith(db, retention, before)) turns.push({ clientId, after: null });
  for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
    stopSignal.throwIfAborted();
    const { clientId, after } = turn;
    const began = performance.now();
    let dropped = false;
    const went = await succeeds(services, { client: clientId, table: retention.table }, async () => {
      const { range, count, more } = await readNextRows(db, retention, { clientId, after, before });
      if (range !== null && count > 0) {
        dropped = true;
        const gone = await job.step((tx) => dropRows(tx, retention, range, before));
        metrics.rowsDropped.inc({ table: retention.table }, gone);
      }
      if (range !== null && more) turns.push({ clientId, after: range.last });
    });
    if (!went) failed += 1;
    // A timer takes a millisecond or more, so there is one pause for many quick reads.
    worked += performance.now() - began;
    if (!dropped && worked < READ_MILLISECONDS) continue;
    await pause(worked, stopSignal);
    worked = 0;
  }
  return failed;
}

async function clientsWith(reader: Reader, retention: Retention, before: number): Promise<string[]> {
  if (!retention.byTime) return clientsWithRows(reader, retention);
  return [...(await oldestRows(reader, retention))].flatMap(([id, oldest]) => (oldest < before ? [id] : []));
}

/** The time of the oldest row of each table that has an index by time. */
async function findOldest(
  reader: Reader,
  retentions: readonly Retention[],
): Promise<Readonly<Record<string, number | null>>> {
  const tables = new Map(retentions.filter(({ byTime }) => byTime).map((retention) => [retention.table, retention]));
  const found: Record<string, number | null> = {};
  for (const [table, retention] of tables) {
    const moments = [...(await oldestRows(reader, retention)).values()];
    found[table] = moments.length === 0 ? null : moments.reduce((one, other) => Math.min(one, other));
  }
  return found;
}

/** Pauses for nine times as long as the work took, at most a second. */
export async function pauseForOthers(worked: number, stopSignal: AbortSignal): Promise<void> {
  const milliseconds = Math.min(worked * PAUSE_FACTOR, MAX_PAUSE_MILLISECONDS);
  await pause(milliseconds, undefined, { signal: stopSignal }).catch(() => stopSignal.throwIfAborted());
}
