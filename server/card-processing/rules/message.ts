import { binOf, type CardNetwork, cardCurrency, type ProductType } from '../../cards/rules/affinity-group';
import { CARD_COUNTRIES } from '../../cards/rules/default-groups';
import { type DomainError, refuseField } from '../../kernel/errors';
import { parseAmount } from '../../kernel/money';
import type { Amounts, Charge } from './amounts';
import { type CardTransaction, cardUseOf, type StatusDetail, type Usage, type UsedCard } from './transaction';

/** The card that a message is about: by its id, or by what the terminal read. The number is never kept. */
type CardReference = { id: string } | { pan: string };

/**
 * A message of the card network. What is sensitive in it is for the decision alone: it is never kept and never logged.
 */
export interface NetworkMessage extends Usage {
  /** The network's reference of the message. */
  reference: string;
  card: CardReference;
  /** Minor units of the merchant's currency. */
  amount: bigint;
  /** The part of the amount that is handed out in cash. */
  cash: bigint;
  currency: string;
  /** Local units for one of the merchant's, as decimal text; null is the rate of the day. */
  exchangeRate: string | null;
  pin: string | null;
  cvv: string | null;
  /** MM/YY. */
  expirationDate: string | null;
  /** The transaction that a reversal or refund takes back. */
  originalId: string | null;
  /** True when the network has decided by itself. */
  forced: boolean;
  /**
   * The reason to reject it that was found before the decision, such as a cryptogram that does not verify or a missing
   * field; null if there is none.
   */
  finding: StatusDetail | null;
}

/** A tax, fee or discount that is agreed with a client. */
interface ChargeRule extends Charge {
  origin: CardTransaction['origin'];
  /** Of the card; every country when absent. */
  country?: string;
}

/**
 * The charges on a transaction.
 * @param country the card's
 */
export function chargesOn(rules: readonly ChargeRule[], origin: CardTransaction['origin'], country: string): Charge[] {
  return rules
    .filter((rule) => rule.origin === origin && (rule.country === undefined || rule.country === country))
    .map(({ name, type, percentage }) => ({ name, type, percentage }));
}

/** The currency that the network settles a card in. Source: interface specification, settlement files. */
export function settlementCurrency(rule: 'newer' | 'older', localCurrency: string): string {
  return rule === 'older' || localCurrency === cardCurrency('ARG') ? 'USD' : localCurrency;
}

/**
 * Asserts that a purchase with installments is one on a credit card.
 * @throws DomainError INSTALLMENTS_NOT_ALLOWED
 */
export function assertInstallments(message: Pick<NetworkMessage, 'installments' | 'type'>, product: ProductType): void {
  if (message.installments === null) return;
  const detail =
    message.type === 'PURCHASE'
      ? product === 'CREDIT'
        ? null
        : `the card is ${product}`
      : `this is a ${message.type}`;
  if (detail !== null) throw refuseField('INSTALLMENTS_NOT_ALLOWED', '/installments', 'installments', detail);
}

/** Currencies without decimals. Source: ISO 4217. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG'],
  ...['RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
]);

/**
 * Reads an amount of a card message as minor units. A currency with three decimals has a third one that is zero: card
 * networks settle it to two.
 * @returns null for another form
 */
export function parseMessageAmount(text: string): bigint | null {
  return parseAmount(text.replace(/(\.[0-9]{2})0$/, '$1'));
}

/**
 * Reads such an amount of a request.
 * @throws DomainError INVALID_AMOUNT
 */
export function readMessageAmount(text: string, pointer: string): bigint {
  const amount = parseMessageAmount(text);
  if (amount === null) throw refuseField('INVALID_AMOUNT', pointer, 'amount', 'this is not an amount');
  return amount;
}

/** Decides whether an amount has decimals that its currency has not. @param amount minor units */
export function hasStrangeDecimals(currency: string, amount: bigint): boolean {
  return WHOLE.has(currency) && amount % 100n !== 0n;
}

/** Says of a currency that it has no decimals. */
export const noDecimals = (currency: string): string => `${currency} has no decimals`;

/**
 * Asserts that the amounts of a message make sense in its currency.
 * @throws DomainError INVALID_AMOUNT
 */
export function assertAmounts({
  amount,
  cash,
  currency,
  type,
}: Pick<NetworkMessage, 'amount' | 'cash' | 'currency' | 'type'>) {
  if (hasStrangeDecimals(currency, amount) || hasStrangeDecimals(currency, cash)) {
    throw refuseField('INVALID_AMOUNT', '/amount', 'decimals', noDecimals(currency));
  }
  if (cash > 0n && type !== 'EXTRACASH') {
    throw refuseField('INVALID_AMOUNT', '/cash_amount', 'unexpected', `a ${type} has no separate cash amount`);
  }
  if (cash > amount) {
    throw refuseField('INVALID_AMOUNT', '/cash_amount', 'maximum', 'the cash must be a part of the amount');
  }
}

