import type { Knex } from 'knex';
import type { CardUse } from '../../cards/rules/affinity-group';
import type { OfClient } from '../../kernel/client';
import { BulkByClient, bulkUpdate } from '../../platform/store/bulk';
import { type ClaimTime, expiredSql, expiredValues } from '../../platform/store/claims';
import { amountColumn, readAmount, writeValue } from '../../platform/store/columns';
import type { Reader, Tx } from '../../platform/store/db';
import type { Page, SortTerm } from '../../platform/store/list';
import { prepared } from '../../platform/store/prepared';
import type { QueuedRead } from '../../platform/store/reads';
import { listRecords } from '../../platform/store/records';
import { rowsOf } from '../../platform/store/rows-of';
import { tenantOf } from '../../platform/store/sql';
import type { FiltersOf } from '../../platform/store/table';
import { type BulkWrite, runWrites } from '../../platform/store/writes';
import type { Followed, Follower } from '../rules/set-off';
import { type CardTransaction, entryTypeOf, type Presentment } from '../rules/transaction';
import { type CardTransactionRow, cardPresentments, cardTransactions } from './tables';

type CardTransactionFilters = FiltersOf<typeof cardTransactions>;

const transactions = new BulkByClient(cardTransactions);
const presentments = new BulkByClient(cardPresentments);

function stored({ details, ...rest }: CardTransaction): CardTransactionRow {
  return { ...rest, details: details.map((detail) => ({ ...detail, amount: String(detail.amount) })) };
}

/** A row as a record. */
function readCardTransaction(row: Record<string, unknown>): CardTransaction {
  return unsealed(cardTransactions.read(row));
}

function unsealed({ details, ...rest }: CardTransactionRow): CardTransaction {
  return { ...rest, details: details.map(({ amount, ...detail }) => ({ ...detail, amount: BigInt(amount) })) };
}

/** @throws UniqueViolation `card_transactions_reference` */
export function insertCardTransactions(tx: Tx, made: readonly CardTransaction[]): Promise<void> {
  return runWrites(tx, [writeCardTransactions(made)]);
}

/** The same as a write that can run together with others; null if there are none. */
export function writeCardTransactions(made: readonly CardTransaction[]): BulkWrite | null {
  return transactions.write(made.map(stored));
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
    .update(cardTransactions.writeChanges(changes));
  if (changed !== 1) throw new Error(`the card transaction ${transaction.id} is gone`);
}

export async function findCardTransaction(
  { knex }: Reader,
  clientId: string,
  id: string,
): Promise<CardTransaction | null> {
  const row = await knex('card_transactions')
    .where({ id, client_id: clientId })
    .first(knex.raw(cardTransactions.select()));
  return row === undefined ? null : readCardTransaction(row);
}

const ONE = `SELECT ${cardTransactions.select()} FROM card_transactions WHERE id = ? AND client_id = ?`;

/**
 * Describes the read of a transaction.
 * @param locks whether it is kept as it is until the database transaction ends
 */
export function queryCardTransaction(
  { dialect }: Pick<Reader, 'dialect'>,
  clientId: string,
  id: string,
  locks: boolean,
): QueuedRead {
  const sql = locks && dialect === 'postgres' ? `${ONE} FOR NO KEY UPDATE` : ONE;
  return { sql, columns: cardTransactions.names, parameters: [id, clientId] };
}

/** The transaction that such a read has found, or null. */
export function cardTransactionIn([row]: readonly Record<string, unknown>[]): CardTransaction | null {
  return row === undefined ? null : readCardTransaction(row);
}

/** Reads a transaction and keeps it as it is until the database transaction ends. */
export async function lockCardTransaction({ knex }: Tx, clientId: string, id: string): Promise<CardTransaction | null> {
  const row = await knex('card_transactions')
    .where({ id, client_id: clientId })
    .forNoKeyUpdate()
    .first(knex.raw(cardTransactions.select()));
  return row === undefined ? null : readCardTransaction(row);
}

/**
 * The conditions of transactions that wait for their presentment: uses of cards, and credits that the network decided
 * by itself. They are written as in the indexes that belong to them. A transaction that only followed another one waits
 * for nothing.
 */
