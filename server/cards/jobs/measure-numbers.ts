import { HOUR } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import type { Services } from '../../platform/services';
import { measureUsedPans, saveUsedPans } from '../store/card-numbers';

/** Measures every hour how much of each range of card numbers is in use, so that operators learn of it in time. */
export const measureNumbers: JobHandler<Services> = async (job, { clock, db, vault }) => {
  const now = clock.now();
  const used = await db.read((reader) => measureUsedPans(reader, vault));
  await job.step((tx) => saveUsedPans(tx, used));
  return { again: now + HOUR };
};
