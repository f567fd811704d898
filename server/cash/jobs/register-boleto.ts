import { answered, type CashInIntent } from '../domain/cash/cash-in-intent';
import { ask } from '../ports/ask';
import { lockCashInIntent, updateCashInIntent } from '../store/cash';
import type { Tx } from '../store/db';
import { enqueueJob } from '../store/jobs';
import type { JobHandler } from './job';

/** How long the request itself has to get the network's answer. */
const GRACE_MILLISECONDS = 60_000;

/** Puts the question whether the network takes a boleto on the list, for the case that its request was cut off. */
export function enqueueRegisterBoleto(tx: Tx, intent: CashInIntent): Promise<void> {
  const payload = { clientId: intent.clientId, intentId: intent.id };
  const runAt = intent.createdAt + GRACE_MILLISECONDS;
  return enqueueJob(tx, { kind: 'register-boleto', key: intent.id, payload, runAt });
}

/** Asks the network about a boleto that still waits for its answer. */
export const registerBoleto: JobHandler = async (job, { ports }) => {
  const { clientId = '', intentId = '' } = job.payload;
  const intent = await job.step((tx) => lockCashInIntent(tx, clientId, intentId));
  if (intent?.status !== 'RESERVED') return 'done';
  const { accepted } = await ask(() => ports.cashNetwork.registerBoleto(intent));
  await job.step(async (tx) => {
    const present = await lockCashInIntent(tx, clientId, intentId);
    if (present?.status === 'RESERVED') await updateCashInIntent(tx, answered(present, accepted));
  });
  return 'done';
};
