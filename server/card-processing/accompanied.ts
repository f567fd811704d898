import type { Companion } from '../ledger/request';
import type { Decision, Leg } from '../ledger/rules/movement';
import { UniqueViolation } from '../platform/store/db';
import { type ReceivedMessage, ReversalCameFirst } from './received-message';
import { detailOfLedger } from './rules/ledger-terms';
import { approved, rejected } from './rules/outcome';
import type { CardTransaction } from './rules/transaction';
import { writeCardTransactions } from './store/card-transactions';
import { readsBeforeMessages, writeCardMessages } from './store/messages';

/** A use of a card that its account's ledger decides, with the message by which a network reported it. */
interface CardUseOnAccount {
  draft: CardTransaction;
  received: ReceivedMessage;
}

/** The transaction of a card as its account's ledger has decided it. */
export function decidedByLedger(
  draft: CardTransaction,
  { result, rejectionReason }: Pick<Leg, 'result' | 'rejectionReason'>,
): CardTransaction {
  return result === 'APPROVED' ? approved(draft, 'LEDGER') : rejected(draft, detailOfLedger(rejectionReason), 'LEDGER');
}

/** The only leg of a movement on one account. */
export const legOf = ({ legs }: Decision): Leg => legs[0] as Leg;

const textOf = (...parts: unknown[]): string => JSON.stringify(parts);

/**
 * Card transactions, and messages of networks, that are committed with the movements of their accounts. Whoever repeats
 * one, or has taken it back, is known before, so that it is refused alone.
 */
export const cardUses: Companion<CardUseOnAccount> = {
  reads: (tx, items) =>
    readsBeforeMessages(
      tx,
      items.map(({ received }) => received.message),
    ),

  refusals: (items, [, before = [], takenBack = []]) => {
    const messages = new Set(before.map(({ network, reference, kind }) => textOf(network, reference, kind)));
    const reversed = new Set(takenBack.map(({ network, reference }) => textOf(network, reference)));
    return items.map(({ received }) => {
      const { network, reference, kind } = received.message;
      const message = textOf(network, reference, kind);
      if (messages.has(message)) return new UniqueViolation('card_messages_pkey');
      if (!received.reversalsKnown && reversed.has(textOf(network, reference))) {
        return new ReversalCameFirst('a reversal came before its original');
      }
      messages.add(message);
      return null;
    });
  },

  writes: (made) => [
    writeCardMessages(made.map(({ item }) => item.received.message)),
    writeCardTransactions(made.map(({ item, decision }) => decidedByLedger(item.draft, legOf(decision)))),
  ],
};
