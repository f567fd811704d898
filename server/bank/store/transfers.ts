import type { OfClient } from '../../kernel/client';
import { amountColumn, readAmount } from '../../platform/store/columns';
import type { Reader, Tx } from '../../platform/store/db';
import { claimIdentifiers, identifiersOf } from '../../platform/store/distribution/identifiers';
import { Lookup } from '../../platform/store/lookup';
import { tenantOf } from '../../platform/store/sql';
import type { Transfer } from '../rules/transfer';
import { transfers } from './tables';

const byId = new Lookup({
  table: 'transfers',
  select: transfers.select(),
  read: (row) => transfers.read(row) as Transfer,
});
const OPEN = ['RESERVED', 'IN_PROGRESS'];

/** @throws UniqueViolation `transfers_end_to_end` */
export async function insertTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  const { endToEndId: transfers_end_to_end } = transfer;
  await claimIdentifiers(tx, transfer.clientId, identifiersOf({ transfers_end_to_end }));
  tx.pipeline(tx.knex('transfers').insert(transfers.write(transfer)));
}

export function findTransfer(reader: Reader, clientId: string, id: string): Promise<Transfer | null> {
  return byId.find(reader, clientId, id);
}

/** Reads a transfer and keeps it as it is until the transaction ends. */
export async function lockTransfer({ knex }: Tx, clientId: string, id: string): Promise<Transfer | null> {
  return (await transfers.first(
    knex('transfers').where({ id, client_id: clientId }).forNoKeyUpdate(),
  )) as Transfer | null;
}

/** Writes what a transfer has become. */
export async function updateTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  const { status, failureReason, updatedAt } = transfer;
  const row = tx.knex('transfers').where({ id: transfer.id, client_id: transfer.clientId });
  tx.pipeline(row.update(transfers.writeChanges({ status, failureReason, updatedAt })));
}

/** Decides whether money that left an account may still return to it. Lock the account first. */
export async function hasOpenTransfers(reader: Reader, account: OfClient): Promise<boolean> {
  const row = await reader
    .knex('transfers')
    .where({ account_id: account.id, ...tenantOf(reader, account.clientId) })
    .whereIn('status', OPEN)
    .first('id');
  return row !== undefined;
}

/**
 * Returns the part of a transaction that later movements of the opposite entry type have not returned, in minor units.
 * Lock its account first.
 */
export async function amountLeft(reader: Reader, transaction: OfClient): Promise<bigint> {
  const row = await reader
    .knex('transactions')
    .where({ id: transaction.id, ...tenantOf(reader, transaction.clientId) })
    .first(reader.knex.raw(`${amountColumn('total_amount')}, ${amountColumn('returned_total')}`));
  return row === undefined ? 0n : readAmount(row.total_amount) - readAmount(row.returned_total);
}

/** Decides whether the ledger has a transaction with an id, whichever client it belongs to by now. */
export async function isInLedger(reader: Reader, { id, clientId }: OfClient): Promise<boolean> {
  const row = await reader
    .knex('transactions')
    .where({ id, ...tenantOf(reader, clientId) })
    .first('id');
  return row !== undefined;
}
