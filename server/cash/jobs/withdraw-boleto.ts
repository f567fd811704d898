import { ask } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import type { CashInIntent } from '../rules/cash-in-intent';

/** Puts the word to the network that a boleto is not wanted any more on the list. */
export function enqueueWithdrawBoleto(tx: Tx, intent: CashInIntent): Promise<void> {
  const payload = { clientId: intent.clientId, intentId: intent.id };
  return enqueueJob(tx, { kind: 'withdraw-boleto', key: intent.id, payload, runAt: intent.updatedAt });
}

/** Withdraws a boleto from the network. */
export const withdrawBoleto: JobHandler<Services & WithPorts> = async (job, { ports }) => {
  const { clientId = '', intentId = '' } = job.payload;
  await ask(() => ports.cashNetwork.withdrawBoleto({ id: intentId, clientId }));
  return 'done';
};
