import {
  boolean,
  type FiltersOf,
  integer,
  json,
  moment,
  optional,
  type RecordOf,
  sealed,
  table,
  text,
} from '../../platform/store/table';

export type CardType = 'VIRTUAL' | 'PHYSICAL';
export type ProductType = 'PREPAID' | 'CREDIT' | 'DEBIT';
export type CardNetwork = 'CARD_NETWORK_1' | 'CARD_NETWORK_2';
export type CardStatus = 'CREATED' | 'EMBOSSED' | 'ACTIVE' | 'BLOCKED' | 'DISABLED' | 'EXPIRED' | 'LOST' | 'STOLEN';
export type DistributionType = 'CLIENT' | 'WAREHOUSE';
export type BatchStatus = 'CREATED' | 'PROCESSING' | 'READY';
export type CardUse = 'purchases' | 'ecommerce' | 'withdrawal' | 'extracash';

/** The most that may be spent, in minor units as decimal text; null is no limit. */
export interface UseLimits {
  perTransaction: string | null;
  daily: string | null;
  monthly: string | null;
}

export type AllowedUses = Readonly<Record<CardUse, boolean>>;

/** The settings that the cards of one program have in common. Times are milliseconds since the epoch. */
export const affinityGroups = table('affinity_groups', {
  id: text(),
  clientId: text(),
  name: text(),
  /** An INACTIVE group issues no cards, and those it has are not usable. */
  status: text<'ACTIVE' | 'INACTIVE'>(),
  country: text(),
  productType: text<ProductType>(),
  provider: text<CardNetwork>(),
  /** The first eight digits of its cards' numbers. */
  bin: text(),
  cardTypes: json<CardType[]>(),
  /** True when its cards are made in batches and without a name. */
  innominate: boolean(),
  monthsToExpiration: integer(),
  embossingCompany: optional(text()),
  courierCompany: optional(text()),
  allowed: json<{ local: AllowedUses; international: AllowedUses }>(),
  limits: json<Record<CardUse, UseLimits>>(),
  createdAt: moment(),
  updatedAt: moment(),
});

export type AffinityGroup = RecordOf<typeof affinityGroups>;

/** Unnamed cards that are made together. Times are milliseconds since the epoch. */
export const cardBatches = table('card_batches', {
  id: text(),
  clientId: text(),
  affinityGroupId: text(),
  shipmentId: text(),
  quantity: integer(),
  distributionType: text<DistributionType>(),
  status: text<BatchStatus>(),
  createdAt: moment(),
  updatedAt: moment(),
});

export type Batch = RecordOf<typeof cardBatches>;

/** Cards without anything secret. Times are milliseconds since the epoch. */
export const cards = table(
  'cards',
  {
    id: text(),
    clientId: text(),
    /** Null while an unnamed card has no user. */
    userId: optional(text()),
    affinityGroupId: text(),
    batchId: optional(text()),
    /** Its place in the batch, from 1. */
    batchSlot: optional(integer()),
    cardType: text<CardType>(),
    productType: text<ProductType>(),
    productBrand: text<CardNetwork>(),
    countryCode: text(),
    status: text<CardStatus>(),
    statusDetail: optional(text()),
    innominate: boolean(),
    nameOnCard: optional(text()),
    /** The first eight digits of its number. */
    bin: text(),
    lastFour: text(),
    shipmentId: optional(text()),
    previousCardId: optional(text()),
    /** The day it counts its months from, yyyy-mm-dd. */
    startDate: text(),
    /** The moment it is no longer valid. */
    expiresAt: moment(),
    activatedAt: optional(moment()),
    createdAt: moment(),
    updatedAt: moment(),
  },
  {
    sortable: [
      'cardType',
      'userId',
      'status',
      'affinityGroupId',
      'statusDetail',
      'shipmentId',
      'innominate',
      'startDate',
    ],
    filterable: [
      'cardType',
      'userId',
      'status',
      'statusDetail',
      'affinityGroupId',
      'shipmentId',
      'innominate',
      'productType',
      'productBrand',
      'countryCode',
    ],
  },
);

export type Card = RecordOf<typeof cards>;

/** Cards with the related data that readers need. */
export const cardRows = cards.view('card_rows', {
  affinityGroupName: text(),
  /** Times its PIN was guessed wrong in a row. */
  pinFailures: integer(),
});

export type CardRow = RecordOf<typeof cardRows>;
export type CardFilters = FiltersOf<typeof cardRows>;

/** The secrets of a card, sealed, and the number of wrong guesses. It leaves `store/` unsealed only by `openCard`. */
export const cardSecrets = table('card_secrets', {
  cardId: text(),
  panHash: text(),
  panSealed: sealed('cards.pan'),
  cvvSealed: sealed('cards.cvv'),
  /** Null until the card gets a PIN. */
  pinSealed: optional(sealed('cards.pin')),
  pinFailures: integer(),
  cvvFailures: integer(),
  cvvFailedAt: optional(moment()),
  /** The messages whose wrong PIN was counted, the latest last; null for none. */
  pinCounted: optional(json<readonly string[]>()),
  /** The same for security codes. */
  cvvCounted: optional(json<readonly string[]>()),
  /** Null in rows of an earlier version. */
  clientId: optional(text()),
});

export type CardSecrets = RecordOf<typeof cardSecrets>;

/** Cards and the accounts they spend from. */
export const cardAssociations = table(
  'card_associations',
  {
    id: text(),
    clientId: text(),
    cardId: text(),
    accountId: text(),
    currency: text(),
    /** False once the account was deleted. */
    associated: boolean(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  { filterable: ['cardId', 'accountId'] },
);

export type Association = RecordOf<typeof cardAssociations>;
