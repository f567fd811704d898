import { amount, json, moment, optional, type RecordOf, table, text } from '../../platform/store/table';
import type { Destination, TaxType } from '../rules/destination';
import type { PixDestination } from '../rules/pix-destination';

/** RESERVED: the directory has not answered yet; the key counts towards the limit, but is not shown. */
export type PixKeyStatus = 'RESERVED' | 'ACTIVE' | 'DELETED';

/** Random keys of Brazilian accounts. Times are milliseconds since the epoch. */
export const pixKeys = table('pix_keys', {
  /** A random UUID. */
  key: text(),
  clientId: text(),
  accountId: text(),
  type: text<'EVP'>(),
  status: text<PixKeyStatus>(),
  createdAt: moment(),
  updatedAt: moment(),
});

export type PixKey = RecordOf<typeof pixKeys>;

/** Keys that were looked up, and by which account. Each feeds one transfer. */
export const pixLookups = table('pix_lookups', {
  id: text(),
  clientId: text(),
  /** The account that will pay. */
  accountId: text(),
  destination: json<PixDestination>(),
  /** The transfer that it fed. */
  transferId: optional(text()),
  createdAt: moment(),
  expiresAt: moment(),
});

export type PixLookup = RecordOf<typeof pixLookups>;

/** The destination that each client looked up last with a tax number. */
export const validatedDestinations = table('validated_destinations', {
  clientId: text(),
  taxType: text<TaxType>(),
  taxValue: text(),
  destination: json<Destination>(),
  validatedAt: moment(),
});

export type ValidatedDestination = RecordOf<typeof validatedDestinations>;

/** The payer, as the bank network sees them. */
export interface Payer {
  name: string;
  taxId: string | null;
  /** The alias or PIX key of the account, if it has one. */
  key: string | null;
}

/** RESERVED: the account was debited and the bank network has not answered yet. Clients never see it. */
export type TransferStatus = 'RESERVED' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
export type FailureReason = 'DESTINATION_REJECTED' | 'DESTINATION_ACCOUNT_NOT_ACTIVE' | 'NETWORK_UNAVAILABLE';

/** Bank transfers out. Times are milliseconds since the epoch. */
export const transfers = table('transfers', {
  id: text(),
  clientId: text(),
  /** The account that pays. */
  accountId: text(),
  rail: text<'ARG' | 'PIX'>(),
  status: text<TransferStatus>(),
  /** Minor units. */
  amount: amount(),
  currency: text(),
  /** Null on PIX. */
  concept: optional(text()),
  description: optional(text()),
  destination: json<Destination | PixDestination>(),
  /**
   * The payer as of the moment when the transfer was made, so that an order that is sent again is the same. Null on
   * transfers of older versions.
   */
  payer: optional(json<Payer>()),
  /** The identifier of a PIX transfer in the payment system of Brazil; null elsewhere. */
  endToEndId: optional(text()),
  failureReason: optional(text<FailureReason>()),
  /** The activity that tells of it, from the rail's first answer on. */
  activityId: text(),
  createdAt: moment(),
  updatedAt: moment(),
});

export type TransferRow = RecordOf<typeof transfers>;
