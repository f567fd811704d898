import type { components } from '../../../../generated/types/sandbox';
import { findCardTransaction } from '../../../../server/card-processing/store/card-transactions';
import { DomainError, unknownAt } from '../../../../server/kernel/errors';
import { listRequest } from '../../../../server/platform/http/list';
import { read, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import { timestamp } from '../../../../server/platform/present';
import { dayOf } from '../../../../server/settlement/rules/day';
import { deleteMismatch, insertMismatch, listMismatches, lockMismatch, type Mismatch } from '../../store/mismatches';

type Schemas = components['schemas'];

function presentMismatch(mismatch: Mismatch): Schemas['SettlementMismatch'] {
  return {
    id: mismatch.id,
    kind: mismatch.kind,
    transaction_id: mismatch.transactionId,
    used: mismatch.used,
    created_at: timestamp(mismatch.createdAt),
  };
}

export const listSettlementMismatches = read<'listSettlementMismatches'>(async ({ client, query }, db) => {
  const list = listRequest(query);
  const { mismatches, total } = await listMismatches(db, client.id, list.page);
  return { status: 200, body: { data: mismatches.map(presentMismatch), meta: list.meta(total) } };
});

/** Puts a mistake into the file of a transaction's day. */
export const createSettlementMismatch = write<'createSettlementMismatch'>(async ({ body, client, now }, tx) => {
  const transaction = await findCardTransaction(tx, client.id, body.transaction_id);
  if (transaction === null) throw unknownAt('CARD_TRANSACTION_NOT_FOUND', '/transaction_id', 'card transaction');
  const mismatch: Mismatch = {
    id: newId(),
    clientId: client.id,
    kind: body.kind,
    transactionId: transaction.id,
    day: dayOf(transaction.createdAt),
    used: false,
    createdAt: now,
  };
  await insertMismatch(tx, mismatch);
  return { status: 201, body: { data: presentMismatch(mismatch) } };
});

/** Removes a mistake that is in no file yet. */
export const deleteSettlementMismatch = write<'deleteSettlementMismatch'>(async ({ client, path }, tx) => {
  const mismatch = await lockMismatch(tx, client.id, path.mismatch_id);
  if (mismatch === null) throw new DomainError('SETTLEMENT_MISMATCH_NOT_FOUND');
  if (mismatch.used) throw new DomainError('SETTLEMENT_MISMATCH_USED');
  await deleteMismatch(tx, client.id, mismatch.id);
  return { status: 204, body: undefined };
});
