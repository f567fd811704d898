import type { OperationId } from '../../../generated/operations';
import { MINUTE } from '../../kernel/time';
import type { JobHandler } from '../jobs/job';
import type { Services } from '../services';
import { dropReservations } from './store/reservations';

/**
 * Makes the job that deletes abandoned attempts without a result. Only attempts that have stored nothing but their
 * reservation may be deleted: a later repeat starts again.
 * @param lifetimes milliseconds for which an attempt at each operation can be continued
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
