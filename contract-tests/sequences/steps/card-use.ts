import fc from 'fast-check';
import { book, fresh, leftOf, movementOf } from '../card-ledger';
import { expectEvent, post, postForced } from '../ledger';
import { exceedsLimits } from '../limits';
import {
  type Account,
  type Card,
  type CardTransaction,
  CURRENCIES,
  type Currency,
  type EntryType,
  type Model,
  USES,
  type Use,
  written,
} from '../model';
import { DECISIONS, type Decision } from '../service';

/** Common parts of the steps of a card network. */

const COUNTRIES = { ARS: 'ARG', USD: 'USA', BRL: 'BRA', COP: 'COL' } as const;

/** The use of a card in a shop. */
export const atShop = (currency: Currency) => ({
  ...{ type: 'PURCHASE', currency, country_code: COUNTRIES[currency], point_type: 'POS', entry_mode: 'CHIP' },
  merchant: { mcc: '5411', name: 'Almacén Palermo' },
});

/** The way of a use, and the part of an amount that is paid out in cash. */
export const usage = (use: Use, amount: number) => ({
  ...(use === 'WITHDRAWAL' && { point_type: 'ATM' }),
  ...{ type: use, ...(use === 'EXTRACASH' && { cash_amount: written(Math.floor(amount / 2)) }) },
});

/** Mostly purchases: what becomes of the others differs only by name. */
export const use = (): fc.Arbitrary<Use> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant<Use>('PURCHASE') }, fc.constantFrom(...USES));

export const currency = (): fc.Arbitrary<Currency> => fc.constantFrom(...CURRENCIES);

/** Why a card that is not ACTIVE is refused, as the states of the card's lifecycle say. */
const REFUSALS: Readonly<Record<Card['status'], string | null>> = {
  ...{ CREATED: 'CARD_NOT_ACTIVE', EMBOSSED: 'CARD_NOT_ACTIVE', ACTIVE: null, BLOCKED: 'CARD_BLOCKED' },
  ...{ DISABLED: 'CARD_DISABLED', EXPIRED: 'EXPIRED_CARD', LOST: 'LOST_CARD', STOLEN: 'STOLEN_CARD' },
};

export const refusedCard = ({ status, user }: Card): string | null =>
  REFUSALS[status] ?? (user?.blocked ? 'RESTRICTED_USER' : null);

/** The reason why a use of a card is refused before its account or client is asked; null if there is none. */
export const refusedUse = (model: Model, card: Card, use: Use, amount: number): string | null =>
  refusedCard(card) ?? (exceedsLimits(model, card, use, amount) ? 'INVALID_AMOUNT' : null);

/** The network has fewer words than the ledger. */
function detailOf(reason: string | null): string {
  if (reason === null) return 'APPROVED';
  if (reason === 'INSUFFICIENT_FUNDS') return reason;
  return reason.includes('LIMIT') ? 'INVALID_AMOUNT' : 'OTHER';
}

/** Cards that a user has. */
export const usable = ({ cards }: Model): Card[] => cards.filter(({ user }) => user !== null);

/** The books that a use of a card belongs to: those of its account, or the client's own. */
export const booksOf = ({ own }: Model, { account }: Card): Account => account ?? own;

export const decision = (): fc.Arbitrary<Decision> =>
  fc.oneof({ weight: 1, arbitrary: fc.constant<Decision>('APPROVED') }, fc.constantFrom(...DECISIONS));

/** The client is notified of a rejection only by its account: it is not asked about a use that is rejected before. */
export function expectRejection(model: Model, account: Account, about: { entry: EntryType; amount: number }): void {
  if (account !== model.own) expectEvent(model, account, { kind: 'ACTIVITY_CREATED', ...about, result: 'REJECTED' });
}

const DETAILS = {
  APPROVED: 'APPROVED',
  REJECTED: 'INSUFFICIENT_FUNDS',
  UNAVAILABLE: 'CLIENT_UNAVAILABLE',
  UNSIGNED: 'CLIENT_SIGNATURE_ERROR',
} as const;

/**
 * The account decides a purchase, or the client. One that was asked and gave no decision may have approved, so it is
 * notified that the purchase is void, unless the service approves instead of it.
 * @param standIn the highest amount for which the service does; null if it never decides instead of a client
 * @returns the status detail
 */
export function decide(
  model: Model,
  transaction: CardTransaction,
  decided: Decision,
  standIn: number | null = null,
): string {
  const { id, account } = transaction;
  const amount = model.priceOf(transaction);
  const order = { id, account, amount, type: movementOf(transaction), process: 'ORIGINAL', entry: 'DEBIT' } as const;
  if (account !== model.own || decided === 'APPROVED') {
    const reason = post(model, order);
    if (reason === null) book(transaction, amount);
    return detailOf(reason);
  }
  expectEvent(model, account, { kind: 'ACTIVITY_CREATED', entry: 'DEBIT', amount, result: decided });
  transaction.stoodIn = decided === 'UNAVAILABLE' && standIn !== null;
  if (standIn !== null && transaction.stoodIn && amount <= standIn) {
    postAdvice(model, transaction);
    return 'APPROVED';
  }
  if (decided === 'UNAVAILABLE' || decided === 'UNSIGNED')
    expectEvent(model, account, { kind: 'ACTIVITY_CREATED', entry: 'CREDIT', amount, result: 'APPROVED' });
  return DETAILS[decided];
}

export function added(
  model: Model,
  card: Card,
  made: Pick<CardTransaction, 'id' | 'use' | 'state' | 'amount' | 'currency' | 'forced'>,
): CardTransaction {
  return fresh(model, { ...made, card, account: booksOf(model, card), type: 'PURCHASE', original: null });
}

/** The network has decided a purchase by itself. */
export function postAdvice(model: Model, transaction: CardTransaction): void {
  const { id, account } = transaction;
  const order = {
    id,
    account,
    type: movementOf(transaction),
    amount: book(transaction, model.priceOf(transaction)),
  } as const;
  postForced(model, { ...order, process: 'ORIGINAL', entry: 'DEBIT' }, null);
}

export const purchases = ({ cardTransactions }: Model): CardTransaction[] =>
  cardTransactions.filter(({ type }) => type === 'PURCHASE');

/** The status detail of an advice of a refund or a reversal, by the decision on forced transactions. */
export function detailOfAdvice(original: CardTransaction, total: number): string {
  if (original.state === 'REJECTED') return 'ORIGINAL_NOT_FOUND';
  const left = leftOf(original);
  if (left <= 0) return 'INVALID_TRANSACTION';
  // A held refund is reversed as a whole.
  return total > left || (original.state === 'HELD' && total < left) ? 'INVALID_AMOUNT' : 'APPROVED';
}

/** The amount of an advice about an original: the remaining one, if none is drawn and anything remains. */
export function amountOf(original: CardTransaction, drawn: number | null): number {
  const left = leftOf(original);
  return drawn ?? (left > 0 ? left : original.amount);
}
