import { type BookAccount, type BookParent, Books } from '../domain/ledger/books';
import { readPeriods } from '../domain/ledger/limits';
import type { Usage } from '../domain/ledger/periods';
import { amountColumn, readAmount } from '../store/columns';
import type { Tx } from '../store/db';
import { AMONG, type Read, readAmong, runReads } from '../store/reads';

/** What decisions need to see, by id. */
export interface Needed {
  accountIds: readonly string[];
  parentIds: readonly string[];
  /** Clients whose movements altogether are limited. */
  limitedClientIds: readonly string[];
  now: number;
}

const USAGE = ['day_debit', 'day_credit', 'month_debit', 'month_credit'];
const ACCOUNT = {
  plain: ['id', 'client_id', 'kind', 'country', 'currency', 'status', 'limits', 'day', 'month'],
  amounts: ['balance', ...USAGE],
};
const PARENT = {
  plain: ['id', 'client_id', 'account_id', 'type', 'process_type', 'entry_type', 'result'],
  amounts: ['total_amount', 'returned_total', 'added_total'],
};
const CLIENT_USAGE = { plain: ['client_id', 'currency', 'day', 'month'], amounts: USAGE };

/** A statement that selects columns of a table where one of them is among given values. */
function selectWhere({ plain, amounts }: typeof ACCOUNT, table: string, key: string) {
  const columns = [...plain, ...amounts];
  const list = [...plain, ...amounts.map((column) => amountColumn(column))].join(', ');
  return {
    columns,
    sqlite: `SELECT ${list} FROM ${table} WHERE ${key} ${AMONG.sqlite}`,
    postgres: `SELECT ${list} FROM ${table} WHERE ${key} ${AMONG.postgres}`,
  };
}

const SELECT_ACCOUNTS = selectWhere(ACCOUNT, 'ledger_accounts', 'id');
const SELECT_PARENTS = selectWhere(PARENT, 'transactions', 'id');
const SELECT_USAGE = selectWhere(CLIENT_USAGE, 'client_usage', 'client_id');
const OWN_KINDS = " AND kind IN ('USER', 'BRIDGE')";
const LOCK_CLIENTS = `SELECT id FROM clients WHERE id ${AMONG.postgres} ORDER BY id FOR NO KEY UPDATE`;
const LOCK_ROWS = { sqlite: '', postgres: ' ORDER BY id FOR NO KEY UPDATE' };

/**
 * The reads that open the books on the given accounts. On PostgreSQL these are locked until the transaction ends, in
 * the order of their ids, after the clients whose totals are limited: whoever locks in one order never deadlocks.
 */
export function readsOfBooks(tx: Tx, { accountIds, parentIds, limitedClientIds }: Needed): (Read | null)[] {
  const { dialect } = tx;
  return [
    dialect === 'postgres' ? readAmong(tx, LOCK_CLIENTS, ['id'], limitedClientIds) : null,
    readAmong(tx, SELECT_USAGE[dialect], SELECT_USAGE.columns, limitedClientIds),
    readAmong(tx, SELECT_ACCOUNTS[dialect] + OWN_KINDS + LOCK_ROWS[dialect], SELECT_ACCOUNTS.columns, accountIds),
    // A parent belongs to one of the accounts, which are locked, so nobody else changes it meanwhile.
    readAmong(tx, SELECT_PARENTS[dialect], SELECT_PARENTS.columns, parentIds),
  ];
}

/** The books, from the rows that the reads of `readsOfBooks` found. */
export function openBooks([, usages = [], accounts = [], parents = []]: readonly Row[][], now: number): Books {
  const books = new Books();
  for (const row of usages) books.addUsage(String(row.client_id), String(row.currency), readUsage(row), now);
  for (const row of accounts) books.accounts.set(String(row.id), readAccount(row));
  for (const row of parents) books.parents.set(String(row.id), readParent(row));
  return books;
}

/** Opens the books on the given accounts, which stay locked until the transaction ends. */
export async function loadBooks(tx: Tx, needed: Needed): Promise<Books> {
  return openBooks(await runReads(tx, readsOfBooks(tx, needed)), needed.now);
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
