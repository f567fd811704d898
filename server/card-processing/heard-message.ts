import { type Tx, UniqueViolation, WriteRefused } from '../platform/store/db';
import { runWrites } from '../platform/store/writes';
import type { CardTransaction } from './rules/transaction';
import { writeCardTransactions } from './store/card-transactions';
import { type CardMessage, lockReferences, refuseTakenBack, writeCardMessages } from './store/messages';

/** A message as it is kept by its network's reference, beside the transaction that it makes. */
export interface HeardMessage {
  message: CardMessage;
  /** True where it is known that a reversal has taken all of it back before it came. */
  takenBack: boolean;
}

/** A reversal has come before the message itself, and nobody knew: the message has to be decided anew. */
export class ReversalCameFirst extends Error {
  override name = 'ReversalCameFirst';
}

/**
 * Keeps messages by their references, and transactions with them in the same statement.
 * @throws UniqueViolation where one is there already, ReversalCameFirst
 */
export async function insertHeard(
  tx: Tx,
  heard: readonly HeardMessage[],
  made: readonly CardTransaction[] = [],
): Promise<void> {
  const messages = heard.map(({ message }) => message);
  if (messages.length > 0) await lockReferences(tx, messages);
  const unaware = heard.flatMap(({ message, takenBack }) => (takenBack ? [] : [message]));
  try {
    await runWrites(tx, [writeCardMessages(messages), writeCardTransactions(made)], [refuseTakenBack(unaware)]);
  } catch (error) {
    throw error instanceof WriteRefused ? new ReversalCameFirst(error.reason, { cause: error }) : error;
  }
}

/** Decides whether a message could not be kept because its network has sent it before. */
export function isHeardBefore(error: UniqueViolation): boolean {
  return error.constraint === 'card_messages_pkey';
}

/** Decides whether a message has to be looked at again: another one, or a reversal of it, arrived at the same moment. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ReversalCameFirst || (error instanceof UniqueViolation && isHeardBefore(error));
}
