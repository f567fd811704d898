import { comesWithin, MINUTE } from '../../kernel/time';
import type { WithPorts } from '../../networks/ports';
import { type JobHandler, REQUEST_GRACE_MILLISECONDS } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { conclude } from '../conclude';
import { askRail } from '../rail';
import { isOpen, type Transfer } from '../rules/transfer';
import { findTransfer } from '../store/transfers';

/** Milliseconds until the bank network is asked for the outcome again. */
export const FOLLOW_MILLISECONDS = MINUTE;

/** Puts the question what became of a transfer on the list. */
export function enqueueFollowTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  const payload = { clientId: transfer.clientId, transferId: transfer.id };
  const runAt = transfer.createdAt + REQUEST_GRACE_MILLISECONDS;
  return enqueueJob(tx, { kind: 'follow-transfer', key: transfer.id, payload, runAt });
}

/**
 * Asks the rail about a transfer until it is final. A request that was cut off finds its transfer concluded by this,
 * the sooner since nobody may have asked the rail yet.
 */
export const followTransfer: JobHandler<Services & WithPorts> = async (job, services) => {
  const { clock, db } = services;
  const { clientId = '', transferId = '' } = job.payload;
  const transfer = await findTransfer(db, clientId, transferId);
  if (transfer === null || !isOpen(transfer)) return 'done';
  const nextQuestion = transfer.updatedAt + FOLLOW_MILLISECONDS;
  if (transfer.status === 'IN_PROGRESS' && comesWithin(FOLLOW_MILLISECONDS, nextQuestion, clock.now()))
    return { again: nextQuestion };
  const outcome = await askRail(services, transfer);
  const after = await job.step((tx) => conclude(tx, { clientId, id: transferId, now: clock.now() }, outcome));
  return after !== null && isOpen(after) ? { again: clock.now() + FOLLOW_MILLISECONDS } : 'done';
};
