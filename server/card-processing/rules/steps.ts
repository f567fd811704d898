import { DomainError, refuseField } from '../../kernel/errors';
import { transitionFor } from '../../kernel/lifecycle';
import { formatAmount } from '../../kernel/money';
import { type Amounts, amountsOf, atLeast, atMost, difference, isWritable, price, withLocal } from './amounts';
import { putForward } from './local-time';
import { hasStrangeDecimals, noDecimals, usageOf, usedCardOf } from './message';
import {
  type CardTransaction,
  type CardTransactionState,
  type CardTransactionType,
  cardTransactionMachine,
  type FunctionCode,
  isReversal,
  type Presentment,
  reversalOf,
} from './transaction';

/** The result of a step of the network. */
export interface Step {
  /** The transaction after the step. */
  original: CardTransaction;
  /** The transaction that the step adds: a reversal, a refund, an adjustment; null if no amount has to be moved. */
  follower: CardTransaction | null;
  presentment: Presentment | null;
}

/** The moment of a step, fresh ids for the records that it adds, and the refunds of its transaction. */
export interface StepContext {
  now: number;
  newId(): string;
  /** The amount that the refunds have at present, those that are held included: minor units of the card's currency. */
  refundedLocal: bigint;
}

type NetworkStep = 'card-reversal' | 'card-presentment' | 'card-presentation-overdue' | 'day-settled';

function illegal(detail: string, location: 'body' | 'path' = 'path', pointer = 'transaction_id'): DomainError {
  return new DomainError('ILLEGAL_STEP', [{ code: 'order', detail, location, pointer }]);
}

function moved(transaction: CardTransaction, cause: NetworkStep, to: CardTransactionState): CardTransactionState {
  transitionFor(cardTransactionMachine, { cause, from: transaction.state, to });
  return to;
}

/** A transaction that the network can still act upon: not one that only followed another. */
function assertActable(transaction: CardTransaction): void {
  if (isReversal(transaction.type)) throw illegal(`a ${transaction.type} is a reversal and is final`);
  if (transaction.originalId !== null && transaction.type !== 'REFUND') {
    throw illegal(`this ${transaction.type} adjusts ${transaction.originalId}: use that transaction`);
  }
}

/**
 * The local time at the place of the original: with the same offset from the service's time as then, corrected for
 * clock changes since.
 */
function localDateTime({ localDateTime: local, countryCode, createdAt }: CardTransaction, now: number): string {
  const later = now - createdAt + putForward(countryCode, createdAt, now);
  return new Date(Date.parse(`${local}Z`) + later).toISOString().slice(0, 19);
}

