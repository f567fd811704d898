import { DAY } from '../../kernel/time';
import type { JobHandler } from '../jobs/job';
import type { Services } from '../services';
import { reseal, type SealedTable } from './reseal';

/** Makes the job that, once a day, seals anew what other keys have sealed, so that these get out of use. */
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
