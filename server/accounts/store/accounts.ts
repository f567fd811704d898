import { amountColumn, readAmount } from '../../platform/store/columns';
import type { Reader, Tx } from '../../platform/store/db';
import {
  claimIdentifiers,
  type Identifier,
  identifiersOf,
  releaseIdentifiers,
} from '../../platform/store/distribution/identifiers';
import { listPage, type Page, type SortTerm } from '../../platform/store/list';
import { Lookup } from '../../platform/store/lookup';
import { type Account, type AccountFilters, accounts } from './tables';

export type { Account, AccountFilters } from './tables';

import type { OfClient } from '../../kernel/client';

export interface AccountWithBalance extends Account {
  /** Minor units of the account's currency. */
  balance: bigint;
}

/** The constraint that `UniqueViolation` names for an alias that is taken; it is unique over all clients. */
export const ACCOUNT_ALIAS_CONSTRAINT = 'accounts_alias';

type Row = Record<string, unknown>;

/** The columns whose values are unique over all clients, by their indexes. */
const UNIQUE = {
  accounts_cvu: 'cvu',
  [ACCOUNT_ALIAS_CONSTRAINT]: 'alias_key',
  accounts_cash_alias: 'cash_alias',
  accounts_clabe: 'clabe',
} as const;

const BALANCE = amountColumn(
  '(SELECT balance FROM ledger_accounts WHERE ledger_accounts.client_id = accounts.client_id AND ledger_accounts.id = accounts.id)',
  'balance',
);
const SELECT = `${accounts.select('accounts')}, ${BALANCE}`;

const byId = new Lookup({ table: 'accounts', select: SELECT, read: readAccount });

/**
 * Opens an account with an empty place in the ledger.
 * @throws UniqueViolation `accounts_cvu`, `accounts_alias`, `accounts_cash_alias` or `accounts_clabe`
 */
export async function insertAccount(tx: Tx, account: Account): Promise<void> {
  const { knex } = tx;
  const row = rowOf(account);
  await claimIdentifiers(tx, account.clientId, identifiersIn(row));
  tx.pipeline(knex('accounts').insert(row));
  tx.pipeline(knex('ledger_accounts').insert(placeInLedger(account)));
}

const placeInLedger = ({ id, clientId, ownerType, currency, country, status }: Account): Row => ({
  id,
  client_id: clientId,
  kind: ownerType === 'CLIENT' ? 'BRIDGE' : 'USER',
  currency,
  country,
  status,
  balance: 0,
  day: 0,
  day_debit: 0,
  day_credit: 0,
  month: 0,
  month_debit: 0,
  month_credit: 0,
});

/**
 * Decides whether another account of any client has an identifier of a new one: identifiers are drawn at random, and
 * one in a hundred short ones is taken when there are ten million accounts.
 */
export async function hasTakenIdentifier(tx: Tx, account: Account): Promise<boolean> {
  const wanted = identifiersIn(rowOf(account));
  if (wanted.length === 0) return false;
  const query = tx.knex(tx.isDistributed ? 'identifiers' : 'accounts');
  for (const { constraint, value } of wanted) {
    query.orWhere(tx.isDistributed ? { constraint, value } : { [UNIQUE[constraint as keyof typeof UNIQUE]]: value });
  }
  return (await query.first('client_id')) !== undefined;
}

export function findAccount(reader: Reader, clientId: string, id: string): Promise<AccountWithBalance | null> {
  return byId.find(reader, clientId, id);
}

/**
 * Reads an account and keeps its status and balance as they are until the transaction ends: no movement is decided
 * meanwhile. For whatever changes the status or depends on the balance.
 */
export async function lockAccount(tx: Tx, clientId: string, id: string): Promise<AccountWithBalance | null> {
  // The second statement begins once the lock is held, and sees what was committed until then.
  const [, account] = await Promise.all([lockPlace(tx, clientId, id), findAccount(tx, clientId, id)]);
  return account;
}

