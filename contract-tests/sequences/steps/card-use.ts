import { fresh, leftOf } from '../card-ledger';
import type { Card, CardTransaction, Model } from '../model';

/** Common parts of the steps of a card network. */

export const SHOP = {
  ...{ type: 'PURCHASE', currency: 'ARS', country_code: 'ARG', point_type: 'POS', entry_mode: 'CHIP' },
  merchant: { mcc: '5411', name: 'Almacén Palermo' },
};

/** Why a card that is not ACTIVE is refused, as the states of the card's lifecycle say. */
const REFUSALS: Readonly<Record<Card['status'], string | null>> = {
  ...{ CREATED: 'CARD_NOT_ACTIVE', EMBOSSED: 'CARD_NOT_ACTIVE', ACTIVE: null, BLOCKED: 'CARD_BLOCKED' },
  ...{ DISABLED: 'CARD_DISABLED', EXPIRED: 'EXPIRED_CARD', LOST: 'LOST_CARD', STOLEN: 'STOLEN_CARD' },
};

export const refusedCard = ({ status, user }: Card): string | null =>
  REFUSALS[status] ?? (user?.blocked ? 'RESTRICTED_USER' : null);

/** The network has fewer words than the ledger. */
export function detailOf(reason: string | null): string {
  if (reason === null) return 'APPROVED';
  if (reason === 'INSUFFICIENT_FUNDS') return reason;
  return reason.includes('LIMIT') ? 'INVALID_AMOUNT' : 'OTHER';
}

export const usable = ({ cards }: Model): Card[] => cards.filter(({ account }) => account !== null);

export function added(
  model: Model,
  card: Card,
  made: Pick<CardTransaction, 'id' | 'state' | 'amount' | 'forced'>,
): CardTransaction {
  const account = card.account as NonNullable<Card['account']>;
  return fresh(model, { ...made, card, account, type: 'PURCHASE', original: null });
}

export const purchase = (transaction: CardTransaction) =>
  ({ id: transaction.id, account: transaction.account, type: 'CARD_PURCHASE', amount: transaction.amount }) as const;

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
