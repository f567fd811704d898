import { formatAmount } from '../../kernel/money';
import type { Leg } from '../../ledger/rules/movement';
import type { ActivityAccountTx, ActivityContent } from '../store/tables';

export type { ActivityContent } from '../store/tables';

/** A transaction of the account as the activity that it belongs to names it. @param now milliseconds */
export function accountTx({
  id,
  processType,
  entryType,
  amount,
  result,
  now,
}: Pick<Leg, 'processType' | 'entryType' | 'amount' | 'result'> & { id: string; now: number }): ActivityAccountTx {
  return {
    id,
    process_type: processType,
    entry_type: entryType,
    total_amount: formatAmount(amount),
    result,
    created_at: new Date(now).toISOString(),
  };
}

/** The activity of one leg of a decided movement. @param now milliseconds */
export function activityOfLeg(
  leg: Leg,
  origin: string,
  data: ActivityContent,
  own: { id: string; clientId: string; now: number },
) {
  return {
    id: own.id,
    clientId: own.clientId,
    accountId: leg.accountId,
    country: leg.country,
    currency: leg.currency,
    accountTxs: [accountTx({ ...leg, id: leg.transactionId, now: own.now })],
    originTxId: leg.transactionId,
    origin,
    processType: leg.processType,
    type: leg.type,
    entryType: leg.entryType,
    totalAmount: leg.amount,
    result: leg.result,
    rejectionReason: leg.rejectionReason,
    forced: leg.forced,
    data,
    createdAt: own.now,
    updatedAt: own.now,
  };
}
