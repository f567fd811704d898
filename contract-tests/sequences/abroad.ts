import type { CardTransaction, Currency, Model } from './model';
import { type CardPayload, Disagreement, type ReceivedMessages, same } from './session';

/**
 * Cards that are used in other currencies, with taxes, fees and discounts: what the parts cost, and what they sum to.
 */

/** The charges of the client. */
export const CHARGES = [
  { name: 'IVA', type: 'TAX', percentage: '21', origin: 'DOMESTIC' },
  { name: 'IVA', type: 'TAX', percentage: '21', origin: 'INTERNATIONAL' },
  { name: 'FOREIGN_PURCHASE', type: 'FEE', percentage: '3.25', origin: 'INTERNATIONAL' },
  { name: 'LOYALTY', type: 'DISCOUNT', percentage: '5.5', origin: 'DOMESTIC' },
] as const;

/** Pesos that the user pays for one unit of a merchant's currency. */
const PESOS: Readonly<Record<Currency, number>> = {
  ARS: 1 * (1 + 0.21 - 0.055),
  USD: 1_450 * (1 + 0.21 + 0.0325),
  BRL: (1_450 / 5.4) * (1 + 0.21 + 0.0325),
  COP: (1_450 / 4_100) * (1 + 0.21 + 0.0325),
};

/**
 * The amount, and each of its charges, is rounded by itself: at each of the two prices of which a part is the
 * difference.
 */
const ROUNDED = 4;

type Calls = ReceivedMessages['calls'];

/** The amount that a call is about, in minor units of the card's currency. */
export const localOf = ({ amount }: CardPayload): number => Math.round(amount.local.total * 100);

const isCredit = ({ url }: Calls[number]): boolean => url.endsWith('/adjustments/credit');

/** The calls by which money of a transaction moves in the books of the client. */
function movesOf({ id }: CardTransaction, { cardTransactions }: Model, calls: Calls): Calls {
  const known = new Set(cardTransactions.map((transaction) => transaction.id));
  return calls.filter(({ decision, payload: { transaction } }) => {
    const follows = transaction.original_transaction_id === id && !known.has(transaction.id);
    return (decision ?? 'APPROVED') === 'APPROVED' && (transaction.id === id || follows);
  });
}

/** The amount that the user paid in the end, or got for a refund, in minor units of the card's currency. */
function bookedFor(transaction: CardTransaction, model: Model, calls: Calls): number {
  if (transaction.state === 'REJECTED') return 0;
  const way = transaction.type === 'REFUND' ? -1 : 1;
  const moves = movesOf(transaction, model, calls);
  return moves.reduce((sum, call) => sum + way * (isCredit(call) ? -1 : 1) * localOf(call.payload), 0);
}

/** The price of a transaction by its own call. */
function priceBy({ id }: CardTransaction, calls: Calls): number | null {
  const call = calls.find(({ payload }) => payload.transaction.id === id);
  return call === undefined ? null : localOf(call.payload);
}

/** The prices of transactions as far as they are known, in minor units of the card's currency. */
interface Known {
  /** The amount that the user paid in the end, or got for a refund. */
  booked(transaction: CardTransaction): number;
  /** The price of the whole transaction; null if it was never reported. */
  price(transaction: CardTransaction): number | null;
}

/** The prices that the calls to the client say. */
export const knownByCalls = (model: Model, calls: Calls): Known => ({
  booked: (transaction) => bookedFor(transaction, model, calls),
  price: (transaction) => priceBy(transaction, calls),
});

/** The prices that the service has named for the transactions of accounts. */
export const knownByAnswers = (model: Model): Known => ({
  booked: ({ booked }) => booked,
  price: (transaction) => model.priceOf(transaction),
});

/**
 * Compares what was booked with the model: everything has the price that was reported, nothing costs nothing, and a
 * part costs its part.
 * @throws Disagreement
 */
export function assertPrices(model: Model, known: Known): void {
  for (const transaction of model.cardTransactions) {
    const { amount, charged, currency, id } = transaction;
    const booked = known.booked(transaction);
    if (charged === 0) same(`the price of nothing of ${id}`, booked, 0);
    if (charged === amount) same(`the price of ${id}`, booked, known.price(transaction));
    if (Math.abs(booked - charged * PESOS[currency]) > ROUNDED)
      throw new Disagreement(
        `the price of ${charged} ${currency} of ${id}: ${charged * PESOS[currency]} expected, ${booked} came`,
      );
    assertRefunds(transaction, model, known);
  }
}

/** A purchase that was refunded in full has cost nothing, to the cent. */
function assertRefunds(purchase: CardTransaction, model: Model, known: Known): void {
  const refunds = model.cardTransactions.filter(({ original }) => original === purchase);
  if (purchase.charged === 0 || purchase.charged !== purchase.refunded) return;
  const returned = refunds.reduce((sum, refund) => sum + known.booked(refund), 0);
  same(`what came back of ${purchase.id}`, returned, known.booked(purchase));
}
