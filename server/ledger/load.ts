import { amountColumn, readAmount } from '../platform/store/columns';
import type { Dialect, Reader, Tx } from '../platform/store/db';
import type { StatementAtNode } from '../platform/store/distribution/at-clients';
import { AMONG, ofClients, type QueuedRead, readAmong, readAtClients, runReads } from '../platform/store/reads';
import { type Sql, sqlFor } from '../platform/store/sql';
import { type AccountState, type ClientDay, LedgerState, type ParentState } from './rules/ledger-state';
import { readPeriods } from './rules/limits';
import { dayOf, firstOfMonth, type Usage } from './rules/periods';

/** The ids of the records that decisions need to see. */
export interface NeededRecords {
  /** Whose movements they are. */
  clientIds: readonly string[];
  accountIds: readonly string[];
  parentIds: readonly string[];
  /** Clients with a limit on the total of their movements. */
  limitedClientIds: readonly string[];
  /** The time of the earliest movement, in milliseconds: limits count from the start of its month. */
  since: number;
  /**
   * Whose movements name which of the ids, for databases of several nodes; absent where each client's may be any of
   * them.
   */
  namedBy?: { accounts(): Named[]; parents(): Named[] };
}

/** An id that a movement of a client names. */
export type Named = readonly [clientId: string, id: string];

const USAGE = ['day_debit', 'day_credit', 'month_debit', 'month_credit'];
const ACCOUNT = {
  plain: ['id', 'client_id', 'kind', 'country', 'currency', 'status', 'limits', 'day', 'event_sequence'],
  amounts: ['balance', ...USAGE],
};
const PARENT = {
  plain: ['id', 'client_id', 'account_id', 'type', 'process_type', 'entry_type', 'result', 'parent_id', 'created_at'],
  amounts: ['total_amount', 'returned_total', 'added_total'],
};

/** How a statement compares with what is named; `there` with one pair of a client and an id. */
type Of = Record<Dialect | 'there', string>;

const NAMED: Of = { ...AMONG, there: 'value ->> 1' };
const PARENT_OF_NAMED: Of = {
  sqlite: `IN (SELECT parent_id FROM transactions WHERE id ${AMONG.sqlite})`,
  postgres: `= ANY(ARRAY(SELECT parent_id FROM transactions WHERE id ${AMONG.postgres}))`,
  there: '(SELECT t.parent_id FROM transactions AS t WHERE t.client_id = value ->> 0 AND t.id = value ->> 1)',
};

/** Builds a statement that selects columns of a table where one of them is among given values. */
function selectWhere({ plain, amounts }: typeof ACCOUNT, table: string, key: string, of: Of = NAMED) {
  const columns = [...plain, ...amounts];
  const list = [...plain, ...amounts.map((column) => amountColumn(column))].join(', ');
  return {
    columns,
    sqlite: `SELECT ${list} FROM ${table} WHERE ${key} ${of.sqlite}`,
    postgres: `SELECT ${list} FROM ${table} WHERE ${key} ${of.postgres}`,
    // In the order in which they are named. OFFSET keeps it from being a join that could go another way.
    there: (and: string, lock: string) => `SELECT r.* FROM jsonb_array_elements($1) AS value CROSS JOIN LATERAL
      (SELECT ${list} FROM ${table} WHERE client_id = value ->> 0 AND ${key} = ${of.there}${and} OFFSET 0${lock}) AS r`,
  };
}