const UNPRESENTED = [
  `state = 'AUTHORIZED' AND card_use IS NOT NULL`,
  `state = 'AUTHORIZED' AND type IN ('REFUND', 'PAYMENT')`,
] as const;
const [UNPRESENTED_USE, UNPRESENTED_CREDIT] = UNPRESENTED;

/**
 * Decides whether a network may still give money back to an account: a transaction that is being decided or waits for
 * its presentment, or a refund that waits for its settlement. Lock the account first when the answer decides something.
 */
export async function hasOpenTransactions({ knex }: Reader, account: OfClient): Promise<boolean> {
  for (const open of [`(state IN ('PENDING', 'HELD') OR (${UNPRESENTED_USE}))`, UNPRESENTED_CREDIT]) {
    const own = knex('card_transactions').where({ account_id: account.id, client_id: account.clientId });
    if ((await own.whereRaw(open).first('id')) !== undefined) return true;
  }
  return false;
}

/** One page of a client's card transactions. */
export async function searchCardTransactions(
  reader: Reader,
  clientId: string,
  query: { filters: CardTransactionFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ transactions: CardTransaction[]; total: number }> {
  const { filters, sort, page } = query;
  const { records, total } = await listRecords(reader, cardTransactions, {
    scope: { client_id: clientId },
    filters: cardTransactions.filters(filters),
    sort,
    page,
  });
  return { transactions: records.map(unsealed), total };
}

const sum = (what: string) => `CAST(COALESCE(SUM(${what}), 0) AS TEXT)`;
const SPENT = `SELECT ${sum('CASE WHEN created_at >= ? THEN charged ELSE 0 END')} AS day, ${sum('charged')} AS month
  FROM card_transactions WHERE card_id = ? AND created_at >= ? AND card_use = ?`;

/**
 * Describes the sums of what one use of a card has cost since the starts of the present day and month, the transaction
 * that is being decided included.
 */
export function querySpent(of: { cardId: string; cardUse: CardUse; day: number; month: number }): QueuedRead {
  return { sql: SPENT, columns: ['day', 'month'], parameters: [of.day, of.cardId, of.month, of.cardUse] };
}

/** The sums that such a read has found. */
export function spentIn([row]: readonly Record<string, unknown>[]): { day: bigint; month: bigint } {
  return { day: readAmount(row?.day), month: readAmount(row?.month) };
}

/**
 * Transactions that were being decided when the deciding process stopped.
 * @param after the one before them; null for the first ones
 */
export async function findAbandoned(
  { knex }: Reader,
  time: ClaimTime,
  after: Pick<CardTransaction, 'id' | 'pendingUntil'> | null,
  limit: number,
): Promise<CardTransaction[]> {
  const query = knex('card_transactions')
    .whereRaw(`state = 'PENDING'`)
    .whereRaw(expiredSql('pending_until'), expiredValues(time))
    .orderBy(['pending_until', 'id'])
    .limit(limit);
  if (after !== null) query.whereRaw('(pending_until, id) > (?, ?)', [after.pendingUntil as number, after.id]);
  const rows = await query.select(knex.raw(cardTransactions.select()));
  return rows.map(readCardTransaction);
}

/** A transaction in the order of its making, in which sweeps go through them. */
export type Made = Pick<CardTransaction, 'id' | 'clientId' | 'createdAt'>;

/**
 * Transactions that wait for their presentment, made before a given time, the oldest first.
 * @param after the last one of the previous read; null for the first read
 */
export async function findUnpresented(
  { knex }: Reader,
  before: number,
  after: Made | null,
  limit: number,
): Promise<Made[]> {
  const found = UNPRESENTED.map((waits) =>
    inOrderOfMaking(knex('card_transactions').whereRaw(waits).where('created_at', '<=', before), after, limit),
  );
  return (await Promise.all(found)).flat().sort(byMaking).slice(0, limit);
}

/** Compares as `inOrderOfMaking` sorts. */
function byMaking(a: Made, b: Made): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}

/**
 * A client's refunds that wait for their settlement, made before a given time, the oldest first.
 * @param after the last one of the previous read; null for the first read
 */
