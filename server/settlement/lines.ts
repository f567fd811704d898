import type { Reader } from '../platform/store/db';
import type { DayAmendments } from './amendments';
import { type DaySpan, spanOf } from './rules/day';
import type { PresentmentLine, SettledTransaction, TransactionLine } from './rules/record';
import { type Happened, isLater, lineOf, stateBefore, wasHeld } from './rules/status';
import {
  type Cursor,
  type DaySlice,
  happenedTo,
  presentmentsMade,
  refundsPresented,
  transactionsById,
  transactionsMade,
} from './store/settlement-rows';

/**
 * Rows that are read at a time. Fewer of them live through fewer collections of the young: a thousand take 40 MiB more,
 * and no time less.
 */
const CHUNK = 250;

const NOTHING_HAPPENED: Happened = { presentedAt: null, purgedAt: null, takenBackAt: null };

/** The client and the day. `db` reads every chunk separately, because data of past days no longer changes. */
interface DayOfClient {
  db: Reader;
  clientId: string;
  day: string;
}

interface Chunks extends DayOfClient {
  span: DaySpan;
}

/**
 * The rows of the transaction file of a day: first the refunds of earlier days that stopped being held on this day, so
 * that every movement of money has its row in the file of its day; then the transactions of the day, as they were at
 * its end.
 */
export async function* transactionLines(
  of: DayOfClient,
  amendments: DayAmendments | null,
): AsyncGenerator<readonly TransactionLine[]> {
  const chunks = { ...of, span: spanOf(of.day) };
  if (amendments !== null) yield await carriedLines(chunks, amendments);
  yield* settledRefunds(chunks);
  for await (const made of inChunks(chunks, transactionsMade, (last) => ({ at: last.createdAt, id: last.id }))) {
    const refunds = await refundsTakenBack(chunks, made);
    const lines = await linesAt(chunks, made);
    if (refunds.size === 0 && amendments === null) {
      yield lines;
      continue;
    }
    yield lines.flatMap((line) => {
      const refund = refunds.get(line.transaction.id);
      const written = amendments?.rows(line) ?? [line];
      return refund === undefined ? written : [refund, ...written];
    });
  }
}

/** The rows of the presentation file of a day. */
export async function* presentmentLines(of: DayOfClient): AsyncGenerator<readonly PresentmentLine[]> {
  const chunks = { ...of, span: spanOf(of.day) };
  yield* inChunks(chunks, presentmentsMade, ({ presentment }) => ({ at: presentment.presentedAt, id: presentment.id }));
}

/** Reads chunk after chunk, each while the one before it is worked on. */
async function* inChunks<R>(
  { db, clientId, span }: Chunks,
  read: (db: Reader, slice: DaySlice) => Promise<R[]>,
  cursorOf: (last: R) => Cursor,
): AsyncGenerator<R[]> {
  const readAfter = (after: Cursor | null) => {
    const reading = read(db, { clientId, ...span, after, limit: CHUNK });
    // A caller that stops halfway no longer reads it.
    reading.catch(() => undefined);
    return reading;
  };
  let reading = readAfter(null);
  for (;;) {
    const rows = await reading;
    const isLast = rows.length < CHUNK;
    if (!isLast) reading = readAfter(cursorOf(rows.at(-1) as R));
    if (rows.length > 0) yield rows;
    if (isLast) return;
  }
}

/** The rows of transactions as they were at the end of the day. */
async function linesAt({ db, span }: Chunks, transactions: readonly SettledTransaction[]): Promise<TransactionLine[]> {
  const later = transactions.filter((transaction) => isLater(transaction, span.until)).map(({ id }) => id);
  const happened = await happenedTo(db, later);
  return transactions.flatMap((transaction) => {
    const state = stateBefore(transaction, happened.get(transaction.id) ?? NOTHING_HAPPENED, span.until);
    return lineOf(transaction, state) ?? [];
  });
}

/** Rows of earlier days that stand in this file. */
async function carriedLines(chunks: Chunks, { carried, carry }: DayAmendments): Promise<TransactionLine[]> {
  const transactions = await transactionsById(chunks.db, chunks.clientId, carried);
  return (await linesAt(chunks, [...transactions.values()])).map(carry);
}

/** Refunds of earlier days that were settled on this one. */
async function* settledRefunds(chunks: Chunks): AsyncGenerator<readonly TransactionLine[]> {
  const { db, clientId } = chunks;
  for await (const presented of inChunks(chunks, refundsPresented, ({ cursor }) => cursor)) {
    const found = await transactionsById(
      db,
      clientId,
      presented.map(({ transactionId }) => transactionId),
    );
    yield await linesAt(chunks, [...found.values()].filter(wasHeld));
  }
}

/** Refunds of earlier days that one of these transactions reversed while they were held, by the id of the reversal. */
async function refundsTakenBack(
  chunks: Chunks,
  made: readonly SettledTransaction[],
): Promise<Map<string, TransactionLine>> {
  const reversals = made.filter(({ type, state }) => type === 'REVERSAL_REFUND' && state !== 'REJECTED');
  const originals = await transactionsById(
    chunks.db,
    chunks.clientId,
    reversals.flatMap(({ originalId }) => originalId ?? []),
  );
  const held = [...originals.values()].filter((one) => one.createdAt < chunks.span.from && wasHeld(one));
  const lines = new Map((await linesAt(chunks, held)).map((line) => [line.transaction.id, line]));
  const found = new Map<string, TransactionLine>();
  for (const { id, originalId } of reversals) {
    const line = lines.get(originalId ?? '');
    if (line !== undefined && line.source === 'ONLINE') found.set(id, line);
  }
  return found;
}
