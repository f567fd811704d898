import type { CashInIntent } from '../domain/cash/cash-in-intent';
import type { CashOutIntent } from '../domain/cash/cash-out-intent';
import { Columns } from './columns';
import type { Reader, Tx } from './db';
import { type Filter, listPage, type Page } from './list';

export interface CashInIntentFilters {
  status?: readonly string[];
  createdFrom?: number;
  createdUntil?: number;
}

/** A cash-out intent with its sealed token. */
export interface StoredCashOutIntent extends CashOutIntent {
  tokenSealed: string;
}

/** Where the token of an intent is sealed to. */
export function tokenPlace(intentId: string): string {
  return `cash_out_intents.token:${intentId}`;
}

const cashIn = new Columns<CashInIntent>({
  id: 'plain',
  clientId: 'plain',
  accountId: 'plain',
  network: 'plain',
  amount: 'amount',
  paidAmount: 'amount',
  status: 'plain',
  digitableLine: 'plain',
  barcode: 'plain',
  expiresAt: 'integer',
  createdAt: 'integer',
  updatedAt: 'integer',
});

const cashOut = new Columns<StoredCashOutIntent>({
  id: 'plain',
  clientId: 'plain',
  accountId: 'plain',
  network: 'plain',
  amount: 'amount',
  tokenSealed: 'plain',
  status: 'plain',
  expiresAt: 'integer',
  createdAt: 'integer',
  updatedAt: 'integer',
});

/** @throws UniqueViolation `cash_in_intents_barcode` */
export async function insertCashInIntent({ knex }: Tx, intent: CashInIntent): Promise<void> {
  await knex('cash_in_intents').insert(cashIn.write(intent));
}

/** An intent that the network has answered. One that still waits for that is nobody's to see. */
export async function findCashInIntent({ knex }: Reader, clientId: string, id: string): Promise<CashInIntent | null> {
  const row = await knex('cash_in_intents')
    .where({ id, client_id: clientId })
    .whereNot('status', 'RESERVED')
    .first(knex.raw(cashIn.select()));
  return row === undefined ? null : cashIn.read(row);
}

/** Reads an intent, whatever its status, and keeps it as it is until the transaction ends. */
export async function lockCashInIntent({ knex }: Tx, clientId: string, id: string): Promise<CashInIntent | null> {
  const row = await knex('cash_in_intents')
    .where({ id, client_id: clientId })
    .forNoKeyUpdate()
    .first(knex.raw(cashIn.select()));
  return row === undefined ? null : cashIn.read(row);
}

/** Writes what an intent has become. */
export async function updateCashInIntent({ knex }: Tx, intent: CashInIntent): Promise<void> {
  const { status, paidAmount, updatedAt } = intent;
  await knex('cash_in_intents')
    .where({ id: intent.id, client_id: intent.clientId })
    .update(cashIn.write({ status, paidAmount, updatedAt }));
}

/** One page of an account's intents, newest first. */
export async function searchCashInIntents(
  reader: Reader,
  clientId: string,
  accountId: string,
  query: { filters: CashInIntentFilters; page: Page },
): Promise<{ intents: CashInIntent[]; total: number }> {
  const { status = SHOWN, createdFrom, createdUntil } = query.filters;
  const filters: Filter[] = [{ column: 'status', in: status }];
  if (createdFrom !== undefined) filters.push({ column: 'created_at', from: createdFrom });
  if (createdUntil !== undefined) filters.push({ column: 'created_at', until: createdUntil });
  const { rows, total } = await listPage(reader, {
    table: 'cash_in_intents',
    select: cashIn.select(),
    scope: { client_id: clientId, account_id: accountId },
    filters,
    sort: [],
    sortColumns: {},
    page: query.page,
  });
  return { intents: rows.map((row) => cashIn.read(row)), total };
}

const SHOWN = ['ACTIVE', 'REJECTED', 'PAID', 'PARTIALLY_PAID', 'CANCELLED'];

export async function insertCashOutIntent({ knex }: Tx, intent: StoredCashOutIntent): Promise<void> {
  await knex('cash_out_intents').insert(cashOut.write(intent));
}

/** The intent of an account that was not used or replaced, whether its time is over or not. */
export async function findActiveCashOutIntent(
  { knex }: Reader,
  accountId: string,
  network?: string,
): Promise<StoredCashOutIntent | null> {
  const row = await knex('cash_out_intents')
    .where({ account_id: accountId, status: 'ACTIVE', ...(network === undefined ? {} : { network }) })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first(knex.raw(cashOut.select()));
  return row === undefined ? null : cashOut.read(row);
}

export async function findCashOutIntent(
  { knex }: Reader,
  clientId: string,
  id: string,
): Promise<StoredCashOutIntent | null> {
  const row = await knex('cash_out_intents').where({ id, client_id: clientId }).first(knex.raw(cashOut.select()));
  return row === undefined ? null : cashOut.read(row);
}

/** Reads an intent and keeps it as it is until the transaction ends. */
export async function lockCashOutIntent(
  { knex }: Tx,
  clientId: string,
  id: string,
): Promise<StoredCashOutIntent | null> {
  const row = await knex('cash_out_intents')
    .where({ id, client_id: clientId })
    .forNoKeyUpdate()
    .first(knex.raw(cashOut.select()));
  return row === undefined ? null : cashOut.read(row);
}

/** Writes what an intent has become. */
export async function updateCashOutIntent({ knex }: Tx, intent: CashOutIntent): Promise<void> {
  const { status, updatedAt } = intent;
  await knex('cash_out_intents')
    .where({ id: intent.id, client_id: intent.clientId })
    .update(cashOut.write({ status, updatedAt }));
}
