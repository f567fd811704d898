import { DAY } from '../../kernel/time';
import type { JobHandler } from '../jobs/job';
import type { Services } from '../services';
import { reseal, type SealedTable } from './reseal';

/**
 * Creates the job that, once a day, encrypts with the current key what other keys have encrypted, so that these can be
 * retired.
 */
export function resealing(tables: readonly SealedTable[]): JobHandler<Services> {
  return async (job, { clock, db, log, stopSignal, vault }) => {
    const done = await reseal(db, vault, tables, (work) => {
      stopSignal.throwIfAborted();
      return job.step(work);
    });
    for (const { column, broken } of done) {
      if (broken.length > 0) log.error({ column, rows: broken }, 'sealed values cannot be decrypted');
    }
    return { again: clock.now() + DAY };
  };
}
