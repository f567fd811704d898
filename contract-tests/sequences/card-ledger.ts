import { postForced } from './ledger';
import type { CardTransaction, EntryType, Model } from './model';

/** Money that the network's reports move on the account of a card. */

/** The id of a following movement that no answer names, so no client can refer to it. */
const UNREPORTED = 'untold';

/** The direction of the money of a transaction, and of what takes it back. */
const WAY = { PURCHASE: 'DEBIT', REFUND: 'CREDIT' } as const;
const BACK = { PURCHASE: 'CREDIT', REFUND: 'DEBIT' } as const;

/** The types of the movements of accounts. */
const MOVEMENTS = { PURCHASE: 'CARD_PURCHASE', WITHDRAWAL: 'CASHOUT_ATM', EXTRACASH: 'EXTRACASH' } as const;

export const movementOf = ({ use }: Pick<CardTransaction, 'use'>): string => MOVEMENTS[use];

/** The type of a transaction at its network. */
export const typeOf = ({ type, use }: Pick<CardTransaction, 'type' | 'use'>): string =>
  type === 'REFUND' ? type : use;

export const wayOf = ({ type }: Pick<CardTransaction, 'type'>): EntryType => WAY[type];
export const backOf = ({ type }: Pick<CardTransaction, 'type'>): EntryType => BACK[type];

/** A transaction as it is when the network has just reported it. */
export function fresh(
  model: Model,
  made: Pick<
    CardTransaction,
    'id' | 'card' | 'account' | 'type' | 'use' | 'state' | 'amount' | 'currency' | 'original' | 'forced'
  >,
): CardTransaction {
  const charged = made.state === 'AUTHORIZED' ? made.amount : 0;
  const untouched = { takenBack: 0, presented: 0, presentments: 0, refunded: 0, setOff: 0, booked: 0, stoodIn: false };
  const transaction: CardTransaction = { ...made, ...untouched, charged, at: model.now };
  model.cardTransactions.push(transaction);
  return transaction;
}

/** The amount for which a refund counts against its purchase. One that is held will be credited in full. */
const countsFor = ({ state, amount, charged }: CardTransaction): number => (state === 'HELD' ? amount : charged);

/** Purchases in these states are over: the user pays nothing for them but what was refunded. */
const OVER: ReadonlySet<string> = new Set(['REVERSED', 'PURGED']);

/** Changes a transaction. A refund counts against its purchase for as much as it is afterwards. */
function change(model: Model, transaction: CardTransaction, changes: Partial<CardTransaction>): void {
  const before = countsFor(transaction);
  Object.assign(transaction, changes);
  const { type, original } = transaction;
  if (type !== 'REFUND' || original === null) return;
  original.refunded += countsFor(transaction) - before;
  // What comes back of a purchase that is over is given back at once.
  if (OVER.has(original.state) && original.charged > original.refunded) adjust(model, original, original.refunded);
}

/** The price of a part of a transaction that is taken back, or added. */
function part({ prices }: Model, transaction: CardTransaction, back: boolean, amount: number): number {
  const kind = back ? `REVERSAL_${typeOf(transaction)}` : typeOf(transaction);
  return prices === null ? amount : prices.following(transaction.id, kind, amount);
}

/** Records an amount that the network has moved. @returns the amount */
export function book(transaction: CardTransaction, amount: number): number {
  transaction.booked += amount;
  return amount;
}

/**
 * Credits a refund that the network has decided or settled, less what the client has returned of its purchase before.
 */
export function credit(model: Model, refund: CardTransaction): void {
  const { id, account, original } = refund;
  const amount = book(refund, model.priceOf(refund));
  const order = { id, account, type: movementOf(refund), process: 'REFUND', entry: 'CREDIT', amount } as const;
  refund.setOff = postForced(model, order, original?.id ?? null);
}

/**
 * Takes an amount of a transaction back. Of a refund, what its account never got is not debited, and can be set off
 * again.
 * @param id the id of the movement
 */
function giveBack(model: Model, transaction: CardTransaction, id: string, taken: number): void {
  const { account, original } = transaction;
  const amount = part(model, transaction, true, taken);
  if (amount === 0) return;
  book(transaction, -amount);
  const never = Math.min(amount, transaction.setOff);
  transaction.setOff -= never;
  const followed = original === null ? undefined : model.movements.get(original.id);
  if (followed !== undefined) followed.setOff -= never;
  if (never === amount) return;
  const order = {
    id,
    account,
    type: movementOf(transaction),
    process: 'REVERSAL',
    entry: backOf(transaction),
  } as const;
  postForced(model, { ...order, amount: amount - never }, transaction.id);
}

/** Credits or debits the difference if a transaction was charged too much or too little. */
export function adjust(
  model: Model,
  transaction: CardTransaction,
  charged: number,
  changes: Partial<CardTransaction> = {},
): void {
  const difference = charged - transaction.charged;
  const more = difference > 0 ? part(model, transaction, false, difference) : 0;
  if (more > 0) {
    book(transaction, more);
    const order = {
      id: UNREPORTED,
      account: transaction.account,
      type: movementOf(transaction),
      amount: more,
    } as const;
    postForced(model, { ...order, process: 'ADJUSTMENT', entry: wayOf(transaction) }, transaction.id);
  }
  if (difference < 0) giveBack(model, transaction, UNREPORTED, -difference);
  model.movements.delete(UNREPORTED);
  change(model, transaction, { ...changes, charged });
}

/** The amount that can still be taken back. */
export const leftOf = ({ state, amount: total, charged, refunded }: CardTransaction): number =>
  state === 'HELD' ? total : charged - refunded;

/** The reason why a part can't be taken back, and the part. Nothing can be less than nothing. */
export function partOf(
  transaction: CardTransaction,
  requested: number | null,
): { refusal: string | null; amount: number } {
  const left = leftOf(transaction);
  const amount = requested ?? left;
  return { refusal: amount > left || amount < 0 ? 'AMOUNT_EXCEEDS_ORIGINAL' : null, amount };
}

/** The network takes a part back, under the id of its message. Of a held refund no money has moved yet. */
export function takeBack(
  model: Model,
  transaction: CardTransaction,
  { id, taken, to }: { id: string; taken: number; to: CardTransaction['state'] },
): void {
  const { state, charged, takenBack } = transaction;
  if (state === 'HELD') {
    change(model, transaction, { state: to });
    return;
  }
  if (taken > 0) giveBack(model, transaction, id, taken);
  change(model, transaction, { state: to, charged: charged - taken, takenBack: takenBack + taken });
}

/**
 * The user gets back the amount that was neither presented in time nor refunded. Nothing moves if more was refunded
 * than it cost.
 */
export function purge(model: Model, transaction: CardTransaction): void {
  const { charged, refunded } = transaction;
  adjust(model, transaction, Math.min(charged, refunded), { state: 'PURGED' });
}

/** The settlement of a refund: the user gets the money. */
export function release(model: Model, refundHeld: CardTransaction): void {
  const { amount: total } = refundHeld;
  credit(model, refundHeld);
  change(model, refundHeld, { state: 'CLEARED', charged: total, presented: total, presentments: 1 });
}
