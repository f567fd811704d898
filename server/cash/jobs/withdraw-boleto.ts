import type { CashInIntent } from '../domain/cash/cash-in-intent';
import { ask } from '../ports/ask';
import type { Tx } from '../store/db';
import { enqueueJob } from '../store/jobs';
import type { JobHandler } from './job';

/** Puts the word to the network that a boleto is not wanted any more on the list. */
export function enqueueWithdrawBoleto(tx: Tx, intent: CashInIntent): Promise<void> {
  const payload = { clientId: intent.clientId, intentId: intent.id };
  return enqueueJob(tx, { kind: 'withdraw-boleto', key: intent.id, payload, runAt: intent.updatedAt });
}

/** Withdraws a boleto from the network. */
export const withdrawBoleto: JobHandler = async (job, { ports }) => {
  const { clientId = '', intentId = '' } = job.payload;
  await ask(() => ports.cashNetwork.withdrawBoleto({ id: intentId, clientId }));
  return 'done';
};
