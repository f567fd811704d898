import type { Transfer } from '../domain/bank/transfer';
import { amountColumn, Columns, readAmount } from './columns';
import type { Reader, Tx } from './db';

const columns = new Columns<Transfer>({
  id: 'plain',
  clientId: 'plain',
  accountId: 'plain',
  rail: 'plain',
  status: 'plain',
  amount: 'amount',
  currency: 'plain',
  concept: 'plain',
  description: 'plain',
  destination: 'json',
  endToEndId: 'plain',
  failureReason: 'plain',
  activityId: 'plain',
  createdAt: 'integer',
  updatedAt: 'integer',
});

const OPEN = ['RESERVED', 'IN_PROGRESS'];

/** @throws UniqueViolation `transfers_end_to_end` */
export async function insertTransfer({ knex }: Tx, transfer: Transfer): Promise<void> {
  await knex('transfers').insert(columns.write(transfer));
}

export async function findTransfer({ knex }: Reader, clientId: string, id: string): Promise<Transfer | null> {
  const row = await knex('transfers').where({ id, client_id: clientId }).first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Reads a transfer and keeps it as it is until the transaction ends. */
export async function lockTransfer({ knex }: Tx, clientId: string, id: string): Promise<Transfer | null> {
  const row = await knex('transfers')
    .where({ id, client_id: clientId })
    .forNoKeyUpdate()
    .first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Writes what a transfer has become. */
export async function updateTransfer({ knex }: Tx, transfer: Transfer): Promise<void> {
  const { status, failureReason, updatedAt } = transfer;
  await knex('transfers')
    .where({ id: transfer.id, client_id: transfer.clientId })
    .update(columns.write({ status, failureReason, updatedAt }));
}

/** Whether money that has left an account may still come back to it. Lock the account first. */
export async function hasOpenTransfers({ knex }: Reader, accountId: string): Promise<boolean> {
  const row = await knex('transfers').where({ account_id: accountId }).whereIn('status', OPEN).first('id');
  return row !== undefined;
}

/** How much of a transaction has not gone the other way since, in minor units. Lock its account first. */
export async function amountLeft({ knex }: Reader, transactionId: string): Promise<bigint> {
  const row = await knex('transactions')
    .where({ id: transactionId })
    .first(knex.raw(`${amountColumn('total_amount')}, ${amountColumn('returned_total')}`));
  return row === undefined ? 0n : readAmount(row.total_amount) - readAmount(row.returned_total);
}
