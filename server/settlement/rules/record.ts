import type { CardTransaction, Presentment } from '../../card-processing/rules/transaction';

/** What of a card transaction stands in the files, or decides what does. Amounts are minor units, times milliseconds. */
export type SettledTransaction = Pick<
  CardTransaction,
  | 'id'
  | 'type'
  | 'state'
  | 'statusDetail'
  | 'productType'
  | 'provider'
  | 'affinityGroupId'
  | 'userId'
  | 'cardId'
  | 'bin'
  | 'lastFour'
  | 'origin'
  | 'countryCode'
  | 'merchant'
  | 'pointType'
  | 'entryMode'
  | 'localDateTime'
  | 'installments'
  | 'localAmount'
  | 'baseAmount'
  | 'usdAmount'
  | 'transactionAmount'
  | 'originalId'
  | 'forced'
  | 'createdAt'
  | 'updatedAt'
> & { pricing: Pick<CardTransaction['pricing'], 'localCurrency' | 'transactionCurrency'> };

/** What of a presentment stands in the files. */
export type SettledPresentment = Pick<
  Presentment,
  | 'id'
  | 'functionCode'
  | 'reverse'
  | 'reasonCode'
  | 'amount'
  | 'currency'
  | 'baseAmount'
  | 'usdAmount'
  | 'currentInstallment'
  | 'presentedAt'
>;

/** The client whose files they are. */
export interface SettledClient {
  id: string;
  name: string;
  /** Where it operates, ISO 3166-1 alpha-3. */
  country: string;
  /** Whether the files have the columns of installments. */
  credit: boolean;
}

export type Status = 'APPROVED' | 'REJECTED' | 'HELD';
export type Source = 'ONLINE' | 'CLEARING' | 'PURGE';

/** What the transaction file says of a transaction: one row. */
export interface TransactionLine {
  transaction: SettledTransaction;
  status: Status;
  statusDetail: string;
  source: Source;
}

/** What the presentation file says of a presentment: one row. */
export interface PresentmentLine {
  transaction: SettledTransaction;
  presentment: SettledPresentment;
}
