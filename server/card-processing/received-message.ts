import { type Tx, UniqueViolation, WriteRefused } from '../platform/store/db';
import { assertAllowed, runWrites } from '../platform/store/writes';
import type { CardTransaction } from './rules/transaction';
import { writeCardTransactions } from './store/card-transactions';
import { type CardMessage, lockReferences, refuseTakenBack, writeCardMessages } from './store/messages';

/** A message as it is stored by its network's reference, together with its transaction. */
export interface ReceivedMessage {
  message: CardMessage;
  /** True if it is known which reversals of it arrived first; they are applied once it exists. */
  reversalsKnown: boolean;
}

/** A reversal arrived before the message, but was not known when it was decided: the message must be decided again. */
export class ReversalCameFirst extends Error {
  override name = 'ReversalCameFirst';
}

/**
 * Keeps messages by their references.
 * @throws UniqueViolation where one is there already, ReversalCameFirst
 */
export async function insertReceived(tx: Tx, received: readonly ReceivedMessage[]): Promise<void> {
  await lockReceived(tx, received);
  await writeReceived(tx, received, []);
}

/**
 * Keeps everybody else from the references of messages that are about to be written, and looks for reversals that came
 * first.
 * @throws ReversalCameFirst on PostgreSQL; on SQLite, which has one writer, `writeReceived` does
 */
export async function lockReceived(tx: Tx, received: readonly ReceivedMessage[]): Promise<void> {
  if (received.length === 0) return;
  const messages = received.map(({ message }) => message);
  await refusing(Promise.all([lockReferences(tx, messages), assertAllowed(tx, refusalsOf(received))]));
}

/**
 * Writes messages whose references are locked, and transactions with them in the same statement.
 * @throws UniqueViolation where one is there already, ReversalCameFirst
 */
export async function writeReceived(
  tx: Tx,
  received: readonly ReceivedMessage[],
  made: readonly CardTransaction[],
): Promise<void> {
  const messages = received.map(({ message }) => message);
  const writes = [writeCardMessages(messages), writeCardTransactions(made)];
  await refusing(runWrites(tx, writes, refusalsOf(received)));
}

const refusalsOf = (received: readonly ReceivedMessage[]) => [
  refuseTakenBack(received.flatMap(({ message, reversalsKnown }) => (reversalsKnown ? [] : [message]))),
];

async function refusing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw error instanceof WriteRefused ? new ReversalCameFirst(error.reason, { cause: error }) : error;
  }
}

/** Decides whether a message could not be kept because its network has sent it before. */
export function isDuplicate(error: UniqueViolation): boolean {
  return error.constraint === 'card_messages_pkey';
}

/**
 * Decides whether a message has to be looked at again: another one, or a reversal of it, arrived at the same moment.
 */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ReversalCameFirst || (error instanceof UniqueViolation && isDuplicate(error));
}
