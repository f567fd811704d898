import type { OperationId } from '../../../generated/operations';
import { MINUTE } from '../../kernel/time';
import type { JobHandler } from '../jobs/job';
import type { Services } from '../services';
import { dropReservations } from './store/reservations';

/**
 * Makes the job that forgets attempts which came to nothing and that nobody goes on with. Only those may be forgotten that have
 * written down nothing but their reservation: whoever repeats one later begins anew.
 * @param lifetimes milliseconds for which an attempt at each operation can be gone on with
 */
export function sweepingReservations(
  lifetimes: Readonly<Partial<Record<OperationId, number>>>,
): JobHandler<Pick<Services, 'clock'>> {
  return async (job, { clock }) => {
    const now = clock.now();
    for (const [operationId, lifetime] of Object.entries(lifetimes)) {
      await job.step((tx) => dropReservations(tx, operationId, now - lifetime));
    }
    return { again: now + MINUTE };
  };
}