const SELECT_ACCOUNTS = selectWhere(ACCOUNT, 'ledger_accounts', 'id');
const SELECT_PARENTS = selectWhere(PARENT, 'transactions', 'id');
const SELECT_THEIR_PARENTS = selectWhere(PARENT, 'transactions', 'id', PARENT_OF_NAMED);
const DAYS = ['client_id', 'currency', 'day', 'debit', 'credit'];
const SELECT_DAYS = DAYS.map((name) =>
  name === 'debit' || name === 'credit' ? amountColumn(`d.${name}`) : `d.${name}`,
);
const OF_CLIENT = 'd.client_id = value ->> 0 AND d.day >=';
/** Reads the days of the clients through the index, whatever the size of the table was when the plan was made. */
export const FIND_CLIENT_DAYS: Sql & { distributed: string } = {
  sqlite: `SELECT ${SELECT_DAYS.join(', ')} FROM json_each(?) CROSS JOIN client_days AS d ON ${OF_CLIENT} value ->> 1`,
  postgres: `SELECT d.* FROM jsonb_array_elements(?::jsonb) AS value CROSS JOIN LATERAL
    (SELECT ${SELECT_DAYS.join(', ')} FROM client_days AS d WHERE ${OF_CLIENT} (value ->> 1)::integer OFFSET 0) AS d`,
  distributed: `WITH wanted AS MATERIALIZED (SELECT value FROM jsonb_array_elements(?::jsonb) AS value)
    SELECT ${SELECT_DAYS.join(', ')} FROM wanted JOIN client_days AS d ON ${OF_CLIENT} (value ->> 1)::integer`,
};
const DAYS_THERE = FIND_CLIENT_DAYS.postgres.replace('?::jsonb', '$1');
const OWN_KINDS = " AND kind IN ('USER', 'BRIDGE')";
const LOCK_CLIENTS = `SELECT id FROM clients WHERE id ${AMONG.postgres} ORDER BY id FOR NO KEY UPDATE`;
const LOCK_CLIENTS_THERE = LOCK_CLIENTS.replace(AMONG.postgres, '= ANY(ARRAY(SELECT jsonb_array_elements_text($1)))');
const LOCK = ' FOR NO KEY UPDATE';
const LOCK_ROWS = { sqlite: '', postgres: ` ORDER BY id${LOCK}` };
const THERE = {
  accounts: SELECT_ACCOUNTS.there(OWN_KINDS, LOCK),
  parents: SELECT_PARENTS.there('', ''),
  theirParents: SELECT_THEIR_PARENTS.there('', ''),
};

/**
 * Returns the reads of everything that is needed. On PostgreSQL they lock the accounts until the transaction ends, in
 * the order of their ids, after the clients with a limit on their total. All transactions lock in this order, so they
 * never deadlock.
 */
export function stateReads(tx: Reader, needed: NeededRecords): (QueuedRead | null)[] {
  const reads = stateReadsAnywhere(tx, needed);
  return tx.places === null ? reads : reads.map((read, at) => whereTheyLie(read, THERE_OF[at] as ThereOf, needed));
}

type ThereOf = (needed: NeededRecords) => StatementAtNode;

/** The variants of the reads of `stateReads` for the nodes of the clients, in the same order. */
const THERE_OF: readonly ThereOf[] = [
  ({ limitedClientIds }) => ({ sql: LOCK_CLIENTS_THERE, parameter: JSON.stringify(limitedClientIds) }),
  ({ limitedClientIds, since }) => ({ sql: DAYS_THERE, parameter: daysParameter(limitedClientIds, since) }),
  (needed) => ({
    sql: THERE.accounts,
    parameter: inOrder(needed.namedBy?.accounts() ?? namedByAny(needed, needed.accountIds)),
  }),
  (needed) => ({ sql: THERE.parents, parameter: parentsParameter(needed) }),
  (needed) => ({ sql: THERE.theirParents, parameter: parentsParameter(needed) }),
];

const parentsParameter = (needed: NeededRecords): string =>
  inOrder(needed.namedBy?.parents() ?? namedByAny(needed, needed.parentIds));

function whereTheyLie(read: QueuedRead | null, thereOf: ThereOf, needed: NeededRecords): QueuedRead | null {
  return read === null ? null : { ...read, there: thereOf(needed) };
}

function namedByAny({ clientIds }: NeededRecords, ids: readonly string[]): Named[] {
  return clientIds.flatMap((clientId) => ids.map((id): Named => [clientId, id]));
}

