import type { Posting } from '../domain/ledger/apply';
import type { BookAccount, BookParent, ClientUsage } from '../domain/ledger/books';
import type { Decision, Entry, Leg } from '../domain/ledger/movement';
import { addUsage } from '../domain/ledger/periods';
import { Bulk, bulkUpdate } from '../store/bulk';
import { Columns } from '../store/columns';
import type { Write } from '../store/writes';

/** A transaction of one account, as `transactions` keeps it. */
export interface TransactionRow {
  id: string;
  clientId: string;
  accountId: string;
  type: string;
  processType: string;
  entryType: string;
  currency: string;
  totalAmount: bigint;
  result: string;
  rejectionReason: string | null;
  parentId: string | null;
  linkedId: string | null;
  returnedTotal: bigint;
  addedTotal: bigint;
  createdAt: number;
}

interface EntryRow extends Entry {
  createdAt: number;
}

interface CounterRow {
  id: string;
  clientId: string;
  kind: string;
  currency: string;
  status: string;
  balance: bigint;
  day: number;
  dayDebit: bigint;
  dayCredit: bigint;
  month: number;
  monthDebit: bigint;
  monthCredit: bigint;
}

const usageKinds = {
  day: 'integer',
  dayDebit: 'amount',
  dayCredit: 'amount',
  month: 'integer',
  monthDebit: 'amount',
  monthCredit: 'amount',
} as const;

const transactions = new Bulk(
  'transactions',
  new Columns<TransactionRow>({
    id: 'plain',
    clientId: 'plain',
    accountId: 'plain',
    type: 'plain',
    processType: 'plain',
    entryType: 'plain',
    currency: 'plain',
    totalAmount: 'amount',
    result: 'plain',
    rejectionReason: 'plain',
    parentId: 'plain',
    linkedId: 'plain',
    returnedTotal: 'amount',
    addedTotal: 'amount',
    createdAt: 'integer',
  }),
);

const entries = new Bulk(
  'ledger_entries',
  new Columns<EntryRow>({
    movementId: 'plain',
    leg: 'integer',
    accountId: 'plain',
    currency: 'plain',
    amount: 'amount',
    createdAt: 'integer',
  }),
);

/** Counter-accounts come into being with their first movement. Decisions never look at them, so they only add up. */
const counters = new Bulk(
  'ledger_accounts',
  new Columns<CounterRow>({
    id: 'plain',
    clientId: 'plain',
    kind: 'plain',
    currency: 'plain',
    status: 'plain',
    balance: 'amount',
    ...usageKinds,
  }),
  'ON CONFLICT (id) DO UPDATE SET balance = ledger_accounts.balance + excluded.balance',
);

const usages = new Bulk(
  'client_usage',
  new Columns<{ clientId: string; currency: string; slot: number } & ClientUsage['usage']>({
    clientId: 'plain',
    currency: 'plain',
    slot: 'integer',
    ...usageKinds,
  }),
  `ON CONFLICT (client_id, currency, slot) DO UPDATE SET ${['day', 'month'].map(accumulate).join(', ')}`,
);

/** Totals of the same day, or month, add up; those of another one start anew. */
function accumulate(period: string): string {
  const sums = ['debit', 'credit'].map((way) => {
    const column = `${period}_${way}`;
    return `${column} = excluded.${column} + CASE WHEN client_usage.${period} = excluded.${period} THEN client_usage.${column} ELSE 0 END`;
  });
  return [`${period} = excluded.${period}`, ...sums].join(', ');
}

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

export function writeTransactions(rows: readonly TransactionRow[]): Write | null {
  return transactions.write(rows);
}

export function writeEntries(rows: readonly EntryRow[]): Write | null {
  return entries.write(rows);
}

/** Adds up what each counter-account gains, in the order of ids. */
export function writeCounters(changes: readonly NonNullable<Posting['counter']>[]): Write | null {
  const sums = new Map<string, NonNullable<Posting['counter']>>();
  for (const change of changes) {
    const sum = sums.get(change.id);
    sums.set(change.id, sum === undefined ? change : { ...sum, change: sum.change + change.change });
  }
  const rows = [...sums.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return counters.write(
    rows.map(({ id, clientId, kind, currency, change }) => {
      return { id, clientId, kind, currency, status: 'ACTIVE', balance: change, ...NO_USAGE };
    }),
  );
}

const NO_USAGE = { day: 0, dayDebit: 0n, dayCredit: 0n, month: 0, monthDebit: 0n, monthCredit: 0n };

/** Adds up what each client moved in each currency, in the order of both. */
export function writeUsage(moved: readonly ClientUsage[], slot: number, now: number): Write | null {
  const sums = new Map<string, ClientUsage>();
  for (const part of moved) {
    const key = `${part.clientId} ${part.currency}`;
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? part : { ...part, usage: addUsage(sum.usage, part.usage, now) });
  }
  const rows = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return usages.write(rows.map(([, { clientId, currency, usage }]) => ({ clientId, currency, slot, ...usage })));
}

const ACCOUNT_UPDATE = bulkUpdate('ledger_accounts', [
  ['balance', 'amount'],
  ['day', 'integer'],
  ['day_debit', 'amount'],
  ['day_credit', 'amount'],
  ['month', 'integer'],
  ['month_debit', 'amount'],
  ['month_credit', 'amount'],
]);

/** The balances and totals that accounts have now. */
export function writeAccounts(accounts: readonly BookAccount[]): Write | null {
  if (accounts.length === 0) return null;
  const rows = accounts.map(({ id, balance, usage }) => [
    id,
    String(balance),
    usage.day,
    String(usage.dayDebit),
    String(usage.dayCredit),
    usage.month,
    String(usage.monthDebit),
    String(usage.monthCredit),
  ]);
  return { sql: ACCOUNT_UPDATE, parameter: JSON.stringify(rows) };
}

const PARENT_UPDATE = bulkUpdate('transactions', [
  ['returned_total', 'amount'],
  ['added_total', 'amount'],
]);

/** How much of each parent is used up now. */
export function writeParents(parents: readonly BookParent[]): Write | null {
  if (parents.length === 0) return null;
  const rows = parents.map(({ id, returned, added }) => [id, String(returned), String(added)]);
  return { sql: PARENT_UPDATE, parameter: JSON.stringify(rows) };
}
