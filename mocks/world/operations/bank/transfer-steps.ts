import type { components } from '../../../../generated/types/sandbox';
import { conclude } from '../../../../server/bank/conclude';
import { orderOf } from '../../../../server/bank/rail';
import {
  assertMayEnd,
  type FailureReason,
  type RailOutcome,
  type Transfer,
  transferMachine,
} from '../../../../server/bank/rules/transfer';
import { lockTransfer } from '../../../../server/bank/store/transfers';
import { DomainError } from '../../../../server/kernel/errors';
import { lockAccounts } from '../../../../server/ledger/post-movement';
import { type Call, write } from '../../../../server/platform/http/operation';
import type { Tx } from '../../../../server/platform/store/db';
import { arrive, destinationAccountId } from '../../bank-beside-service';
import { type Decision, decideOnce } from '../../bank-decisions';
import { namingLegalSteps } from '../../legal-steps';

type Schemas = components['schemas'];
type TransferOperation = 'settleTransfer' | 'failTransfer';

/** A transfer that waits for the network's answer, locked until the transaction ends. */
async function openTransfer(tx: Tx, call: Call<TransferOperation>, operation: TransferOperation): Promise<Transfer> {
  const transfer = await lockTransfer(tx, call.client.id, call.path.transfer_id);
  if (transfer === null || transfer.status === 'RESERVED') throw new DomainError('TRANSFER_NOT_FOUND');
  return namingLegalSteps({
    machine: transferMachine,
    operation,
    state: async () => transfer.status,
    run: async () => {
      assertMayEnd(transfer, operation === 'settleTransfer' ? 'transfer-settled' : 'transfer-failed');
      return transfer;
    },
  });
}

async function end(tx: Tx, before: Transfer, outcome: RailOutcome, now: number) {
  const after = (await conclude(tx, { clientId: before.clientId, id: before.id, now }, outcome)) as Transfer;
  const data = {
    id: after.id,
    previous_status: before.status as Schemas['TransferStatus'],
    status: after.status as Schemas['TransferStatus'],
    failure_reason: after.failureReason,
    activity_id: after.activityId,
  };
  return { status: 200 as const, body: { data } };
}

/** Completes a transfer as the network. If the destination does not accept it, it fails. */
export const settleTransfer = write<'settleTransfer'>(async (call, tx) => {
  const transfer = await openTransfer(tx, call, 'settleTransfer');
  const order = await orderOf(tx, transfer);
  const { clientId, accountId } = transfer;
  const destination = await destinationAccountId(tx, order);
  await lockAccounts(tx, [clientId], [accountId, ...(destination === null ? [] : [destination])]);
  const decision = await arrive(tx, order, call.now);
  return end(tx, transfer, decision, call.now);
});

/** The network lets a transfer fail. One that has arrived already can't. */
export const failTransfer = write<'failTransfer'>(async (call, tx) => {
  const transfer = await openTransfer(tx, call, 'failTransfer');
  const reason: FailureReason = call.body.reason;
  const order = { id: transfer.id, clientId: transfer.clientId, now: call.now };
  const failure: Decision = { status: 'FAILED', reason };
  const { decision } = await decideOnce(tx, order, async () => failure);
  if (decision.status !== 'FAILED') throw new DomainError('ILLEGAL_STEP');
  return end(tx, transfer, decision, call.now);
});
