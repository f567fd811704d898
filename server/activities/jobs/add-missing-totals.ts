import { listClients } from '../../clients/store/clients';
import { HOUR } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import type { Services } from '../../platform/services';
import { addMissingTotals } from '../store/missing-totals';

/**
 * Adds up what processes of a version before have left out of the finer totals while this one started beside them: every hour for a
 * day after step `0035-finer-totals`, which puts the job on the list. Payload: `since` and `until`, in milliseconds of the machine's clock.
 */
export const addingMissingTotals: JobHandler<Pick<Services, 'db' | 'clock'>> = async (job, { db, clock }) => {
  const { since = '0', until = '0' } = job.payload;
  // Over several nodes no version before has ever run.
  if (db.isDistributed) return 'done';
  for (const { id } of await listClients(db)) await job.step((tx) => addMissingTotals(tx, id, Number(since)));
  return Date.now() < Number(until) ? { again: clock.now() + HOUR } : 'done';
};