async function lockPlace({ knex }: Tx, clientId: string, id: string): Promise<void> {
  await knex('ledger_accounts').where({ id, client_id: clientId }).forNoKeyUpdate().select('id');
}

/** Counts the accounts of a user that are not deleted. Lock the user first when the answer decides something. */
export async function countLiveAccounts(
  { knex }: Reader,
  clientId: string,
  userId: string,
  currency: string,
): Promise<number> {
  const [row] = await knex('accounts')
    .where({ client_id: clientId, user_id: userId, currency })
    .whereNot('status', 'DELETED')
    .count({ total: '*' });
  return Number(row?.total ?? 0);
}

/**
 * Changes the given fields; the ledger obeys a new status from the commit on. Lock the account first when the status
 * changes.
 * @returns whether the client has such an account
 * @throws UniqueViolation as `insertAccount`
 */
export async function updateAccount(tx: Tx, clientId: string, id: string, changes: Partial<Account>): Promise<boolean> {
  const { knex } = tx;
  const { id: _id, client_id: _client, ...row } = rowOf(changes);
  await exchangeIdentifiers(tx, { id, clientId }, row);
  const updated = await knex('accounts').where({ id, client_id: clientId }).update(row);
  if (updated === 1 && changes.status !== undefined) {
    await knex('ledger_accounts').where({ id, client_id: clientId }).update({ status: changes.status });
  }
  return updated === 1;
}

/**
 * Sets limits for an account that replace its client's limits, as decimal text; null removes them.
 * @returns whether the client has such an account
 */
export async function setAccountLimits(
  { knex }: Tx,
  clientId: string,
  id: string,
  limits: { daily: string | null; monthly: string | null } | null,
): Promise<boolean> {
  const text = limits === null ? null : JSON.stringify(limits);
  return (await knex('ledger_accounts').where({ id, client_id: clientId }).update({ limits: text })) === 1;
}

/** The limits that an account has of its own, or null. */
export async function findAccountLimits(
  { knex }: Reader,
  clientId: string,
  id: string,
): Promise<{ daily: string | null; monthly: string | null } | null> {
  const row = await knex('ledger_accounts').where({ id, client_id: clientId }).first('limits');
  return row?.limits ? JSON.parse(row.limits) : null;
}

/** One page of a client's accounts, with their balances. */
export async function searchAccounts(
  reader: Reader,
  clientId: string,
  query: { filters: AccountFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ accounts: AccountWithBalance[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: 'accounts',
    select: SELECT,
    scope: { client_id: clientId },
    filters: accounts.filters(query.filters),
    sort: query.sort,
    sortColumns: accounts.sortColumns,
    page: query.page,
  });
  return { accounts: rows.map(readAccount), total };
}

function readAccount(row: Record<string, unknown>): AccountWithBalance {
  return { ...accounts.read(row), balance: readAmount(row.balance) };
}

/** Keeps up with changed names of an account that no other account may have. */
async function exchangeIdentifiers(tx: Tx, { id, clientId }: OfClient, row: Row): Promise<void> {
  const columns = Object.values(UNIQUE).filter((column) => row[column] !== undefined);
  if (!tx.isDistributed || columns.length === 0) return;
  const before: Row | undefined = await tx.knex('accounts').where({ id, client_id: clientId }).first(columns);
  const changed = columns.filter((column) => before !== undefined && before[column] !== row[column]);
  const only = (of: Row) => identifiersIn(Object.fromEntries(changed.map((column) => [column, of[column]])));
  await releaseIdentifiers(tx, only(before ?? {}));
  await claimIdentifiers(tx, clientId, only(row));
}

function identifiersIn(row: Row): Identifier[] {
  return identifiersOf(
    Object.fromEntries(
      Object.entries(UNIQUE).map(([constraint, column]) => [constraint, row[column] as string | null | undefined]),
    ),
  );
}

/** The alias of a deleted account can be used by other accounts. */
function rowOf(changes: Partial<Account>): Record<string, unknown> {
  const row = accounts.write(changes);
  return changes.status === 'DELETED' ? { ...row, alias_key: null } : row;
}
