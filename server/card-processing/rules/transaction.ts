import { lifecycles } from '../../../generated/lifecycles';
import type { Machine } from '../../kernel/lifecycle';
import type { CardTransactionRow, CardTransactionState, CardTransactionType, CardUse } from '../store/tables';
import type { AmountDetail } from './amounts';
import { isReversal } from './transaction-type';

export type {
  CardTransactionState,
  CardTransactionType,
  FunctionCode,
  Presentment,
  StatusDetail,
} from '../store/tables';
export { entryTypeOf, isReversal } from './transaction-type';

export const cardTransactionMachine = lifecycles['card-transaction'] as Machine;

/**
 * A message of the card network with its outcome. Amounts are minor units, times milliseconds since the epoch. A
 * transaction that follows another one (a reversal, a refund, an adjustment) is one of its own and names it as the
 * original.
 */
export type CardTransaction = Omit<CardTransactionRow, 'details'> & { details: AmountDetail[] };

/** The content of a network's message about the use of a card. */
export type Usage = Pick<
  CardTransaction,
  'type' | 'countryCode' | 'merchant' | 'pointType' | 'entryMode' | 'localDateTime' | 'installments'
>;

/** The fields that are kept of the card that was used, as it was then. */
export type UsedCard = Pick<
  CardTransaction,
  'cardId' | 'userId' | 'affinityGroupId' | 'cardType' | 'productType' | 'provider' | 'bin' | 'lastFour'
>;

/** The type of the reversal of a type. A reversal cannot be reversed. */
export function reversalOf(type: CardTransactionType): CardTransactionType {
  if (isReversal(type)) throw new Error(`a ${type} cannot be reversed`);
  return `REVERSAL_${type}` as CardTransactionType;
}

/** The type that a reversal reverses; null for other types. */
export function reversedType(type: CardTransactionType): CardTransactionType | null {
  return isReversal(type) ? (type.slice('REVERSAL_'.length) as CardTransactionType) : null;
}

/**
 * Returns the use of a card that a transaction counts as for its affinity group. Cards are used without plastic over
 * the web and by telephone.
 */
export function cardUseOf({ type, pointType }: Pick<Usage, 'type' | 'pointType'>): CardUse | null {
  if (type === 'WITHDRAWAL') return 'withdrawal';
  if (type === 'EXTRACASH') return 'extracash';
  if (type !== 'PURCHASE') return null;
  return pointType === 'ECOMMERCE' || pointType === 'MOTO' ? 'ecommerce' : 'purchases';
}

/** Returns the STATUS and SOURCE of a state in the settlement file. Null while it is PENDING. */
export function settlementOf(state: CardTransactionState) {
  const { settlement } = cardTransactionMachine.states[state] as {
    settlement?: { status: 'APPROVED' | 'REJECTED' | 'HELD'; source: 'ONLINE' | 'CLEARING' | 'PURGE' };
  };
  return settlement ?? null;
}

/**
 * Decides whether a transaction was made without a check of the balance: the network decided it, or the service decided
 * for a client. It is the value of `forced` in its activity.
 */
export function wasForced({
  forced,
  decidedBy,
  state,
}: Pick<CardTransaction, 'forced' | 'decidedBy' | 'state'>): boolean {
  return forced || decidedBy === 'NETWORK' || (decidedBy === 'STAND_IN' && state !== 'REJECTED');
}
