import { amountColumn, Columns, readAmount } from './columns';
import type { Reader, Tx } from './db';
import { type Filter, listPage, type Page, type SortTerm } from './list';

export type AccountStatus = 'ACTIVE' | 'FROZEN' | 'DISABLED' | 'DELETED';

/** A digital account. What it holds is the ledger's: `AccountWithBalance` shows both. */
export interface Account {
  id: string;
  clientId: string;
  /** USER, or CLIENT for a bridge account. */
  ownerType: 'USER' | 'CLIENT';
  userId: string | null;
  country: string;
  currency: string;
  status: AccountStatus;
  statusUpdateMotive: string | null;
  statusUpdateComment: string | null;
  /** SERVICE locks the status against the client. */
  statusUpdatedBy: 'CLIENT' | 'SERVICE' | null;
  cvu: string | null;
  alias: string | null;
  /** The alias on the cash network, which never changes. */
  cashAlias: string | null;
  clabe: string | null;
  metadata: Record<string, unknown> | null;
  createdAt: number;
  updatedAt: number;
}

export interface AccountWithBalance extends Account {
  /** Minor units of the account's currency. */
  balance: bigint;
}

export interface AccountFilters {
  country?: readonly string[];
  status?: readonly string[];
  ownerType?: readonly string[];
  userId?: readonly string[];
  createdFrom?: number;
  createdUntil?: number;
}

/** What `UniqueViolation.constraint` says about accounts. Networks' identifiers are unique over all clients. */
export const ACCOUNT_CVU_CONSTRAINT = 'accounts_cvu';
export const ACCOUNT_ALIAS_CONSTRAINT = 'accounts_alias';
export const ACCOUNT_CASH_ALIAS_CONSTRAINT = 'accounts_cash_alias';
export const ACCOUNT_CLABE_CONSTRAINT = 'accounts_clabe';

const columns = new Columns<Account>({
  id: 'plain',
  clientId: 'plain',
  ownerType: 'plain',
  userId: 'plain',
  country: 'plain',
  currency: 'plain',
  status: 'plain',
  statusUpdateMotive: 'plain',
  statusUpdateComment: 'plain',
  statusUpdatedBy: 'plain',
  cvu: 'plain',
  alias: 'plain',
  cashAlias: 'plain',
  clabe: 'plain',
  metadata: 'json',
  createdAt: 'plain',
  updatedAt: 'plain',
});

const SORT_COLUMNS = {
  id: 'id',
  country: 'country',
  currency: 'currency',
  status: 'status',
  owner_type: 'owner_type',
  user_id: 'user_id',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

const BALANCE = amountColumn('(SELECT balance FROM ledger_accounts WHERE ledger_accounts.id = accounts.id)', 'balance');
const SELECT = `${columns.select('accounts')}, ${BALANCE}`;

/**
 * Opens an account with an empty place in the ledger.
 * @throws UniqueViolation `accounts_cvu`, `accounts_alias`, `accounts_cash_alias` or `accounts_clabe`
 */
export async function insertAccount({ knex }: Tx, account: Account): Promise<void> {
  await knex('accounts').insert(withAliasKey(account));
  await knex('ledger_accounts').insert({
    id: account.id,
    client_id: account.clientId,
    kind: account.ownerType === 'CLIENT' ? 'BRIDGE' : 'USER',
    currency: account.currency,
    country: account.country,
    status: account.status,
    balance: 0,
    day: 0,
    day_debit: 0,
    day_credit: 0,
    month: 0,
    month_debit: 0,
    month_credit: 0,
  });
}

export async function findAccount({ knex }: Reader, clientId: string, id: string): Promise<AccountWithBalance | null> {
  const row = await knex('accounts').where({ id, client_id: clientId }).first(knex.raw(SELECT));
  return row === undefined ? null : readAccount(row);
}

/**
 * Reads an account and keeps its status and balance as they are until the transaction ends: no movement is decided
 * meanwhile. For whatever changes the status or depends on the balance.
 */
export async function lockAccount(tx: Tx, clientId: string, id: string): Promise<AccountWithBalance | null> {
  await tx.knex('ledger_accounts').where({ id, client_id: clientId }).forNoKeyUpdate().select('id');
  return findAccount(tx, clientId, id);
}

/** How many accounts of a user are not deleted. Lock the user first when the answer decides something. */
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
 * changes. @returns whether the client has such an account
 * @throws UniqueViolation as `insertAccount`
 */
export async function updateAccount(
  { knex }: Tx,
  clientId: string,
  id: string,
  changes: Partial<Account>,
): Promise<boolean> {
  const updated = await knex('accounts').where({ id, client_id: clientId }).update(withAliasKey(changes));
  if (updated === 1 && changes.status !== undefined) {
    await knex('ledger_accounts').where({ id, client_id: clientId }).update({ status: changes.status });
  }
  return updated === 1;
}

/**
 * Gives an account limits of its own in place of the client's, as decimal text; null takes them away again.
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
    filters: accountFilters(query.filters),
    sort: query.sort,
    sortColumns: SORT_COLUMNS,
    page: query.page,
  });
  return { accounts: rows.map(readAccount), total };
}

function accountFilters(filters: AccountFilters): Filter[] {
  const found: Filter[] = [];
  if (filters.country !== undefined) found.push({ column: 'country', in: filters.country });
  if (filters.status !== undefined) found.push({ column: 'status', in: filters.status });
  if (filters.ownerType !== undefined) found.push({ column: 'owner_type', in: filters.ownerType });
  if (filters.userId !== undefined) found.push({ column: 'user_id', in: filters.userId });
  if (filters.createdFrom !== undefined) found.push({ column: 'created_at', from: filters.createdFrom });
  if (filters.createdUntil !== undefined) found.push({ column: 'created_at', until: filters.createdUntil });
  return found;
}

function readAccount(row: Record<string, unknown>): AccountWithBalance {
  return { ...columns.read(row), balance: readAmount(row.balance) };
}

/** Aliases are unique without case, among accounts that are not deleted: a deleted account's alias is free again. */
function withAliasKey(changes: Partial<Account>): Record<string, unknown> {
  const row = columns.write(changes);
  if (changes.status === 'DELETED') return { ...row, alias_key: null };
  return changes.alias === undefined ? row : { ...row, alias_key: changes.alias?.toLowerCase() ?? null };
}
