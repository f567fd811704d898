import { BulkByClient, bulkUpdate, clientsOf } from '../platform/store/bulk';
import type { BulkWrite } from '../platform/store/writes';
import type { Posting } from './rules/apply';
import type { AccountState, ClientDay, ParentState } from './rules/ledger-state';
import type { Decision, Entry, Leg } from './rules/movement';
import { CEILING, monthOf } from './rules/periods';
import { clientDays, ledgerAccounts, ledgerEntries, type TransactionRow, transactions } from './store/tables';

export type { TransactionRow } from './store/tables';

const USAGE = ['day', 'dayDebit', 'dayCredit', 'month', 'monthDebit', 'monthCredit'] as const;

/**
 * Adds to a client's daily total, up to a maximum that it keeps then: amounts that move back and forth all day could
 * exceed 64 bits.
 */
function addedUp(column: string): string {
  const sum = `client_days.${column} + excluded.${column}`;
  return `CASE WHEN client_days.${column} = ${CEILING} OR ${sum} > ${CEILING} THEN ${CEILING} ELSE ${sum} END`;
}

const bulk = {
  transactions: new BulkByClient(transactions),
  entries: new BulkByClient(ledgerEntries),
  /** Counter-accounts come into being with their first movement. Decisions never look at them, so they only add up. */
  counters: new BulkByClient(ledgerAccounts.only('id', 'clientId', 'kind', 'currency', 'status', 'balance', ...USAGE), {
    key: ['id'],
    set: 'balance = ledger_accounts.balance + excluded.balance',
  }),
  clientDays: new BulkByClient(clientDays, {
    key: ['client_id', 'day', 'currency', 'slot'],
    set: `debit = ${addedUp('debit')}, credit = ${addedUp('credit')}`,
  }),
};

/** The transactions of a decision, refused ones too. */
export function transactionRows({ movement, legs }: Decision): TransactionRow[] {
  return legs.map((leg: Leg) => ({
    id: leg.transactionId,
    clientId: movement.clientId,
    accountId: leg.accountId,
    type: leg.type,
    processType: leg.processType,
    entryType: leg.entryType,
    currency: leg.currency,
    totalAmount: leg.amount,
    result: leg.result,
    rejectionReason: leg.rejectionReason,
    parentId: leg.parentId,
    linkedId: leg.linkedId,
    returnedTotal: 0n,
    addedTotal: 0n,
    createdAt: movement.now,
  }));
}

export function writeTransactions(rows: readonly TransactionRow[]): BulkWrite | null {
  return bulk.transactions.write(rows);
}

export function writeEntries(rows: readonly (Entry & { createdAt: number; clientId: string })[]): BulkWrite | null {
  return bulk.entries.write(rows);
}

/** Adds up what each counter-account gains, in the order of ids. */
export function writeCounters(changes: readonly NonNullable<Posting['counter']>[]): BulkWrite | null {
  const sums = new Map<string, NonNullable<Posting['counter']>>();
  for (const change of changes) {
    const sum = sums.get(change.id);
    sums.set(change.id, sum === undefined ? change : { ...sum, change: sum.change + change.change });
  }
  const rows = [...sums.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return bulk.counters.write(
    rows.map(({ id, clientId, kind, currency, change }) => {
      return { id, clientId, kind, currency, status: 'ACTIVE', balance: change, ...NO_USAGE };
    }),
  );
}

const NO_USAGE = { day: 0, dayDebit: 0n, dayCredit: 0n, month: 0, monthDebit: 0n, monthCredit: 0n };

/** Adds up what each client moved on each day in each currency, in the order of these. */
export function writeClientDays(moved: readonly ClientDay[], slot: number): BulkWrite | null {
  const sums = new Map<string, ClientDay>();
  for (const part of moved) {
    const key = `${part.clientId} ${part.day} ${part.currency}`;
    const { debit, credit } = sums.get(key) ?? { debit: 0n, credit: 0n };
    sums.set(key, { ...part, debit: debit + part.debit, credit: credit + part.credit });
  }
  const rows = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return bulk.clientDays.write(
    rows.map(([, { clientId, day, currency, debit, credit }]) => {
      return { clientId, day, currency, slot, debit, credit };
    }),
  );
}

const ACCOUNT_UPDATE = bulkUpdate(ledgerAccounts.only('balance', ...USAGE, 'eventSequence'));

/** The balances, totals and numbers of events that accounts have now. */
export function writeAccounts(accounts: readonly AccountState[]): BulkWrite | null {
  if (accounts.length === 0) return null;
  const rows = accounts.map(({ id, clientId, balance, usage, eventSequence }) => [
    id,
    String(balance),
    usage.day,
    String(usage.dayDebit),
    String(usage.dayCredit),
    monthOf(usage.day),
    String(usage.monthDebit),
    String(usage.monthCredit),
    eventSequence,
    clientId,
  ]);
  return { sql: ACCOUNT_UPDATE, parameter: JSON.stringify(rows), clientsOf: clientsOf(accounts) };
}

const PARENT_UPDATE = bulkUpdate(transactions.only('returnedTotal', 'addedTotal'));

/** Writes the part of each parent that is used up now. */
export function writeParents(parents: readonly ParentState[]): BulkWrite | null {
  if (parents.length === 0) return null;
  const rows = parents.map(({ id, clientId, returned, added }) => [id, String(returned), String(added), clientId]);
  return { sql: PARENT_UPDATE, parameter: JSON.stringify(rows), clientsOf: clientsOf(parents) };
}
