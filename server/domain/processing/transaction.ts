import { lifecycles } from '../../../generated/lifecycles';
import type { components } from '../../../generated/types/sandbox';
import type { CardNetwork, CardUse, ProductType } from '../cards/affinity-group';
import type { EntryType } from '../ledger/movement';
import type { Machine } from '../lifecycle';
import type { Amounts } from './amounts';

type Schemas = components['schemas'];

export type CardTransactionType = Schemas['CardTransactionType'];
export type CardTransactionState = Schemas['CardTransactionState'];
export type StatusDetail = Schemas['CardTransactionStatusDetail'];
export type FunctionCode = Schemas['FunctionCode'];
export type DecidedBy = 'PROCESSOR' | 'LEDGER' | 'CLIENT' | 'NETWORK';

export const cardTransactionMachine = lifecycles['card-transaction'] as Machine;

export interface Merchant {
  id: string;
  /** ISO 18245. */
  mcc: string;
  name: string;
  address: string | null;
}

export interface Installments {
  quantity: number;
  creditType: Schemas['InstallmentsCreditType'];
  /** In months. */
  gracePeriod: number;
}

/** What a message of the network says, whatever became of it. */
export interface Usage {
  type: CardTransactionType;
  /** ISO 3166-1 alpha-3, of the merchant. */
  countryCode: string;
  merchant: Merchant;
  pointType: Schemas['PointType'];
  entryMode: Schemas['EntryMode'];
  /** Where the card was used; it has no zone. */
  localDateTime: string;
  installments: Installments | null;
}

/** What is kept of the card that was used, as it was then. */
export interface UsedCard {
  cardId: string | null;
  userId: string | null;
  affinityGroupId: string | null;
  productType: ProductType;
  provider: CardNetwork;
  bin: string;
  lastFour: string;
}

/**
 * A message of the card network and what became of it. Amounts are minor units, times milliseconds since the epoch.
 * What follows a transaction (a reversal, a refund, an adjustment) is one of its own and names it as the original.
 */
export interface CardTransaction extends Usage, UsedCard, Amounts {
  id: string;
  clientId: string;
  state: CardTransactionState;
  /** Null while PENDING. */
  statusDetail: StatusDetail | null;
  /** Null while PENDING. */
  decidedBy: DecidedBy | null;
  /** How the network names its message: two with one name are the same message. */
  networkReference: string;
  /** Whether it is the repetition of a message. */
  duplicate: boolean;
  /** The account whose ledger decides; null where the client's endpoint does. */
  accountId: string | null;
  origin: 'DOMESTIC' | 'INTERNATIONAL';
  /** Which permission and limits of the affinity group it falls under; null for what is no use of the card. */
  cardUse: CardUse | null;
  originalId: string | null;
  /** Whether the network decided by itself. */
  forced: boolean;
  /** What is charged at present in the merchant's currency, refunds left aside. */
  chargedAmount: bigint;
  /** What that comes to in the card's currency, charges included. */
  charged: bigint;
  /** What is presented at present, in the merchant's currency. */
  presented: bigint;
  /** What is refunded of the amount, held refunds included, in the merchant's currency. */
  refunded: bigint;
  /** By the machine's clock: a decision that was not made until then was abandoned. Null unless PENDING. */
  pendingUntil: number | null;
  createdAt: number;
  updatedAt: number;
}

/** What the network presented of a transaction. Amounts are minor units. */
export interface Presentment {
  id: string;
  clientId: string;
  transactionId: string;
  functionCode: FunctionCode;
  /** Takes an earlier presentment back. */
  reverse: boolean;
  reasonCode: string | null;
  /** In the merchant's currency. */
  amount: bigint;
  currency: string;
  /** The amount before charges in the card's currency. */
  baseAmount: bigint;
  /** The same in US dollars. */
  usdAmount: bigint;
  /** Which installment is presented; null without installments. */
  currentInstallment: number | null;
  presentedAt: number;
}

const TAKES: ReadonlySet<CardTransactionType> = new Set([
  'PURCHASE',
  'WITHDRAWAL',
  'EXTRACASH',
  'REVERSAL_REFUND',
  'REVERSAL_PAYMENT',
]);

/** Whether a type takes from the user's balance or adds to it. */
export function entryTypeOf(type: CardTransactionType): EntryType {
  return TAKES.has(type) ? 'DEBIT' : 'CREDIT';
}

export function isReversal(type: CardTransactionType): boolean {
  return type.startsWith('REVERSAL_');
}

/** The type that takes a type back. A reversal is not taken back. */
export function reversalOf(type: CardTransactionType): CardTransactionType {
  if (isReversal(type)) throw new Error(`nothing takes a ${type} back`);
  return `REVERSAL_${type}` as CardTransactionType;
}

/** The type that a reversal takes back; null for what is no reversal. */
export function reversedType(type: CardTransactionType): CardTransactionType | null {
  return isReversal(type) ? (type.slice('REVERSAL_'.length) as CardTransactionType) : null;
}

/** What the use of a card counts as for its affinity group. Cards are used without plastic over the web and by telephone. */
export function cardUseOf({ type, pointType }: Pick<Usage, 'type' | 'pointType'>): CardUse | null {
  if (type === 'WITHDRAWAL') return 'withdrawal';
  if (type === 'EXTRACASH') return 'extracash';
  if (type !== 'PURCHASE') return null;
  return pointType === 'ECOMMERCE' || pointType === 'MOTO' ? 'ecommerce' : 'purchases';
}

/** How the settlement file speaks of a state: STATUS and SOURCE. Null while it is PENDING. */
export function settlementOf(state: CardTransactionState) {
  const { settlement } = cardTransactionMachine.states[state] as {
    settlement?: { status: 'APPROVED' | 'REJECTED' | 'HELD'; source: 'ONLINE' | 'CLEARING' | 'PURGE' };
  };
  return settlement ?? null;
}
