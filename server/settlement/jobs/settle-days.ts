import { clientsWithSftp } from '../../clients/store/client-keys';
import { findClient } from '../../clients/store/clients';
import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Reader, Tx } from '../../platform/store/db';
import { readSetting, writeSetting } from '../../platform/store/settings';
import type { ClientDay, WithAmendmentSource } from '../amendments';
import { dayBefore, dayOf, lastDueDay, nextDueAt, spanOf } from '../rules/day';
import { type RunParts, settleDay } from '../run';
import { hasSettled } from '../store/settlement';
import { nextMovements } from '../store/settlement-rows';

/** The last day that the clock has asked files of. */
const LAST_DAY = 'settlement.lastDay';

/**
 * The most days without transactions for which one run writes files. After a clock jump of years there would be too
 * many.
 */
const QUIET_DAYS = 31;

/** Milliseconds of the machine's clock between signs of life of a run that goes on. */
const BEAT_MILLISECONDS = 5_000;

/**
 * Schedules the settlement of every day that is due: for each client on each day with transactions, and for clients
 * that can fetch files also on other days, because days without transactions have files, too. If the service was not
 * running for longer than `QUIET_DAYS`, earlier days without transactions have no files.
 */
export const settleDays: JobHandler<Services & WithAmendmentSource> = async (job, { amendmentSource, clock, db }) => {
  const now = clock.now();
  const last = lastDueDay(now);
  const before = (await readSetting<string>(db, LAST_DAY)) ?? dayBefore(last);
  if (before < last) {
    const due = await dueDays(db, before, last, now);
    due.push(...((await amendmentSource?.amendedBetween(db, before, last)) ?? []));
    await job.step(async (tx) => {
      for (const one of due) await enqueueSettleDay(tx, one, now);
      await writeSetting(tx, LAST_DAY, last);
    });
  }
  return { again: nextDueAt(now) };
};

/** Schedules the settlement of one day of one client, or the rest of it if the day is partly settled. */
export function enqueueSettleDay(tx: Tx, { clientId, day }: ClientDay, now: number): Promise<void> {
  return enqueueJob(tx, { kind: 'settle-day', key: `${clientId}/${day}`, payload: { clientId, day }, runAt: now });
}

/**
 * @param before the last day that is done;
 * @param last the last one to do
 */
async function dueDays(db: Reader, before: string, last: string, now: number): Promise<ClientDay[]> {
  const found = new Map<string, ClientDay>();
  const add = (clientId: string, day: string) => found.set(`${clientId}/${day}`, { clientId, day });
  const { until } = spanOf(last);
  let open = await nextMovements(db, { from: spanOf(before).until, until });
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { clientId, at } of open) {
      const day = dayOf(at);
      add(clientId, day);
      const from = spanOf(day).until;
      if (from < until) next.push(...(await nextMovements(db, { from, until }, clientId)));
    }
    open = next;
  }
  for (const clientId of await clientsWithSftp(db, now)) {
    for (const day of lastDays(before, last)) add(clientId, day);
  }
  return [...found.values()];
}

/** The days after one and up to another, the latest first. */
function lastDays(before: string, last: string): string[] {
  const days: string[] = [];
  for (let day = last; day > before && days.length < QUIET_DAYS; day = dayBefore(day)) days.push(day);
  return days;
}

/** Settles one day of one client, unless it was already requested. */
export const settleOneDay: JobHandler<RunParts> = async (job, services) => {
  const { clientId = '', day = '' } = job.payload;
  const { db } = services;
  const client = await findClient(db, clientId);
  if (client === null) return 'done';
  if (await hasSettled(db, clientId, day)) {
    // The process that wrote the files may have stopped before it released the refunds that they show as HELD.
    await services.processor.releaseRefunds(client, spanOf(day).until);
    return 'done';
  }
  let beaten = performance.now();
  await settleDay(services, client, day, {
    commit: (work) => job.step(work),
    beat: async () => {
      if (performance.now() - beaten < BEAT_MILLISECONDS) return;
      await job.readStep(async () => undefined);
      beaten = performance.now();
    },
  });
  return 'done';
};
