import {
  amount,
  boolean,
  integer,
  json,
  moment,
  optional,
  type RecordOf,
  table,
  text,
} from '../../platform/store/table';

export type ActivityResult = 'APPROVED' | 'REJECTED' | 'PENDING';

/** One text per language tag of BCP 47. */
export type LocalizedText = Record<string, string>;

/** A part of the total of an activity. */
export interface ActivityDetail {
  type: string;
  subtype: string | null;
  /** Decimal text. */
  amount: string;
  entry_type: string;
  description: LocalizedText | null;
  metadata: Record<string, unknown>;
}

/** The part of an activity that the ledger does not know. */
export interface ActivityContent {
  properties: Record<string, unknown> | null;
  description: LocalizedText | null;
  details: ActivityDetail[];
  metadata: Record<string, unknown>;
}

/** A movement of the account that belongs to the activity, in the contract's names. */
export interface ActivityAccountTx {
  id: string;
  process_type: string;
  entry_type: string;
  /** Decimal text. */
  total_amount: string;
  result: 'APPROVED' | 'REJECTED';
  created_at: string;
}

/** The activities of accounts: all requests to change a balance, approved or not. */
export const activities = table(
  'activities',
  {
    id: text(),
    clientId: text(),
    accountId: text(),
    country: text(),
    currency: text(),
    accountTxs: json<ActivityAccountTx[]>(),
    originTxId: optional(text()),
    origin: text(),
    processType: text(),
    type: text(),
    entryType: text(),
    /** Minor units. */
    totalAmount: amount(),
    result: text<ActivityResult>(),
    rejectionReason: optional(text()),
    forced: boolean(),
    data: json<ActivityContent>(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  {
    sortable: ['id', 'type', 'result', 'createdAt', 'updatedAt'],
    filterable: ['country', 'accountId', 'result', 'type', 'createdAt'],
  },
);

export type Activity = RecordOf<typeof activities>;

/**
 * The number of activities of one sort that a client, or one of its accounts, has from one day. Several slots add up.
 */
export const activityTotals = table('activity_totals', {
  /** A client's id or an account's. */
  scopeId: text(),
  /**
   * The day of UTC they were made, counted from the Unix epoch; -1 stands for all days together, -2 and below for hours
   * of a client.
   */
  day: integer(),
  country: text(),
  type: text(),
  result: text(),
  slot: integer(),
  total: integer(),
  /** Null in rows of an earlier version. */
  clientId: optional(text()),
});

export type ActivityTotal = RecordOf<typeof activityTotals>;
