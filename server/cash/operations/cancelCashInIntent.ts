import { DomainError } from '../../kernel/errors';
import { write } from '../../platform/http/operation';
import { enqueueWithdrawBoleto } from '../jobs/withdraw-boleto';
import { presentCashInIntent } from '../present';
import { cancelledByClient } from '../rules/cash-in-intent';
import { lockCashInIntent, updateCashInIntent } from '../store/cash';

/** From the commit on no payment is accepted. The network is notified after that. */
export const cancelCashInIntent = write<'cancelCashInIntent'>(async (call, tx) => {
  const intent = await lockCashInIntent(tx, call.client.id, call.path.intent_id);
  if (intent === null || intent.status === 'RESERVED') throw new DomainError('CASH_IN_INTENT_NOT_FOUND');
  const cancelled = cancelledByClient(intent, call.now);
  await updateCashInIntent(tx, cancelled);
  await enqueueWithdrawBoleto(tx, cancelled);
  return { status: 200, body: { data: presentCashInIntent(cancelled) } };
});
