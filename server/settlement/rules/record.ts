import type { CardTransaction, Presentment } from '../../card-processing/rules/transaction';

/**
 * The fields of a card transaction that stand in the files, or decide what does. Amounts are minor units, times
 * milliseconds.
 */
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

/** The fields of a presentment that stand in the files. */
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
  /** The country where it operates, ISO 3166-1 alpha-3. */
  country: string;
  /** True when the files have the columns of installments. */
  credit: boolean;
}

export type Status = 'APPROVED' | 'REJECTED' | 'HELD';
export type Source = 'ONLINE' | 'CLEARING' | 'PURGE';

/** A row of the transaction file. */
export interface TransactionLine {
  transaction: SettledTransaction;
  status: Status;
  statusDetail: string;
  source: Source;
}

/** A row of the presentation file. */
export interface PresentmentLine {
  transaction: SettledTransaction;
  presentment: SettledPresentment;
}
