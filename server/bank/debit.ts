import type { Client } from '../kernel/client';
import type { Leg } from '../ledger/rules/movement';
import { Refused } from '../platform/idempotency/reserved';
import type { Tx } from '../platform/store/db';
import { postNetworkMovement } from '../transactions/network-movement';
import { contentOf } from './content';
import { enqueueFollowTransfer } from './jobs/follow-transfer';
import { refusalOf, type Transfer, type TransferPlaces } from './rules/transfer';
import { insertTransfer } from './store/transfers';

/**
 * Debits the account for a new transfer. A refusal creates a REJECTED activity and no transfer. An approved transfer
 * gets its activity with the first answer of the bank network.
 */
export async function debit<T extends Transfer>(
  tx: Tx,
  client: Client,
  transfer: T,
  places: TransferPlaces,
): Promise<T | Refused> {
  const { id, accountId, amount, createdAt: now } = transfer;
  const leg = await postNetworkMovement(
    tx,
    client,
    { id, accountId, type: 'BANK_TRANSFER_OUT', entryType: 'DEBIT', amount, now },
    (decided) => (decided.result === 'APPROVED' ? null : sideEffectsOf(transfer)),
  );
  if (leg.result === 'REJECTED') return new Refused(refusalOf(refusedBy(leg), places));
  await insertTransfer(tx, transfer);
  await enqueueFollowTransfer(tx, transfer);
  return transfer;
}

function sideEffectsOf(transfer: Transfer) {
  const { activityId, id } = transfer;
  return { activityId, origin: 'BANK_NETWORK', originTxId: id, content: contentOf(transfer) } as const;
}

function refusedBy({ rejectionReason, balance, currency }: Leg) {
  return { reason: rejectionReason ?? '', balance, currency };
}