export function findHeld(
  { knex }: Reader,
  { clientId, before }: { clientId: string; before: number },
  after: Made | null,
  limit: number,
): Promise<Made[]> {
  const query = knex('card_transactions')
    .whereRaw(`state = 'HELD'`)
    .where({ client_id: clientId })
    .where('created_at', '<', before);
  return inOrderOfMaking(query, after, limit);
}

async function inOrderOfMaking(query: Knex.QueryBuilder, after: Made | null, limit: number): Promise<Made[]> {
  query.orderBy(['created_at', 'id']).limit(limit);
  if (after !== null) query.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id]);
  const rows: { id: string; client_id: string; created_at: number }[] = await query.select(
    'id',
    'client_id',
    'created_at',
  );
  return rows.map((row) => ({ id: row.id, clientId: row.client_id, createdAt: row.created_at }));
}

/**
 * The amount of a transaction that the network took back before it was presented: minor units of the merchant's
 * currency.
 */
export async function findTakenBack({ knex }: Reader, { id, clientId }: OfClient): Promise<bigint> {
  // A reversal that returns a purged amount, or an excess of a presentment, is in another state.
  const row = await knex('card_transactions')
    .where({ original_id: id, client_id: clientId, state: 'AUTHORIZED' })
    .whereNot({ type: 'REFUND' })
    .first(knex.raw(`${sum('transaction_amount')} AS amount`));
  return readAmount(row.amount);
}

/**
 * The amount that the refunds of a transaction have at present, those that are held included: minor units of the card's
 * currency.
 */
export async function findRefundedLocal(
  { knex }: Reader,
  { id, clientId, refunded }: Pick<CardTransaction, 'id' | 'clientId' | 'refunded'>,
): Promise<bigint> {
  if (refunded === 0n) return 0n;
  const row = await knex('card_transactions')
    .where({ original_id: id, client_id: clientId, type: 'REFUND' })
    .first(knex.raw(`${sum(`CASE WHEN state = 'HELD' THEN local_amount ELSE charged END`)} AS amount`));
  return readAmount(row.amount);
}

const POSTED = ['total_amount', 'returned_total'].map((name) => amountColumn(`t.${name}`)).join(', ');
/**
 * A refund that is held, or was reversed while it was held, is not posted, and a rejected transaction moves nothing.
 */
const FAMILY = `SELECT c.id, c.type, ${amountColumn('c.local_amount')}, ${POSTED}, t.parent_id
  FROM card_transactions AS c LEFT JOIN transactions AS t ON t.id = c.id AND t.client_id = c.client_id
  WHERE (c.id = ? OR c.original_id = ?) AND c.client_id = ? AND c.id <> ? AND c.state <> 'REJECTED'
    AND NOT (c.type = 'REFUND' AND c.state IN ('HELD', 'REVERSED') AND c.id <> ?)`;

/**
 * Returns the transaction that another one takes back, with all that took some of it back before, as their account's
 * ledger has them.
 * @param posted the followed one in the ledger; null when it has none
 */
export async function findFollowed(
  reader: Reader,
  { id, originalId, clientId, type }: Pick<CardTransaction, 'id' | 'originalId' | 'clientId' | 'type'>,
  posted: Followed['posted'],
): Promise<Followed> {
  const rows = rowsOf(await prepared(reader, FAMILY, [originalId, originalId, clientId, id, originalId]));
  const isFollowed = (row: Record<string, unknown>) => row.id === originalId;
  const isAlike = (row: Record<string, unknown>) => entryTypeOf(row.type as typeof type) === entryTypeOf(type);
  const followers = rows.filter((row) => !isFollowed(row) && isAlike(row));
  const since = await notPostedSince(reader, clientId, followers);
  return {
    localAmount: readAmount(rows.find(isFollowed)?.local_amount ?? '0'),
    posted,
    returnedOfAdded: rows
      .filter((row) => !isFollowed(row) && !isAlike(row))
      .reduce((returned, row) => returned + readAmount(row.returned_total ?? '0'), 0n),
    followers: followers.map((row) => readFollower(row, since.get(row.id as string) ?? 0n)),
  };
}

