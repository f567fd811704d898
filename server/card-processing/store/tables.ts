import type { StateOf } from '../../../generated/lifecycles';
import type { components } from '../../../generated/types/networks';
import type { CardNetwork, CardType, CardUse, ProductType } from '../../cards/store/tables';
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
import type { DetailType, Pricing } from '../rules/amounts';

export type { CardUse };

type Schemas = components['schemas'];

export type CardTransactionType = Schemas['CardTransactionType'];
export type CardTransactionState = StateOf<'card-transaction'>;
export type StatusDetail = Schemas['CardTransactionStatusDetail'];
export type FunctionCode = Schemas['FunctionCode'];
export type DecidedBy = 'PROCESSOR' | 'LEDGER' | 'CLIENT' | 'NETWORK' | 'STAND_IN';

export interface Merchant {
  id: string;
  /** ISO 18245. */
  mcc: string;
  name: string;
  address: string | null;
  /** The tax number, as the network sent it; transactions of earlier versions have none. */
  taxId?: string | null;
}

export interface Installments {
  quantity: number;
  creditType: Schemas['InstallmentsCreditType'];
  /** In months. */
  gracePeriod: number;
}

/**
 * Messages of the card network and what became of them. Amounts are minor units, times milliseconds since the epoch.
 */
export const cardTransactions = table(
  'card_transactions',
  {
    id: text(),
    clientId: text(),
    type: text<CardTransactionType>(),
    state: text<CardTransactionState>(),
    /** Null while PENDING. */
    statusDetail: optional(text<StatusDetail>()),
    /** Null while PENDING. */
    decidedBy: optional(text<DecidedBy>()),
    /** The network's reference of its message: two with one reference are the same message. */
    networkReference: text(),
    /** True for the repetition of a message. */
    duplicate: boolean(),
    cardId: optional(text()),
    userId: optional(text()),
    affinityGroupId: optional(text()),
    /** Null if no card has the number, and for transactions of a version that did not keep it. */
    cardType: optional(text<CardType>()),
    productType: text<ProductType>(),
    provider: text<CardNetwork>(),
    bin: text(),
    lastFour: text(),
    /** The account whose ledger decides; null if the client's endpoint decides. */
    accountId: optional(text()),
    origin: text<'DOMESTIC' | 'INTERNATIONAL'>(),
    /** ISO 3166-1 alpha-3, of the merchant. */
    countryCode: text(),
    merchant: json<Merchant>(),
    pointType: text<Schemas['PointType']>(),
    entryMode: text<Schemas['EntryMode']>(),
    /** Local time at the place where the card was used; it has no zone. */
    localDateTime: text(),
    installments: optional(json<Installments>()),
    /** The permission and limits of the affinity group that it falls under; null for what is no use of the card. */
    cardUse: optional(text<CardUse>()),
    originalId: optional(text()),
    /** True when the network decided by itself. */
    forced: boolean(),
    pricing: json<Pricing>(),
    /** The price before taxes, in the merchant's currency. */
    transactionAmount: amount(),
    /** The amount that the user pays or receives, charges included, in the card's currency. */
    localAmount: amount(),
    /** The amount before charges in the card's currency. */
    baseAmount: amount(),
    /** The same in US dollars. */
    usdAmount: amount(),
    /** Amounts are text here, since JSON has no whole numbers of that size. */
    details: json<{ type: DetailType; name: string; amount: string }[]>(),
    /** The amount charged at present in the merchant's currency, refunds left aside. */
    chargedAmount: amount(),
    /** The same in the card's currency, charges included. */
    charged: amount(),
    /** The amount presented at present, in the merchant's currency. */
    presented: amount(),
    /** The part of the amount that is refunded, held refunds included, in the merchant's currency. */
    refunded: amount(),
    /** The time, by the machine's clock, after which a missing decision counts as abandoned. Null unless PENDING. */
    pendingUntil: optional(moment()),
    createdAt: moment(),
    updatedAt: moment(),
  },
  {
    sortable: ['createdAt'],
    filterable: ['cardId', 'state', 'statusDetail', 'type', 'originalId', 'createdAt'],
  },
);

export type CardTransactionRow = RecordOf<typeof cardTransactions>;

/** The presentments of the network. Amounts are minor units. */
export const cardPresentments = table('card_presentments', {
  id: text(),
  clientId: text(),
  transactionId: text(),
  functionCode: text<FunctionCode>(),
  /** Takes an earlier presentment back. */
  reverse: boolean(),
  reasonCode: optional(text()),
  /** In the merchant's currency. */
  amount: amount(),
  currency: text(),
  /** The amount before charges in the card's currency. */
  baseAmount: amount(),
  /** The same in US dollars. */
  usdAmount: amount(),
  /** The number of the installment that is presented; null without installments. */
  currentInstallment: optional(integer()),
  presentedAt: moment(),
});

export type Presentment = RecordOf<typeof cardPresentments>;

/** The kinds of messages that make a transaction. A reference is unique within its network and kind. */
export type MessageKind = 'AUTHORIZATION' | 'VERIFICATION' | 'ADVICE' | 'REFUND';

/** Messages of card networks by their references, with the transactions that they made. */
export const cardMessages = table('card_messages', {
  network: text(),
  reference: text(),
  kind: text<MessageKind>(),
  /** A keyed digest of the request; null if the reply is stored with it. */
  fingerprint: optional(text()),
  /** Null if no card has the number and no client was named: then there is no transaction. */
  clientId: optional(text()),
  transactionId: text(),
  createdAt: moment(),
});

export type CardMessage = RecordOf<typeof cardMessages>;

/** Reversals whose original has not arrived yet. Each is deleted once it was applied. */
export const earlyReversals = table('card_early_reversals', {
  id: text(),
  network: text(),
  originalReference: text(),
  /** Minor units of the merchant's currency; null is all of it. */
  amount: optional(amount()),
  createdAt: moment(),
});

export type EarlyReversal = RecordOf<typeof earlyReversals>;
