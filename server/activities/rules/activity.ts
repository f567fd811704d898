import { formatAmount } from '../../kernel/money';
import type { Leg } from '../../ledger/rules/movement';
import type { Detail } from '../../transactions/rules/details';

/** The part of an activity that the ledger does not know. */
export interface ActivityContent {
  properties: Record<string, unknown> | null;
  description: Record<string, string> | null;
  details: Detail[];
  metadata: Record<string, unknown>;
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
    accountTxs: [
      {
        id: leg.transactionId,
        process_type: leg.processType,
        entry_type: leg.entryType,
        total_amount: formatAmount(leg.amount),
        result: leg.result,
        created_at: new Date(own.now).toISOString(),
      },
    ],
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