/**
 * Sums up, by the ids of refunds, the amounts that the network added to them or took back of them and that the ledger
 * has nothing of. Among the transactions that take another one back only refunds are followed themselves.
 */
async function notPostedSince(
  { knex }: Reader,
  clientId: string,
  followers: readonly Record<string, unknown>[],
): Promise<ReadonlyMap<string, bigint>> {
  const refunds = followers.filter(({ type }) => type === 'REFUND').map(({ id }) => id as string);
  const sums = new Map<string, bigint>();
  if (refunds.length === 0) return sums;
  const rows: Record<string, unknown>[] = await knex('card_transactions as c')
    .leftJoin('transactions as t', (on) => on.on('t.id', 'c.id').andOn('t.client_id', 'c.client_id'))
    .whereIn('c.original_id', refunds)
    .where('c.client_id', clientId)
    .whereNot('c.state', 'REJECTED')
    .select(
      'c.original_id',
      'c.type',
      knex.raw(`${amountColumn('c.local_amount')}, ${amountColumn('t.total_amount')}`),
    );
  for (const { original_id: refund, type, local_amount: local, total_amount: total } of rows) {
    const notPosted = readAmount(local) - readAmount(total ?? '0');
    const sum = sums.get(refund as string) ?? 0n;
    sums.set(refund as string, type === 'REFUND' ? sum + notPosted : sum - notPosted);
  }
  return sums;
}

function readFollower(row: Record<string, unknown>, since: bigint): Follower {
  const isPosted = row.total_amount !== null;
  const amounts = () => ({ amount: readAmount(row.total_amount), returned: readAmount(row.returned_total) });
  return {
    localAmount: readAmount(row.local_amount),
    posted: isPosted ? { ...amounts(), tied: row.parent_id !== null } : null,
    notPostedSince: since,
  };
}

export function insertPresentments(tx: Tx, made: readonly Presentment[]): Promise<void> {
  return presentments.insert(tx, made);
}

/** Returns the presentments of some transactions, in the order they were made. */
export async function findPresentments(
  reader: Reader,
  clientId: string,
  transactionIds: readonly string[],
): Promise<Presentment[]> {
  const { knex } = reader;
  if (transactionIds.length === 0) return [];
  return cardPresentments.list(
    knex('card_presentments')
      .where(tenantOf(reader, clientId))
      .whereIn('transaction_id', transactionIds)
      .orderBy(['presented_at', 'id']),
  );
}

const REPEATED = `SELECT id FROM card_transactions WHERE client_id = ? AND network_reference = ? AND duplicate = 0`;

/** Describes the read of the client's transaction of a message, by the message's reference. */
export function queryRepeated(clientId: string, networkReference: string): QueuedRead {
  // With a generic plan PostgreSQL may read all rows of a client.
  return { sql: REPEATED, columns: ['id'], parameters: [clientId, networkReference], byValues: true };
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
const concludedColumns = cardTransactions.only(...CONCLUDED);
const CONCLUDE = bulkUpdate(concludedColumns);
const STILL_OPEN = ` AND card_transactions.state = 'PENDING' RETURNING card_transactions.id`;

/**
 * Writes the outcomes of decisions.
 * @returns the ids of those that were still open; others were already decided elsewhere
 */
export async function concludeCardTransactions(
  tx: Tx,
  concluded: readonly CardTransaction[],
): Promise<ReadonlySet<string>> {
  if (concluded.length === 0) return new Set();
  const rows = concluded.map((one) => [
    one.id,
    ...concludedColumns.all.map(({ field, kind }) => writeValue(kind, one[field as keyof CardTransaction])),
  ]);
  // One order for all, so that two batches never wait for each other.
  rows.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  const answer = await prepared(tx, CONCLUDE[tx.dialect] + STILL_OPEN, [JSON.stringify(rows)]);
  return new Set(rowsOf(answer).map(({ id }) => String(id)));
}

/**
 * The machine's time since when a decision is overdue that nobody has concluded, in milliseconds; null when none was
 * begun.
 */
export async function findAbandonedSince({ knex }: Reader): Promise<number | null> {
  const first = await knex('card_transactions').whereRaw(`state = 'PENDING'`).min({ at: 'pending_until' }).first();
  return first?.at ?? null;
}
