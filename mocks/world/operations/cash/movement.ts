import type { components } from '../../../../generated/types/sandbox';
import { formatAmount } from '../../../../server/kernel/money';
import type { Received } from '../../../../server/networks/store/received';

type Schemas = components['schemas'];

/** Presents money that came from, or went to, a network. */
export function presentReceived(received: Received): Schemas['Movement'] {
  return {
    account_id: received.accountId,
    activity_id: received.activityId,
    result: received.result,
    rejection_reason: received.rejectionReason as Schemas['TransactionRejectionReason'] | null,
    total_amount: formatAmount(received.amount),
    balance: formatAmount(received.balance),
  };
}
