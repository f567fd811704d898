import type { Knex } from 'knex';
import { cardPresentments, cardTransactions } from '../../card-processing/store/tables';
import type { Reader } from '../../platform/store/db';
import { JsonRows } from '../../platform/store/json-rows';
import type { PresentmentLine, SettledTransaction } from '../rules/record';
import type { Happened } from '../rules/status';

// The data of the files of a day, a limited number of rows at a time. Every list is ordered by a time and an id, and
// continues after the last row that was read.

const transactionRows = new JsonRows(
  cardTransactions.only(
    'id',
    'type',
    'state',
    'statusDetail',
    'productType',
    'provider',
    'affinityGroupId',
    'userId',
    'cardId',
    'bin',
    'lastFour',
    'origin',
    'countryCode',
    'merchant',
    'pointType',
    'entryMode',
    'localDateTime',
    'installments',
    'localAmount',
    'baseAmount',
    'usdAmount',
    'transactionAmount',
    'originalId',
    'forced',
    'pricing',
    'createdAt',
    'updatedAt',
  ),
);

const presentmentRows = new JsonRows(
  cardPresentments.only(
    'id',
    'functionCode',
    'reverse',
    'reasonCode',
    'amount',
    'currency',
    'baseAmount',
    'usdAmount',
    'currentInstallment',
    'presentedAt',
  ),
);

/** The place to go on from: after the row of this moment and id. */
export interface Cursor {
  at: number;
  id: string;
}

/**
 * Rows of one client with a moment in a span.
 * @param limit how many at most
 */
export interface DaySlice {
  clientId: string;
  from: number;
  until: number;
  after: Cursor | null;
  limit: number;
}

/** The transactions that were made in a span. */
export async function transactionsMade({ knex, dialect }: Reader, slice: DaySlice): Promise<SettledTransaction[]> {
  const query = knex('card_transactions').where('client_id', slice.clientId);
  within(query, slice, 'created_at', 'id');
  const rows: { made: string }[] = await query
    .orderBy(['created_at', 'id'])
    .limit(slice.limit)
    .select(knex.raw(transactionRows.select(dialect, 'card_transactions', 'made')));
  return rows.map(({ made }) => transactionRows.read(made));
}

/** Decides whether at least so many transactions were made in a span. Reads no more of the index than that. */
export async function hasTransactions(
  { knex }: Reader,
  { clientId, from, until }: Pick<DaySlice, 'clientId' | 'from' | 'until'>,
  count: number,
): Promise<boolean> {
  const query = knex('card_transactions').where('client_id', clientId).where('created_at', '>=', from);
  query
    .where('created_at', '<', until)
    .orderBy(['created_at', 'id'])
    .offset(count - 1);
  return (await query.first('id')) !== undefined;
}

/** Reads the presentments of a span, each with its transaction. */
export async function presentmentsMade({ knex, dialect }: Reader, slice: DaySlice): Promise<PresentmentLine[]> {
  const rows: { made: string; presented: string }[] = await presentmentsOf(slice, knex('card_presentments'))
    .join('card_transactions', PRESENTED)
    .limit(slice.limit)
    .select(
      knex.raw(transactionRows.select(dialect, 'card_transactions', 'made')),
      knex.raw(presentmentRows.select(dialect, 'card_presentments', 'presented')),
    );
  return rows.map(({ made, presented }) => ({
    transaction: transactionRows.read(made),
    presentment: presentmentRows.read(presented),
  }));
}

const PRESENTED = {
  'card_transactions.client_id': 'card_presentments.client_id',
  'card_transactions.id': 'card_presentments.transaction_id',
};

function presentmentsOf<Q extends ReturnType<Reader['knex']>>(slice: DaySlice, query: Q): Q {
  query.where('card_presentments.client_id', slice.clientId);
  within(query, slice, 'presented_at', 'card_presentments.id');
  query.orderBy(['presented_at', 'card_presentments.id']);
  return query;
}

/**
 * Limits a query to a slice. With a cursor there is no other condition for the start: if the query also had the
 * beginning of the span, SQLite would search from there, and each slice would take longer than the previous one.
 */
function within(query: Knex.QueryBuilder, { from, until, after }: DaySlice, moment: string, id: string): void {
  if (after === null) query.where(moment, '>=', from);
  else query.whereRaw('(??, ??) > (?, ?)', [moment, id, after.at, after.id]);
  query.where(moment, '<', until);
}

