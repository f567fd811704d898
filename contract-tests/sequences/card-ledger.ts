import { postForced } from './ledger';
import type { CardTransaction, Model } from './model';

/** Money that the network's reports move on the account of a card. */

/** The id of a following movement that no answer names, so no client can refer to it. */
const UNTOLD = 'untold';

/** Credits or debits the difference if a transaction was charged too much or too little. */
export function adjust(model: Model, transaction: CardTransaction, charged: number): void {
  const difference = charged - transaction.charged;
  transaction.charged = charged;
  if (difference === 0) return;
  const more = difference > 0;
  const order = { account: transaction.account, type: 'CARD_PURCHASE', amount: Math.abs(difference) } as const;
  const way = more
    ? ({ process: 'ADJUSTMENT', entry: 'DEBIT' } as const)
    : ({ process: 'REVERSAL', entry: 'CREDIT' } as const);
  postForced(model, { ...order, ...way, id: UNTOLD }, transaction.id);
  model.movements.delete(UNTOLD);
}

/** The amount that can still be reversed. */
export const leftOf = ({ state, amount: total, charged, refunded }: CardTransaction): number =>
  state === 'HELD' ? total : charged - refunded;

/** The reason why a part can't be reversed, and the part. */
export function partOf(transaction: CardTransaction, asked: number | null): { refusal: string | null; amount: number } {
  const left = leftOf(transaction);
  const amount = asked ?? left;
  return { refusal: amount > left || amount <= 0 ? 'AMOUNT_EXCEEDS_ORIGINAL' : null, amount };
}

/** The user gets back the amount that was not presented in time. */
export function purge(model: Model, transaction: CardTransaction): void {
  adjust(model, transaction, 0);
  transaction.state = 'PURGED';
}

/** The settlement of a refund: the user gets the money. */
export function release(model: Model, refundHeld: CardTransaction): void {
  const { id, account, amount: total, original } = refundHeld;
  Object.assign(refundHeld, { state: 'CLEARED', charged: total, presented: total, presentments: 1 });
  const order = { id, account, type: 'CARD_PURCHASE', process: 'REFUND', entry: 'CREDIT', amount: total } as const;
  postForced(model, order, original?.id ?? null);
}
