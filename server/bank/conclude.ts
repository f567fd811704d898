import { type AccountWithBalance, lockAccount } from '../accounts/store/accounts';
import { activityCreated, activityUpdated } from '../activities/events';
import { accountTx } from '../activities/rules/activity';
import type { Activity, ActivityAccountTx, ActivityResult } from '../activities/store/activities';
import type { Client } from '../kernel/client';
import { changeActivity, lockLimitedClient, recordActivity } from '../ledger/post-movement';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { clientOf, postNetworkMovement } from '../transactions/network-movement';
import { contentOf } from './content';
import { answeredTransfer, type RailOutcome, type Transfer } from './rules/transfer';
import { amountLeft, lockTransfer, updateTransfer } from './store/transfers';

const RESULTS: Readonly<Record<RailOutcome['status'], ActivityResult>> = {
  SUCCESS: 'APPROVED',
  IN_PROGRESS: 'PENDING',
  FAILED: 'REJECTED',
};

/**
 * Records the answer of the bank network about a transfer: FAILED returns the money. The activity is created with the
 * first answer and updated with the last one. A final transfer does not change.
 * @returns the transfer after that; null if the client has no such transfer
 */
export async function conclude(
  tx: Tx,
  { clientId, id, now }: { clientId: string; id: string; now: number },
  outcome: RailOutcome,
): Promise<Transfer | null> {
  const [before, client] = await Promise.all([lockTransfer(tx, clientId, id), clientOf(tx, clientId)]);
  if (before === null) return null;
  const after = answeredTransfer(before, outcome, now);
  if (after === before) return before;
  await lockLimitedClient(tx, client);
  const account = (await lockAccount(tx, clientId, after.accountId)) as AccountWithBalance;
  const givenBack = after.status === 'FAILED' ? await giveBack(tx, client, after, now) : [];
  const accountTxs = [debitOf(after), ...givenBack];
  const change = { result: RESULTS[outcome.status], rejectionReason: after.failureReason, accountTxs, updatedAt: now };
  if (before.status === 'RESERVED') {
    const activity: Activity = { ...newActivity(after, account), ...change };
    await recordActivity(tx, activity, (made, sequence) => activityCreated(client, made, sequence));
  } else {
    await changeActivity(tx, clientId, after.activityId, change, (activity, sequence) =>
      activityUpdated(client, activity, sequence),
    );
  }
  await updateTransfer(tx, after);
  return after;
}

/** The money returns to the account regardless of its status, except the part that the client has already reversed. */
async function giveBack(tx: Tx, client: Client, transfer: Transfer, now: number): Promise<ActivityAccountTx[]> {
  const amount = await amountLeft(tx, transfer);
  if (amount <= 0n) return [];
  const reversal = { id: newId(), accountId: transfer.accountId, type: 'BANK_TRANSFER_OUT', amount, now } as const;
  const leg = await postNetworkMovement(
    tx,
    client,
    { ...reversal, entryType: 'CREDIT', processType: 'REVERSAL', parentId: transfer.id, forced: true },
    () => null,
  );
  return [accountTx({ ...leg, id: leg.transactionId, now })];
}

function debitOf({ id, amount, createdAt: now }: Transfer): ActivityAccountTx {
  return accountTx({ id, processType: 'ORIGINAL', entryType: 'DEBIT', amount, result: 'APPROVED', now });
}

/** The activity of a transfer, but for what the rail decides. It is as old as the transfer. */
function newActivity(transfer: Transfer, account: AccountWithBalance) {
  return {
    id: transfer.activityId,
    clientId: transfer.clientId,
    accountId: transfer.accountId,
    country: account.country,
    currency: transfer.currency,
    originTxId: transfer.id,
    origin: 'BANK_NETWORK',
    processType: 'ORIGINAL',
    type: 'BANK_TRANSFER_OUT',
    entryType: 'DEBIT',
    totalAmount: transfer.amount,
    forced: false,
    data: contentOf(transfer),
    createdAt: transfer.createdAt,
  };
}
