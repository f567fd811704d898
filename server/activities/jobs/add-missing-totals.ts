import { listClients } from '../../clients/store/clients';
import { HOUR } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import { sweepAll } from '../../platform/jobs/sweep';
import type { Services } from '../../platform/services';
import { addMissingTotals } from '../store/missing-totals';

/**
 * Adds up what processes of a version before have left out of the finer totals while this one started beside them: every hour for a
 * day after step `0035-finer-totals`, which puts the job on the list. Payload: `since` and `until`, in milliseconds of the machine's clock.
 */
export const addingMissingTotals: JobHandler<Pick<Services, 'db' | 'clock' | 'log' | 'stopSignal'>> = async (
  job,
  services,
) => {
  const { db, clock } = services;
  const { since = '0', until = '0' } = job.payload;
  // Over several nodes no version before has ever run.
  if (db.isDistributed) return 'done';
  await sweepAll(services, await listClients(db), {
    each: ({ id }) => job.step((tx) => addMissingTotals(tx, id, Number(since))),
    named: ({ id }) => ({ client: id }),
  });
  return Date.now() < Number(until) ? { again: clock.now() + HOUR } : 'done';
};
