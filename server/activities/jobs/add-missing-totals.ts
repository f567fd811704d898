import { listClients } from '../../clients/store/clients';
import { HOUR } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import { sweepAll } from '../../platform/jobs/sweep';
import type { Services } from '../../platform/services';
import { addMissingTotals } from '../store/missing-totals';

/**
 * Adds to the finer totals what processes of an earlier version left out while this version started: every hour for a
 * day after migration `0035-finer-totals`, which schedules the job. Payload: `since` and `until`, in milliseconds of
 * the machine's clock.
 */
export const addingMissingTotals: JobHandler<Pick<Services, 'db' | 'clock' | 'log' | 'stopSignal'>> = async (
  job,
  services,
) => {
  const { db, clock } = services;
  const { since = '0', until = '0' } = job.payload;
  // Over several nodes no earlier version has ever run.
  if (db.isDistributed) return 'done';
  await sweepAll(services, await listClients(db), {
    each: ({ id }) => job.step((tx) => addMissingTotals(tx, id, Number(since))),
    named: ({ id }) => ({ client: id }),
  });
  return Date.now() < Number(until) ? { again: clock.now() + HOUR } : 'done';
};
