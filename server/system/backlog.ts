import { findAbandonedSince } from '../card-processing/store/card-transactions';
import { readUsedPans } from '../cards/store/card-numbers';
import type { WithRefusing } from '../events/deliveries';
import { readEventBacklog } from '../events/store/backlog';
import { LEASE_MILLISECONDS, MAX_PAUSE_MILLISECONDS } from '../platform/jobs/run-job';
import { countFailingJobs, findJobDueSince } from '../platform/jobs/store/jobs';
import { readOldestRows } from '../platform/retention/drop-old-rows';
import type { Services } from '../platform/services';
import type { Db, Reader } from '../platform/store/db';
import { assertWritable } from '../platform/store/try-write';

/**
 * Measures what waits in the store; the figures are those of all processes. Never throws: a store that is gone is a
 * figure, too.
 */
export async function measureBacklog(reader: Reader, services: Services & WithRefusing): Promise<void> {
  const { clock, db, metrics, log, jobs } = services;
  const machineNow = Date.now();
  const now = clock.now();
  try {
    const { dead, dueSince } = await readEventBacklog(reader, now, services.refusing());
    metrics.eventsDead.set(dead);
    metrics.outboxLag.set(secondsSince(dueSince, now));
    metrics.pendingOverdue.set(secondsSince(await findAbandonedSince(reader), machineNow));
    metrics.jobsOverdue.set(
      secondsSince(await findJobDueSince(reader, { now, machineNow, leaseMilliseconds: LEASE_MILLISECONDS }), now),
    );
    const failing = await countFailingJobs(reader, { now, longestPause: MAX_PAUSE_MILLISECONDS });
    for (const kind of Object.keys(jobs.handlers)) metrics.jobsFailing.set({ kind }, failing[kind] ?? 0);
    for (const [table, moment] of Object.entries(await readOldestRows(reader))) {
      metrics.oldestRow.set({ table }, secondsSince(moment, now));
    }
    const used = Object.entries(await readUsedPans(reader));
    metrics.cardNumbersUsed.reset();
    for (const [bin, ratio] of used) metrics.cardNumbersUsed.set({ bin }, ratio);
    metrics.storeUp.set(1);
  } catch (error) {
    metrics.storeUp.set(0);
    log.warn({ err: error }, 'the backlog cannot be measured');
  }
  metrics.storeWritable.set(await isWritable(db));
}

/** 1 or 0, as figures have it. */
const isWritable = (db: Db): Promise<number> =>
  assertWritable(db).then(
    () => 1,
    () => 0,
  );

/** 0 where nothing waits. Times are milliseconds. */
const secondsSince = (since: number | null, now: number): number =>
  since === null ? 0 : Math.max(0, (now - since) / 1_000);