/** A transaction that follows another one because the network says so. */
export function follower(
  original: CardTransaction,
  made: { type: CardTransactionType; state: CardTransactionState; amounts: Amounts },
  { now, newId }: Pick<StepContext, 'now' | 'newId'>,
): CardTransaction {
  const id = newId();
  const { type, state, amounts } = made;
  return {
    ...usageOf(original),
    ...usedCardOf(original),
    ...amountsOf(amounts),
    id,
    clientId: original.clientId,
    type,
    state,
    statusDetail: 'APPROVED',
    decidedBy: 'NETWORK',
    networkReference: id,
    duplicate: false,
    accountId: original.accountId,
    origin: original.origin,
    cardUse: null,
    originalId: original.id,
    forced: false,
    chargedAmount: 0n,
    charged: 0n,
    presented: 0n,
    refunded: 0n,
    installments: null,
    localDateTime: localDateTime(original, now),
    pendingUntil: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Prices a part of a transaction. The full amount has the price of the transaction itself: if the transaction is a part
 * of another one, its price was rounded as a part and differs from the price of its amount. Less than that never costs
 * more, and more never less.
 */
function pricePart(transaction: CardTransaction, amount: bigint): Amounts {
  if (amount === transaction.transactionAmount) return amountsOf(transaction);
  const priced = price(transaction.pricing, amount);
  return amount < transaction.transactionAmount ? atMost(priced, transaction) : atLeast(priced, transaction);
}

/** Returns the amount of a transaction that can still be taken back, in the merchant's currency. */
export function leftOf(transaction: CardTransaction): bigint {
  return transaction.state === 'HELD'
    ? transaction.transactionAmount
    : transaction.chargedAmount - transaction.refunded;
}

/**
 * Returns the amount that a refund takes of its purchase, in the merchant's currency. One that is held is not charged
 * yet.
 */
export function takenByRefund({ state, transactionAmount, chargedAmount }: CardTransaction): bigint {
  return state === 'HELD' ? transactionAmount : chargedAmount;
}

/**
 * Prices a part that is taken back of a transaction. All that is left costs what the user has paid and not got back:
 * prices of parts are rounded, and parts that come back in another order than they went leave a cent.
 * @param refundedLocal as in `StepContext`
 */
export function partOf(transaction: CardTransaction, amount: bigint, refundedLocal: bigint): Amounts {
  const left = leftOf(transaction);
  const amounts = difference(pricePart(transaction, left), pricePart(transaction, left - amount));
  if (transaction.state === 'HELD') return amounts;
  const rest = transaction.charged > refundedLocal ? transaction.charged - refundedLocal : 0n;
  return withLocal(amounts, amount === left || amounts.localAmount > rest ? rest : amounts.localAmount);
}

/**
 * The requested part, or the remaining amount. The remaining amount is negative if a presentment was reversed after a
 * refund.
 * @throws DomainError INVALID_REQUEST, AMOUNT_EXCEEDS_ORIGINAL
 */
function wanted({ pricing }: CardTransaction, amount: bigint | null, left: bigint): bigint {
  assertDecimals(pricing, amount);
  if (amount === 0n) throw refuseField('INVALID_REQUEST', '/amount', 'minimum', 'the amount must be more than zero');
  const part = amount ?? left;
  if (part >= 0n && part <= left) return part;
  throw exceeded(left > 0n ? `the remaining amount of the original is ${formatAmount(left)}` : NOTHING_LEFT);
}

/** @throws DomainError INVALID_REQUEST */
function assertDecimals({ transactionCurrency: currency }: CardTransaction['pricing'], amount: bigint | null): void {
  if (amount === null || !hasStrangeDecimals(currency, amount)) return;
  throw refuseField('INVALID_REQUEST', '/amount', 'decimals', noDecimals(currency));
}

const NOTHING_LEFT = 'the original has no remaining amount';
const exceeded = (detail: string) => refuseField('AMOUNT_EXCEEDS_ORIGINAL', '/amount', 'maximum', detail);

/**
 * The network takes a transaction back, in whole or in part, before it is presented.
 * @param amount minor units of the merchant's currency; null is all that is left
 * @throws DomainError ILLEGAL_STEP, AMOUNT_EXCEEDS_ORIGINAL, INVALID_REQUEST
 */
export function reversed(before: CardTransaction, amount: bigint | null, own: StepContext): Step {
  assertActable(before);
  moved(before, 'card-reversal', 'REVERSED');
  const left = leftOf(before);
  const part = wanted(before, amount, left);
  const to = moved(before, 'card-reversal', part === left ? 'REVERSED' : 'AUTHORIZED');
  const amounts = partOf(before, part, own.refundedLocal);
  return {
    original: { ...afterReversal(before, amounts), state: to, updatedAt: own.now },
    follower: follower(before, { type: reversalOf(before.type), state: 'AUTHORIZED', amounts }, own),
    presentment: null,
  };
}

/** A transaction of which a part was taken back. A held transaction was not charged. */
export function afterReversal(
  before: CardTransaction,
  { transactionAmount, localAmount }: Pick<Amounts, 'transactionAmount' | 'localAmount'>,
): CardTransaction {
  const { state, chargedAmount, charged } = before;
  if (state === 'HELD') return before;
  return { ...before, chargedAmount: chargedAmount - transactionAmount, charged: charged - localAmount };
}

/** The content of a presentation apart from its amount. */
export interface Clearing {
  /**
   * Minor units of the merchant's currency; null is what was authorized less what was reversed since, or all that is
   * presented.
   */
  amount: bigint | null;
  functionCode: FunctionCode;
  reverse: boolean;
  reasonCode: string | null;
  /** Which of the installments is presented; null is the first, where there are any. */
  currentInstallment: number | null;
}

/** The past of a transaction that is presented. */
interface Past {
  /** How often it was presented. */
  presentments: number;
  /** The amount that the network took back: minor units of the merchant's currency. */
  takenBack: bigint;
}

/**
 * The network presents a transaction, or takes a presentment back. What that differs from what was charged so far
 * becomes an adjustment.
 * @throws DomainError ILLEGAL_STEP, INVALID_REQUEST
 */
export function cleared(before: CardTransaction, clearing: Clearing, past: Past, own: StepContext): Step {
  assertActable(before);
  const state = moved(before, 'card-presentment', 'CLEARED');
  if (clearing.functionCode !== 'FIRST_PRESENTMENT' && past.presentments === 0) {
    throw illegal('a second presentment requires a first one', 'body', '/function_code');
  }
  assertInstallment(before, clearing.currentInstallment);
  assertDecimals(before.pricing, clearing.amount);
  const amount = clearing.amount ?? (clearing.reverse ? before.presented : unreversed(before, past));
  if (clearing.reverse && (before.presented === 0n || amount > before.presented)) {
    throw illegal(`${formatAmount(before.presented)} are presented and can be reversed`, 'body', '/amount');
  }
  const presented = clearing.reverse ? before.presented - amount : before.presented + amount;
  if (!isWritable(pricePart(before, presented))) {
    throw refuseField(
      'INVALID_REQUEST',
      '/amount',
      'maximum',
      'the presented total of the transaction would be too large',
    );
  }
  const chargedAmount = chargedBy(before, { reverse: clearing.reverse, amount }, past);
  const charged = costOf(before, chargedAmount, own);
  const original = { ...before, chargedAmount, charged, state, presented, updatedAt: own.now };
  return {
    original,
    follower: adjustment(before, original, own),
    presentment: presentmentOf(before, { ...clearing, amount }, own),
  };
}

/** Returns the authorized amount less reversals. More than that was reversed if more was presented, such as a tip. */
function unreversed({ transactionAmount }: CardTransaction, { takenBack }: Past): bigint {
  return takenBack < transactionAmount ? transactionAmount - takenBack : 0n;
}

/**
 * Returns the charged amount after a presentment, in the merchant's currency: the first presentment sets it, later ones
 * add to it. An amount that was reversed after a presentment stays reversed, and reversing the presentment itself does
 * not return it twice.
 */
function chargedBy(
  { chargedAmount, presented }: CardTransaction,
  { reverse, amount }: { reverse: boolean; amount: bigint },
  { presentments }: Past,
): bigint {
  if (presentments === 0) return presented + amount;
  if (!reverse) return chargedAmount + amount;
  const left = presented - amount;
  return chargedAmount < left ? chargedAmount : left;
}

function assertInstallment({ installments }: CardTransaction, current: number | null): void {
  if (current === null || (installments !== null && current <= installments.quantity)) return;
  const detail = installments === null ? 'the transaction has no installments' : `it has ${installments.quantity}`;
  throw illegal(detail, 'body', '/current_installment');
}

/**
 * Returns what a transaction costs once so much of it is charged, in the card's currency. What is refunded in full
 * costs what came back, to the cent.
 */
function costOf(
  before: CardTransaction,
  chargedAmount: bigint,
  { refundedLocal }: Pick<StepContext, 'refundedLocal'>,
): bigint {
  if (chargedAmount === before.chargedAmount) return before.charged;
  const cost = chargedAmount === before.refunded ? refundedLocal : pricePart(before, chargedAmount).localAmount;
  const isRounding = chargedAmount > before.chargedAmount ? cost < before.charged : cost > before.charged;
  return isRounding ? before.charged : cost;
}

/** Returns the adjustment for what a transaction was charged too little or too much; null when it is just right. */
function adjustment(before: CardTransaction, after: CardTransaction, own: StepContext): CardTransaction | null {
  const [from, to] = [pricePart(before, before.chargedAmount), pricePart(before, after.chargedAmount)];
  if (after.charged === before.charged) return null;
  const more = after.charged > before.charged;
  const amounts = more
    ? withLocal(difference(to, from), after.charged - before.charged)
    : withLocal(difference(from, to), before.charged - after.charged);
  return follower(before, { type: more ? before.type : reversalOf(before.type), state: 'CLEARED', amounts }, own);
}

/** The record of what the network presented. */
export function presentmentOf(
  transaction: CardTransaction,
  { amount, functionCode, reverse, reasonCode, currentInstallment }: Clearing & { amount: bigint },
  { now, newId }: Pick<StepContext, 'now' | 'newId'>,
): Presentment {
  const { baseAmount, usdAmount } = pricePart(transaction, amount);
  return {
    id: newId(),
    clientId: transaction.clientId,
    transactionId: transaction.id,
    functionCode,
    reverse,
    reasonCode,
    amount,
    currency: transaction.pricing.transactionCurrency,
    baseAmount,
    usdAmount,
    currentInstallment: transaction.installments === null ? null : (currentInstallment ?? 1),
    presentedAt: now,
  };
}

/**
 * The network did not present a transaction in time: the user has back what was not refunded before. If more was
 * refunded than the transaction cost, nothing moves, and the refund stays as it is.
 * @throws DomainError ILLEGAL_STEP
 */
export function purged(before: CardTransaction, own: StepContext): Step {
  assertActable(before);
  const state = moved(before, 'card-presentation-overdue', 'PURGED');
  const left = leftOf(before);
  if (left <= 0n) return { original: { ...before, state, updatedAt: own.now }, follower: null, presentment: null };
  const amounts = partOf(before, left, own.refundedLocal);
  return {
    original: { ...afterReversal(before, amounts), state, updatedAt: own.now },
    follower: follower(before, { type: reversalOf(before.type), state: 'PURGED', amounts }, own),
    presentment: null,
  };
}

/**
 * A purchase that was reversed in full, or not presented in time, leaves the user charged with nothing but what was
 * refunded: if a refund is taken back, the same amount is given back.
 */
export function givenBack(before: CardTransaction, own: StepContext): Step {
  const left = leftOf(before);
  const isOver = before.state === 'REVERSED' || before.state === 'PURGED';
  if (!isOver || left <= 0n) return { original: before, follower: null, presentment: null };
  const state = before.state === 'PURGED' ? 'PURGED' : 'AUTHORIZED';
  const amounts = partOf(before, left, own.refundedLocal);
  return {
    original: afterReversal(before, amounts),
    follower: follower(before, { type: reversalOf(before.type), state, amounts }, own),
    presentment: null,
  };
}

/**
 * Refunds presented money from the merchant; the refund is held until its settlement.
 * @param amount minor units of the merchant's currency; null is the remaining amount
 * @throws DomainError ILLEGAL_STEP, AMOUNT_EXCEEDS_ORIGINAL, INVALID_REQUEST
 */
export function refunded(before: CardTransaction, amount: bigint | null, own: StepContext): Step {
  assertActable(before);
  if (before.type === 'REFUND' || before.type === 'PAYMENT') throw illegal(`a ${before.type} cannot be refunded`);
  if (before.state !== 'CLEARED')
    throw illegal(`the transaction is ${before.state}; only a CLEARED transaction can be refunded`);
  const left = leftOf(before);
  const part = wanted(before, amount, left);
  if (part === 0n) throw exceeded(NOTHING_LEFT);
  return {
    original: { ...before, refunded: before.refunded + part, updatedAt: own.now },
    follower: follower(
      before,
      { type: 'REFUND', state: 'HELD', amounts: partOf(before, part, own.refundedLocal) },
      own,
    ),
    presentment: null,
  };
}

const AS_PRESENTED_FIRST = {
  functionCode: 'FIRST_PRESENTMENT',
  reverse: false,
  reasonCode: null,
  currentInstallment: null,
} as const satisfies Partial<Clearing>;

/**
 * The settlement of a refund: it is presented, and the user gets the money.
 * @throws DomainError ILLEGAL_STEP
 */
export function released(
  before: CardTransaction,
  own: Pick<StepContext, 'now' | 'newId'>,
): { refund: CardTransaction; presentment: Presentment } {
  const state = moved(before, 'day-settled', 'CLEARED');
  const { transactionAmount: amount, localAmount: charged } = before;
  return {
    refund: { ...before, chargedAmount: amount, charged, presented: amount, state, updatedAt: own.now },
    presentment: presentmentOf(before, { ...AS_PRESENTED_FIRST, amount }, own),
  };
}