const IS_FIRST = `NOT EXISTS (SELECT 1 FROM card_presentments AS earlier
  WHERE earlier.client_id = card_presentments.client_id AND earlier.transaction_id = card_presentments.transaction_id
    AND (earlier.presented_at, earlier.id) < (card_presentments.presented_at, card_presentments.id))`;

/** Refunds made before a span that were presented in it for the first time, each with where to go on after it. */
export async function refundsPresented(
  { knex }: Reader,
  slice: DaySlice,
): Promise<{ transactionId: string; cursor: Cursor }[]> {
  const rows = await presentmentsOf(slice, knex('card_presentments'))
    .join('card_transactions', PRESENTED)
    .where('card_transactions.type', 'REFUND')
    .where('card_transactions.created_at', '<', slice.from)
    .whereRaw(IS_FIRST)
    .limit(slice.limit)
    .select('card_presentments.id', 'card_presentments.transaction_id', 'presented_at');
  return rows.map((row: { id: string; transaction_id: string; presented_at: number }) => ({
    transactionId: row.transaction_id,
    cursor: { at: row.presented_at, id: row.id },
  }));
}

/** The transactions with the given ids, by id. */
export async function transactionsById(
  { knex, dialect }: Reader,
  clientId: string,
  ids: readonly string[],
): Promise<Map<string, SettledTransaction>> {
  if (ids.length === 0) return new Map();
  const rows: { made: string }[] = await knex('card_transactions')
    .whereIn('id', ids)
    .where({ client_id: clientId })
    .select(knex.raw(transactionRows.select(dialect, 'card_transactions', 'made')));
  const found = rows.map((row) => transactionRows.read(row.made));
  return new Map(found.map((transaction) => [transaction.id, transaction]));
}

/** Reads the later changes of transactions, by their ids. A transaction without changes is not in the answer. */
export async function happenedTo({ knex }: Reader, ids: readonly string[]): Promise<Map<string, Happened>> {
  const found = new Map<string, Happened>();
  if (ids.length === 0) return found;
  const of = (id: string): Happened => {
    const known = found.get(id) ?? { presentedAt: null, purgedAt: null, takenBackAt: null };
    found.set(id, known);
    return known;
  };
  const presented = await knex('card_presentments')
    .whereIn('transaction_id', ids)
    .groupBy('transaction_id')
    .select('transaction_id as id')
    .min({ at: 'presented_at' });
  for (const { id, at } of presented as { id: string; at: number }[]) of(id).presentedAt = at;
  const followers = await knex('card_transactions')
    .whereIn('original_id', ids)
    .whereNot('state', 'REJECTED')
    .groupBy('original_id', 'state', 'type')
    .select('original_id as id', 'state', 'type')
    .min({ at: 'created_at' });
  for (const { id, state, type, at } of followers as { id: string; state: string; type: string; at: number }[]) {
    if (state === 'PURGED') of(id).purgedAt = at;
    if (type === 'REVERSAL_REFUND') of(id).takenBackAt = at;
  }
  return found;
}

/**
 * Returns, by client id, the first time in a span at which a transaction was made or presented, for all clients or one.
 * Clients without transactions are not in the answer.
 */
export async function nextMovements(
  { knex }: Reader,
  { from, until }: { from: number; until: number },
  clientId?: string,
): Promise<{ clientId: string; at: number }[]> {
  const first = (table: string, moment: string) =>
    knex.raw(
      `(SELECT MIN(${moment}) FROM ${table} WHERE ${table}.client_id = clients.id AND ${moment} >= ? AND ${moment} < ?) AS ${table}`,
      [from, until],
    );
  const query = knex('clients').select(
    'clients.id',
    first('card_transactions', 'created_at'),
    first('card_presentments', 'presented_at'),
  );
  query.orderBy('clients.id');
  if (clientId !== undefined) query.where('clients.id', clientId);
  const rows: { id: string; card_transactions: number | null; card_presentments: number | null }[] = await query;
  return rows.flatMap(({ id, card_transactions: made, card_presentments: presented }) => {
    const moments = [made, presented].filter((at) => at !== null);
    return moments.length === 0 ? [] : [{ clientId: id, at: Math.min(...moments) }];
  });
}
