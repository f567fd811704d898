import { lockAccount } from '../accounts/store/accounts';
import type { OfClient } from '../kernel/client';
import { BegunRequestMissing } from '../platform/idempotency/reserved';
import type { Tx } from '../platform/store/db';
import { enqueueWithdrawBoleto } from './jobs/withdraw-boleto';
import { answered, type CashInIntent, cancelledWithAccount } from './rules/cash-in-intent';
import { lockCashInIntent, lockOpenCashInIntents, updateCashInIntent } from './store/cash';

async function cancelWithAccount(tx: Tx, intent: CashInIntent, now: number): Promise<CashInIntent> {
  const after = cancelledWithAccount(intent, now);
  if (after.status === intent.status) return intent;
  await updateCashInIntent(tx, after);
  await enqueueWithdrawBoleto(tx, after);
  return after;
}

/**
 * Cancels what can still be paid into an account that is deleted; the network is notified after the commit. Lock the
 * account first.
 */
export async function cancelBoletosOf(tx: Tx, account: OfClient, now: number): Promise<void> {
  for (const intent of await lockOpenCashInIntents(tx, account)) await cancelWithAccount(tx, intent, now);
}

/**
 * Records the network's answer about an intent, unless it is already recorded. If the account was deleted meanwhile,
 * the intent is cancelled, because it did not exist yet when the other intents of the account were cancelled.
 */
export async function takeAnswer(
  tx: Tx,
  { id, clientId, accountId }: Pick<CashInIntent, 'id' | 'clientId' | 'accountId'>,
  { accepted, now }: { accepted: boolean; now: number },
): Promise<CashInIntent> {
  const [account, present] = await Promise.all([
    lockAccount(tx, clientId, accountId),
    lockCashInIntent(tx, clientId, id),
  ]);
  if (present === null) throw new BegunRequestMissing('an intent');
  if (present.status !== 'RESERVED') return present;
  const after = answered(present, accepted);
  await updateCashInIntent(tx, after);
  return account?.status === 'DELETED' ? cancelWithAccount(tx, after, now) : after;
}
