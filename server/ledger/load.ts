import { type BookAccount, type BookParent, Books } from '../domain/ledger/books';
import { readPeriods } from '../domain/ledger/limits';
import type { Usage } from '../domain/ledger/periods';
import { AMONG, selectAmong } from '../store/among';
import { amountColumn, readAmount } from '../store/columns';
import type { Tx } from '../store/db';

/** What decisions need to see, by id. */
export interface Needed {
  accountIds: readonly string[];
  parentIds: readonly string[];
  /** Clients whose movements altogether are limited. */
  limitedClientIds: readonly string[];
  now: number;
}

const USAGE = ['day_debit', 'day_credit', 'month_debit', 'month_credit']
  .map((column) => amountColumn(column))
  .join(', ');
const ACCOUNT = `id, client_id, kind, country, currency, status, limits, day, month, ${amountColumn('balance')}, ${USAGE}`;
const PARENT = `id, client_id, account_id, type, process_type, entry_type, result, ${amountColumn('total_amount')},
  ${amountColumn('returned_total')}, ${amountColumn('added_total')}`;

/**
 * Opens the books on the given accounts. On PostgreSQL they are locked until the transaction ends, in the order of
 * their ids, after the clients whose totals are limited: whoever locks in one order never deadlocks.
 */
export async function loadBooks(tx: Tx, needed: Needed): Promise<Books> {
  const books = new Books();
  await loadUsage(tx, books, needed);
  const accounts = `SELECT ${ACCOUNT} FROM ledger_accounts WHERE id ${AMONG[tx.dialect]} AND kind IN ('USER', 'BRIDGE')`;
  const lock = tx.dialect === 'postgres' ? ' ORDER BY id FOR NO KEY UPDATE' : '';
  for (const row of await selectAmong(tx, accounts + lock, needed.accountIds)) {
    books.accounts.set(String(row.id), readAccount(row));
  }
  // A parent belongs to one of the accounts, which are locked, so nobody else changes it meanwhile.
  const parents = `SELECT ${PARENT} FROM transactions WHERE id ${AMONG[tx.dialect]}`;
  for (const row of await selectAmong(tx, parents, needed.parentIds))
    books.parents.set(String(row.id), readParent(row));
  return books;
}

async function loadUsage(tx: Tx, books: Books, { limitedClientIds, now }: Needed): Promise<void> {
  if (limitedClientIds.length === 0) return;
  if (tx.dialect === 'postgres') {
    await selectAmong(tx, 'SELECT id FROM clients WHERE id = ANY(?) ORDER BY id FOR NO KEY UPDATE', limitedClientIds);
  }
  const usages = `SELECT client_id, currency, day, month, ${USAGE} FROM client_usage WHERE client_id ${AMONG[tx.dialect]}`;
  for (const row of await selectAmong(tx, usages, limitedClientIds)) {
    books.addUsage(String(row.client_id), String(row.currency), readUsage(row), now);
  }
}

type Row = Record<string, unknown>;

function readAccount(row: Row): BookAccount {
  return {
    id: row.id as string,
    clientId: row.client_id as string,
    kind: row.kind as BookAccount['kind'],
    country: row.country as string,
    currency: row.currency as string,
    status: row.status as BookAccount['status'],
    limits: row.limits === null ? null : readPeriods(JSON.parse(row.limits as string)),
    balance: readAmount(row.balance),
    usage: readUsage(row),
  };
}

function readParent(row: Row): BookParent {
  return {
    id: row.id as string,
    clientId: row.client_id as string,
    accountId: row.account_id as string,
    type: row.type as BookParent['type'],
    processType: row.process_type as BookParent['processType'],
    entryType: row.entry_type as BookParent['entryType'],
    amount: readAmount(row.total_amount),
    result: row.result as BookParent['result'],
    returned: readAmount(row.returned_total),
    added: readAmount(row.added_total),
  };
}

function readUsage(row: Row): Usage {
  return {
    day: row.day as number,
    dayDebit: readAmount(row.day_debit),
    dayCredit: readAmount(row.day_credit),
    month: row.month as number,
    monthDebit: readAmount(row.month_debit),
    monthCredit: readAmount(row.month_credit),
  };
}
