import { amount, integer, json, moment, optional, type RecordOf, table, text } from '../../platform/store/table';

/** The totals of the last UTC day and month with a movement, separately for debits and credits, in minor units. */
const usage = {
  day: integer(),
  dayDebit: amount(),
  dayCredit: amount(),
  month: integer(),
  monthDebit: amount(),
  monthCredit: amount(),
};

/** The accounts that the ledger locks, decides on and updates. Counter-accounts have neither country nor limits. */
export const ledgerAccounts = table('ledger_accounts', {
  id: text(),
  clientId: text(),
  kind: text(),
  currency: text(),
  country: optional(text()),
  /** The same as in `accounts`. */
  status: text(),
  balance: amount(),
  /** Limits of this account, which replace the client's limits for every account. */
  limits: optional(json<{ daily: string | null; monthly: string | null }>()),
  ...usage,
  /** The number of the last event about the account. */
  eventSequence: integer(),
});

/** Transactions of one account each, refused ones too. */
export const transactions = table('transactions', {
  id: text(),
  clientId: text(),
  accountId: text(),
  type: text(),
  processType: text(),
  entryType: text(),
  currency: text(),
  totalAmount: amount(),
  result: text(),
  rejectionReason: optional(text()),
  parentId: optional(text()),
  linkedId: optional(text()),
  returnedTotal: amount(),
  addedTotal: amount(),
  createdAt: moment(),
});

export type TransactionRow = RecordOf<typeof transactions>;

/** The entries of the ledger, which only ever become more. */
export const ledgerEntries = table('ledger_entries', {
  movementId: text(),
  leg: integer(),
  accountId: text(),
  currency: text(),
  amount: amount(),
  createdAt: moment(),
  /** Null in rows of an earlier version. */
  clientId: optional(text()),
});

/** The rows that processes of the version before `client_days` wrote in its place. */
export const clientUsage = table('client_usage', { clientId: text(), currency: text(), slot: integer(), ...usage });

/** The totals that a client moves on each day of UTC in one currency over all accounts. Several slots add up. */
export const clientDays = table('client_days', {
  clientId: text(),
  day: integer(),
  currency: text(),
  slot: integer(),
  debit: amount(),
  credit: amount(),
});