const NETWORKS: readonly CardNetwork[] = ['CARD_NETWORK_1', 'CARD_NETWORK_2'];
const PRODUCTS: readonly ProductType[] = ['PREPAID', 'CREDIT', 'DEBIT'];

/** Describes a number that no card has: its range may still be one of a product. */
export function cardOfUnknownNumber(pan: string): UsedCard & { country: string | null } {
  const bin = pan.slice(0, 8);
  const nobody = { cardId: null, userId: null, affinityGroupId: null, cardType: null, bin, lastFour: pan.slice(-4) };
  for (const provider of NETWORKS) {
    for (const productType of PRODUCTS) {
      for (const country of CARD_COUNTRIES) {
        if (binOf({ provider, productType, country }) === bin) return { ...nobody, provider, productType, country };
      }
    }
  }
  return { ...nobody, provider: 'CARD_NETWORK_1', productType: 'PREPAID', country: null };
}

/** The currency that a message about nobody's card is counted in. */
export function localCurrencyOf(country: string | null, clientCountry: string): string {
  return cardCurrency(country ?? (CARD_COUNTRIES.includes(clientCountry) ? clientCountry : 'ARG'));
}

/** A transaction as it is before anybody has decided it. */
export function newTransaction(
  message: Omit<NetworkMessage, 'card' | 'pin' | 'cvv' | 'expirationDate' | 'amount' | 'cash' | 'currency'>,
  card: UsedCard & Pick<CardTransaction, 'accountId' | 'origin'>,
  amounts: Amounts,
  own: { id: string; clientId: string; now: number },
): CardTransaction {
  // Field by field: each spread would cost more here than the rest of the draft.
  return {
    type: message.type,
    countryCode: message.countryCode,
    merchant: message.merchant,
    pointType: message.pointType,
    entryMode: message.entryMode,
    localDateTime: message.localDateTime,
    installments: message.installments,
    cardId: card.cardId,
    userId: card.userId,
    affinityGroupId: card.affinityGroupId,
    cardType: card.cardType,
    productType: card.productType,
    provider: card.provider,
    bin: card.bin,
    lastFour: card.lastFour,
    pricing: amounts.pricing,
    transactionAmount: amounts.transactionAmount,
    localAmount: amounts.localAmount,
    baseAmount: amounts.baseAmount,
    usdAmount: amounts.usdAmount,
    details: amounts.details,
    id: own.id,
    clientId: own.clientId,
    state: 'PENDING',
    statusDetail: null,
    decidedBy: null,
    networkReference: message.reference,
    duplicate: false,
    accountId: card.accountId,
    origin: card.origin,
    cardUse: cardUseOf(message),
    originalId: message.originalId,
    forced: message.forced,
    chargedAmount: 0n,
    charged: 0n,
    presented: 0n,
    refunded: 0n,
    pendingUntil: null,
    createdAt: own.now,
    updatedAt: own.now,
  };
}

/** Picks the fields of a message that say how the card was used. */
export function usageOf(usage: Usage): Usage {
  const { type, countryCode, merchant, pointType, entryMode, localDateTime, installments } = usage;
  return { type, countryCode, merchant, pointType, entryMode, localDateTime, installments };
}

/** Picks the fields of a card that a transaction keeps. */
export function usedCardOf(card: UsedCard): UsedCard {
  const { cardId, userId, affinityGroupId, cardType, productType, provider, bin, lastFour } = card;
  return { cardId, userId, affinityGroupId, cardType, productType, provider, bin, lastFour };
}

/** The refusal of a currency that no rate is known for. */
export function unknownCurrency(currency: string): DomainError {
  return refuseField('INVALID_CURRENCY', '/currency', 'unknown', `no exchange rate is known for ${currency}`);
}

/**
 * Decides whether reversals that arrived before a message take back all of it. As after its arrival, a reversal without
 * an amount takes back the remaining amount, and one of more than that has no effect.
 *
 * @param amount the amount of the message, in minor units of the merchant's currency
 * @param early the reversals in order of arrival
 */
export function isTakenBack(amount: bigint, early: readonly { amount: bigint | null }[]): boolean {
  let left = amount;
  for (const { amount: part } of early) {
    if (part === null) return true;
    if (part <= left) left -= part;
  }
  return early.length > 0 && left === 0n && amount > 0n;
}