/** Writes each of the pairs once, in the order of the ids, in which everybody locks. */
function inOrder(named: readonly Named[]): string {
  const texts = new Map(named.map((pair) => [pair.toReversed().join(' '), pair]));
  const sorted = [...texts.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(sorted.map(([, pair]) => pair));
}

function stateReadsAnywhere(
  tx: Reader,
  { clientIds, accountIds, parentIds, limitedClientIds, since }: NeededRecords,
): (QueuedRead | null)[] {
  const { dialect } = tx;
  const among = (select: typeof SELECT_ACCOUNTS, and: string, ids: readonly string[], end: string) => {
    const read = readAmong(tx, select[dialect] + and, select.columns, ids);
    if (read === null) return null;
    const named = ofClients(tx, read, clientIds);
    return { ...named, sql: named.sql + end };
  };
  return [
    dialect === 'postgres' ? readAmong(tx, LOCK_CLIENTS, ['id'], limitedClientIds) : null,
    readClientDays(tx, limitedClientIds, since),
    among(SELECT_ACCOUNTS, OWN_KINDS, accountIds, LOCK_ROWS[dialect]),
    // A parent belongs to one of the accounts, which are locked, so nobody else changes it meanwhile.
    among(SELECT_PARENTS, '', parentIds, ''),
    // A reversed transaction may itself follow another one. Then more of that one remains.
    among(SELECT_THEIR_PARENTS, '', parentIds, ''),
  ];
}

function readClientDays(tx: Reader, clientIds: readonly string[], since: number): QueuedRead | null {
  if (clientIds.length === 0) return null;
  return { sql: sqlFor(tx, FIND_CLIENT_DAYS), columns: DAYS, parameters: [daysParameter(clientIds, since)] };
}

function daysParameter(clientIds: readonly string[], since: number): string {
  const firstDay = firstOfMonth(dayOf(since));
  return JSON.stringify(clientIds.map((id) => [id, firstDay]));
}

/** Makes the state of the rows that the reads of `stateReads` found. */
export function stateFrom([
  ,
  days = [],
  accounts = [],
  parents = [],
  theirParents = [],
]: readonly Row[][]): LedgerState {
  const state = new LedgerState();
  // The earliest day first: what is counted once a later day has begun counts in that one.
  for (const day of days.map(readClientDay).sort((a, b) => a.day - b.day)) state.addClientDay(day);
  for (const row of accounts) state.accounts.set(String(row.id), readAccount(row));
  for (const row of [...parents, ...theirParents]) state.parents.set(String(row.id), readParent(row));
  return state;
}

/** Loads the state of the given accounts and locks them until the transaction ends. */
export async function loadState(tx: Tx, needed: NeededRecords): Promise<LedgerState> {
  const reads = stateReads(tx, needed);
  const [clientId, ...others] = needed.clientIds;
  if (tx.places === null || clientId === undefined || others.length > 0) return stateFrom(await runReads(tx, reads));
  const [rows = []] = await readAtClients(tx, [{ clientIds: [clientId], reads }]);
  return stateFrom(rows);
}

type Row = Record<string, unknown>;

function readAccount(row: Row): AccountState {
  return {
    id: row.id as string,
    clientId: row.client_id as string,
    kind: row.kind as AccountState['kind'],
    country: row.country as string,
    currency: row.currency as string,
    status: row.status as AccountState['status'],
    limits: row.limits === null ? null : readPeriods(JSON.parse(row.limits as string)),
    balance: readAmount(row.balance),
    usage: readUsage(row),
    eventSequence: row.event_sequence as number,
  };
}

function readParent(row: Row): ParentState {
  return {
    id: row.id as string,
    clientId: row.client_id as string,
    accountId: row.account_id as string,
    type: row.type as ParentState['type'],
    processType: row.process_type as ParentState['processType'],
    entryType: row.entry_type as ParentState['entryType'],
    amount: readAmount(row.total_amount),
    result: row.result as ParentState['result'],
    parentId: row.parent_id as string | null,
    createdAt: row.created_at as number,
    returned: readAmount(row.returned_total),
    added: readAmount(row.added_total),
  };
}

function readUsage(row: Row): Usage {
  return {
    day: row.day as number,
    dayDebit: readAmount(row.day_debit),
    dayCredit: readAmount(row.day_credit),
    monthDebit: readAmount(row.month_debit),
    monthCredit: readAmount(row.month_credit),
  };
}

function readClientDay(row: Row): ClientDay {
  return {
    clientId: row.client_id as string,
    currency: row.currency as string,
    day: row.day as number,
    debit: readAmount(row.debit),
    credit: readAmount(row.credit),
  };
}
