import { findAccount } from '../accounts/store/accounts';
import { activityCreated } from '../activities/events';
import { cashContent } from '../activities/rules/network-content';
import type { Activity } from '../activities/store/activities';
import { recordActivity } from '../ledger/post-movement';
import { failsWith } from '../platform/http/attempts';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import type { Reader, Tx } from '../platform/store/db';
import { clientOf } from '../transactions/network-movement';
import { findCashOutIntent } from './store/cash';

/** An attempt to withdraw cash. */
interface Withdrawal {
  intentId: string;
  /** Minor units; null if the report names no amount. */
  amount: bigint | null;
  now: number;
  /** Finds the client of the intent; null if there is no such intent. */
  clientId(reader: Reader): Promise<string | null>;
}

/**
 * Runs the unit of work of a withdrawal. A wrong token leaves a REJECTED activity, as a wrong security code of a card
 * does. It has a unit of work of its own, because that of the withdrawal is rolled back with the refusal.
 * @throws what the work throws
 */
export async function recordingWrongToken<T>(
  { db }: Pick<Services, 'db'>,
  withdrawal: Withdrawal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (failsWith('WRONG_CASH_TOKEN')(error)) await db.transaction((tx) => recordWrongToken(tx, withdrawal));
    throw error;
  }
}

/** Nothing is recorded without an amount: neither the intent nor the report has to name one. */
async function recordWrongToken(tx: Tx, { intentId, now, ...reported }: Withdrawal): Promise<void> {
  const clientId = await reported.clientId(tx);
  const intent = clientId === null ? null : await findCashOutIntent(tx, clientId, intentId);
  const amount = intent?.amount ?? reported.amount;
  if (intent === null || amount === null) return;
  const client = await clientOf(tx, intent.clientId);
  const account = await findAccount(tx, client.id, intent.accountId);
  if (account === null) return;
  const activity: Activity = {
    id: newId(),
    clientId: client.id,
    accountId: account.id,
    country: account.country,
    currency: account.currency,
    accountTxs: [],
    originTxId: intent.id,
    origin: 'CASH_NETWORK',
    processType: 'ORIGINAL',
    type: 'CASHOUT',
    entryType: 'DEBIT',
    totalAmount: amount,
    result: 'REJECTED',
    rejectionReason: 'WRONG_CASH_TOKEN',
    forced: false,
    data: cashContent('withdrawal', { network: intent.network, reference: null }, amount),
    createdAt: now,
    updatedAt: now,
  };
  await recordActivity(tx, activity, (made, sequence) => activityCreated(client, made, sequence));
}
