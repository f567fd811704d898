import { amount, json, moment, optional, type RecordOf, table, text } from '../../platform/store/table';

/** Payments that networks announced, and what became of them. */
export const received = table('received', {
  /** The network's id of the report. */
  id: text(),
  clientId: text(),
  accountId: text(),
  activityId: text(),
  result: text<'APPROVED' | 'REJECTED'>(),
  rejectionReason: optional(text()),
  /** Minor units. */
  amount: amount(),
  /** The account's balance after it. */
  balance: amount(),
  createdAt: moment(),
  /** The intent that was paid or used; null for other payments, and for those before migration 0043. */
  intentId: optional(text()),
});

export type Received = RecordOf<typeof received>;

/** Exchange rates by day, as networks reported them. */
export const exchangeRates = table('exchange_rates', {
  network: text(),
  /** In UTC, as 2026-01-15. */
  day: text(),
  /** The currency that one unit of is priced. */
  base: text(),
  /** Units of each currency for one of the base, as decimal text. */
  rates: json<Record<string, string>>(),
  updatedAt: moment(),
});

export type RateTable = RecordOf<typeof exchangeRates>;
