import { ask } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import { type JobHandler, REQUEST_GRACE_MILLISECONDS } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { takeAnswer } from '../account-deleted';
import type { CashInIntent } from '../rules/cash-in-intent';
import { lockCashInIntent } from '../store/cash';

/** Puts the question whether the network takes a boleto on the list, for the case that its request was cut off. */
export function enqueueRegisterBoleto(tx: Tx, intent: CashInIntent): Promise<void> {
  const payload = { clientId: intent.clientId, intentId: intent.id };
  const runAt = intent.createdAt + REQUEST_GRACE_MILLISECONDS;
  return enqueueJob(tx, { kind: 'register-boleto', key: intent.id, payload, runAt });
}

/** Asks the network about a boleto that still waits for its answer. */
export const registerBoleto: JobHandler<Services & WithPorts> = async (job, { ports, clock }) => {
  const { clientId = '', intentId = '' } = job.payload;
  const intent = await job.step((tx) => lockCashInIntent(tx, clientId, intentId));
  if (intent?.status !== 'RESERVED') return 'done';
  const { accepted } = await ask(() => ports.cashNetwork.registerBoleto(intent));
  await job.step((tx) => takeAnswer(tx, intent, { accepted, now: clock.now() }));
  return 'done';
};
