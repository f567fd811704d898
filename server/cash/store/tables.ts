import { amount, moment, optional, type RecordOf, sealed, table, text } from '../../platform/store/table';

/** RESERVED: the network has not accepted or refused the intent yet. Clients never see it. */
export type CashInStatus = 'RESERVED' | 'ACTIVE' | 'REJECTED' | 'PAID' | 'PARTIALLY_PAID' | 'CANCELLED' | 'EXPIRED';
export type CashOutStatus = 'ACTIVE' | 'USED' | 'EXPIRED' | 'REPLACED';

/** Boletos that somebody pays cash in with. Amounts are minor units, times milliseconds since the epoch. */
export const cashInIntents = table(
  'cash_in_intents',
  {
    id: text(),
    clientId: text(),
    accountId: text(),
    network: text(),
    amount: amount(),
    paidAmount: amount(),
    status: text<CashInStatus>(),
    digitableLine: text(),
    barcode: text(),
    expiresAt: moment(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  { filterable: ['status', 'createdAt'] },
);

export type CashInIntent = RecordOf<typeof cashInIntents>;

/** Permissions to withdraw cash. Amounts are minor units. */
export const cashOutIntents = table('cash_out_intents', {
  id: text(),
  clientId: text(),
  accountId: text(),
  network: text(),
  /** Null where the withdrawal decides. */
  amount: optional(amount()),
  tokenSealed: sealed('cash_out_intents.token'),
  status: text<CashOutStatus>(),
  expiresAt: moment(),
  createdAt: moment(),
  updatedAt: moment(),
});

/** A cash-out intent with its sealed token. */
export type StoredCashOutIntent = RecordOf<typeof cashOutIntents>;

/** A permission to withdraw cash without its token, which is a secret. */
export type CashOutIntent = Omit<StoredCashOutIntent, 'tokenSealed'>;
