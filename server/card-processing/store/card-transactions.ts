import type { CardUse } from '../domain/cards/affinity-group';
import type { CardTransaction, Presentment } from '../domain/processing/transaction';
import { Bulk, bulkUpdate } from './bulk';
import { Columns, readAmount, writeValue } from './columns';
import type { Reader, Tx } from './db';
import { type Filter, listPage, type Page, type SortTerm } from './list';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

/** Details lie in the database as text, since JSON has no whole numbers of that size. */
type Stored = Omit<CardTransaction, 'details'> & { details: { type: string; name: string; amount: string }[] };

/** How a transaction lies in its table. `readCardTransaction` makes a record of a row that was selected with it. */
export const cardTransactionColumns = new Columns<Stored>({
  id: 'plain',
  clientId: 'plain',
  type: 'plain',
  state: 'plain',
  statusDetail: 'plain',
  decidedBy: 'plain',
  networkReference: 'plain',
  duplicate: 'boolean',
  cardId: 'plain',
  userId: 'plain',
  affinityGroupId: 'plain',
  productType: 'plain',
  provider: 'plain',
  bin: 'plain',
  lastFour: 'plain',
  accountId: 'plain',
  origin: 'plain',
  countryCode: 'plain',
  merchant: 'json',
  pointType: 'plain',
  entryMode: 'plain',
  localDateTime: 'plain',
  installments: 'json',
  cardUse: 'plain',
  originalId: 'plain',
  forced: 'boolean',
  pricing: 'json',
  transactionAmount: 'amount',
  localAmount: 'amount',
  baseAmount: 'amount',
  usdAmount: 'amount',
  details: 'json',
  chargedAmount: 'amount',
  charged: 'amount',
  presented: 'amount',
  refunded: 'amount',
  pendingUntil: 'integer',
  createdAt: 'integer',
  updatedAt: 'integer',
});

export const presentmentColumns = new Columns<Presentment>({
  id: 'plain',
  clientId: 'plain',
  transactionId: 'plain',
  functionCode: 'plain',
  reverse: 'boolean',
  reasonCode: 'plain',
  amount: 'amount',
  currency: 'plain',
  baseAmount: 'amount',
  usdAmount: 'amount',
  currentInstallment: 'integer',
  presentedAt: 'integer',
});

const transactions = new Bulk('card_transactions', cardTransactionColumns);
const presentments = new Bulk('card_presentments', presentmentColumns);

/** What `UniqueViolation.constraint` says when the message is there already. */
export const REFERENCE_CONSTRAINT = 'card_transactions_reference';

export interface CardTransactionFilters {
  cardId?: readonly string[];
  state?: readonly string[];
  statusDetail?: readonly string[];
  type?: readonly string[];
  originalId?: readonly string[];
  createdFrom?: number;
  createdUntil?: number;
}

function stored({ details, ...rest }: CardTransaction): Stored {
  return { ...rest, details: details.map((detail) => ({ ...detail, amount: String(detail.amount) })) };
}

/** A row as a record. */
export function readCardTransaction(row: Record<string, unknown>): CardTransaction {
  const { details, ...rest } = cardTransactionColumns.read(row);
  return {
    ...rest,
    details: details.map(({ amount, ...detail }) => ({ ...detail, amount: BigInt(amount) })),
  } as CardTransaction;
}

/** @throws UniqueViolation `card_transactions_reference` */
export function insertCardTransactions(tx: Tx, made: readonly CardTransaction[]): Promise<void> {
  return transactions.insert(tx, made.map(stored));
}

/** Writes what can change of a transaction that was locked. */
export async function updateCardTransaction({ knex }: Tx, transaction: CardTransaction): Promise<void> {
  const { state, statusDetail, decidedBy, chargedAmount, charged, presented, refunded, pendingUntil, updatedAt } =
    transaction;
  const changes = {
    state,
    statusDetail,
    decidedBy,
    chargedAmount,
    charged,
    presented,
    refunded,
    pendingUntil,
    updatedAt,
  };
  const changed = await knex('card_transactions')
    .where({ id: transaction.id, client_id: transaction.clientId })
    .update(cardTransactionColumns.write(changes));
  if (changed !== 1) throw new Error(`the card transaction ${transaction.id} is gone`);
}

export async function findCardTransaction(
  { knex }: Reader,
  clientId: string,
  id: string,
): Promise<CardTransaction | null> {
  const row = await knex('card_transactions')
    .where({ id, client_id: clientId })
    .first(knex.raw(cardTransactionColumns.select()));
  return row === undefined ? null : readCardTransaction(row);
}

/** Reads a transaction and keeps it as it is until the database transaction ends. */
export async function lockCardTransaction({ knex }: Tx, clientId: string, id: string): Promise<CardTransaction | null> {
  const row = await knex('card_transactions')
    .where({ id, client_id: clientId })
    .forNoKeyUpdate()
    .first(knex.raw(cardTransactionColumns.select()));
  return row === undefined ? null : readCardTransaction(row);
}

const SORT_COLUMNS = { created_at: 'created_at' };

/** One page of a client's card transactions. */
export async function searchCardTransactions(
  reader: Reader,
  clientId: string,
  query: { filters: CardTransactionFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ transactions: CardTransaction[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: 'card_transactions',
    select: cardTransactionColumns.select(),
    scope: { client_id: clientId },
    filters: filtersOf(query.filters),
    sort: query.sort,
    sortColumns: SORT_COLUMNS,
    page: query.page,
  });
  return { transactions: rows.map(readCardTransaction), total };
}

