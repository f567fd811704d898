import { findAccount } from '../accounts/store/accounts';
import type { Client } from '../kernel/client';
import type { Leg } from '../ledger/rules/movement';
import { Refused } from '../platform/idempotency/reserved';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { postNetworkMovement } from '../transactions/network-movement';
import { contentOf } from './content';
import { enqueueFollowTransfer } from './jobs/follow-transfer';
import { type RefusingAccount, refusalOf, type Transfer, type TransferPlaces } from './rules/transfer';
import { insertTransfer } from './store/transfers';

/**
 * Debits the account for a new transfer. A refusal creates a REJECTED activity and no transfer: it has an id of its
 * own, since its key may be used again. An approved transfer gets its activity with the first answer of the bank
 * network.
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
    { id, refusedId: newId(), accountId, type: 'BANK_TRANSFER_OUT', entryType: 'DEBIT', amount, now },
    (decided) => (decided.result === 'APPROVED' ? null : sideEffectsOf(transfer)),
  );
  if (leg.result === 'REJECTED') return new Refused(refusalOf(await refusedBy(tx, client, leg), places));
  await insertTransfer(tx, transfer);
  await enqueueFollowTransfer(tx, transfer);
  return transfer;
}

function sideEffectsOf(transfer: Transfer) {
  const { activityId } = transfer;
  return { activityId, origin: 'BANK_NETWORK', originTxId: null, content: contentOf(transfer) } as const;
}

async function refusedBy(tx: Tx, client: Client, leg: Leg): Promise<RefusingAccount> {
  const { accountId, rejectionReason, balance, currency } = leg;
  const account = await findAccount(tx, client.id, accountId);
  if (account === null) throw new Error('an account that refused does not exist');
  return { reason: rejectionReason ?? '', status: account.status, balance, currency };
}