function filtersOf({ createdFrom, createdUntil, ...equal }: CardTransactionFilters): Filter[] {
  const found: Filter[] = cardTransactionColumns.all.flatMap(({ field, name }) => {
    const values = equal[field as keyof typeof equal];
    return values === undefined ? [] : [{ column: name, in: values }];
  });
  if (createdFrom !== undefined) found.push({ column: 'created_at', from: createdFrom });
  if (createdUntil !== undefined) found.push({ column: 'created_at', until: createdUntil });
  return found;
}

const sum = (what: string) => `CAST(COALESCE(SUM(${what}), 0) AS TEXT)`;
const SPENT = `SELECT ${sum('CASE WHEN created_at >= ? THEN charged ELSE 0 END')} AS day, ${sum('charged')} AS month
  FROM card_transactions WHERE card_id = ? AND created_at >= ? AND card_use = ?`;

/** What one use of a card has cost since the starts of the present day and month, what is being decided included. */
export async function findSpent(
  reader: Reader,
  { cardId, cardUse, day, month }: { cardId: string; cardUse: CardUse; day: number; month: number },
): Promise<{ day: bigint; month: bigint }> {
  const answer = await prepared(reader, SPENT, [day, cardId, month, cardUse]);
  const [row] = rowsOf(answer);
  return { day: readAmount(row?.day), month: readAmount(row?.month) };
}

/** Transactions that were being decided when whoever decided them stopped. @param machineNow by the machine's clock */
export async function findAbandoned({ knex }: Reader, machineNow: number, most: number): Promise<CardTransaction[]> {
  const rows = await knex('card_transactions')
    .whereRaw(`state = 'PENDING'`)
    .where('pending_until', '<=', machineNow)
    .orderBy('pending_until')
    .limit(most)
    .select(knex.raw(cardTransactionColumns.select()));
  return rows.map(readCardTransaction);
}

/** Uses of cards that nobody has presented, made before a moment. */
export async function findUnpresented(
  { knex }: Reader,
  before: number,
  most: number,
): Promise<Pick<CardTransaction, 'id' | 'clientId'>[]> {
  const rows = await knex('card_transactions')
    .whereRaw(`state = 'AUTHORIZED' AND card_use IS NOT NULL`)
    .where('created_at', '<=', before)
    .orderBy(['created_at', 'id'])
    .limit(most)
    .select('id', 'client_id');
  return rows.map((row: { id: string; client_id: string }) => ({ id: row.id, clientId: row.client_id }));
}

/** A client's refunds that wait for their settlement, made before a moment, the oldest first. */
export async function findHeld({ knex }: Reader, clientId: string, before: number, most: number): Promise<string[]> {
  return knex('card_transactions')
    .whereRaw(`state = 'HELD'`)
    .where({ client_id: clientId })
    .where('created_at', '<', before)
    .orderBy(['created_at', 'id'])
    .limit(most)
    .pluck('id');
}

export function insertPresentments(tx: Tx, made: readonly Presentment[]): Promise<void> {
  return presentments.insert(tx, made);
}

/** What was presented of some transactions, in the order it was. */
export async function findPresentments({ knex }: Reader, transactionIds: readonly string[]): Promise<Presentment[]> {
  if (transactionIds.length === 0) return [];
  const rows = await knex('card_presentments')
    .whereIn('transaction_id', transactionIds)
    .orderBy(['presented_at', 'id'])
    .select(knex.raw(presentmentColumns.select()));
  return rows.map((row: Record<string, unknown>) => presentmentColumns.read(row));
}

/** Whether the client has a message of this name. */
export async function isRepeated({ knex }: Reader, clientId: string, networkReference: string): Promise<boolean> {
  const row = await knex('card_transactions')
    .where({ client_id: clientId, network_reference: networkReference, duplicate: 0 })
    .first('id');
  return row !== undefined;
}

const CONCLUDED = [
  'state',
  'statusDetail',
  'decidedBy',
  'chargedAmount',
  'charged',
  'pendingUntil',
  'updatedAt',
] as const;
const concludedColumns = CONCLUDED.map((field) => columnOf(field));
const CONCLUDE = bulkUpdate(
  'card_transactions',
  concludedColumns.map(({ name, kind }) => [name, kind] as const),
);
const STILL_OPEN = ` AND card_transactions.state = 'PENDING' RETURNING card_transactions.id`;

function columnOf(field: keyof CardTransaction) {
  const column = cardTransactionColumns.all.find((candidate) => candidate.field === field);
  if (column === undefined) throw new Error(`${field} has no column`);
  return column;
}

/** Writes the ends of decisions. @returns the ids of those that were still open: somebody else may have concluded the others */
export async function concludeCardTransactions(
  tx: Tx,
  concluded: readonly CardTransaction[],
): Promise<ReadonlySet<string>> {
  if (concluded.length === 0) return new Set();
  const rows = concluded.map((one) => [
    one.id,
    ...concludedColumns.map(({ field, kind }) => writeValue(kind, one[field as keyof CardTransaction])),
  ]);
  // One order for all, so that two batches never wait for each other.
  rows.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  const answer = await prepared(tx, CONCLUDE[tx.dialect] + STILL_OPEN, [JSON.stringify(rows)]);
  return new Set(rowsOf(answer).map(({ id }) => String(id)));
}
