import { expirationDate } from '../cards/rules/validity';
import { lockCard } from '../cards/store/cards';
import { verifyCvv, verifyPin } from '../cards/store/cards-secrets';
import { type CardInUse, findCardInUse } from '../cards/store/used-cards';
import { ask } from '../networks/ask';
import type { Reader, Tx } from '../platform/store/db';
import type { ProcessingParts } from './parts';
import type { Answers, Facts, Question } from './rules/decision';
import type { NetworkMessage } from './rules/message';
import { originalFacts } from './rules/original';
import { needsSpent, periodStarts } from './rules/spending';
import type { CardTransaction } from './rules/transaction';
import { findCardTransaction, findSpent, isRepeated, lockCardTransaction } from './store/card-transactions';
import type { UndecidedMessage } from './undecided';

/** The facts that a message is decided on, with the records behind them. */
export interface FactsWithRecords {
  facts: Facts;
  card: CardInUse | null;
  original: CardTransaction | null;
}

/** Milliseconds that the fraud engine may take: the network waits. */
const FRAUD_PATIENCE_MILLISECONDS = 1_000;

function isTx(reader: Reader | Tx): reader is Tx {
  return 'inTransaction' in reader;
}

/** Collects the facts that a message is decided on, from the records behind it. */
export function factsOf(
  { services }: Pick<ProcessingParts, 'services'>,
  { client, message, draft: { transaction } }: UndecidedMessage,
  known: Pick<FactsWithRecords, 'card' | 'original'> & Pick<Facts, 'repeated' | 'spent' | 'answers'>,
): Facts {
  const { card, original, repeated, spent, answers } = known;
  return {
    now: transaction.createdAt,
    forced: message.forced,
    clientActive: client.status === 'ACTIVE',
    transaction,
    card: card === null ? null : { ...card, expirationDate: expirationDate(card.expiresAt) },
    userStatus: card?.userStatus ?? null,
    group: card?.group ?? null,
    given: { pin: message.pin !== null, cvv: message.cvv !== null, expirationDate: message.expirationDate },
    fraudEngine: services.ports.cardFraud !== undefined,
    repeated,
    original: originalFacts(message, card?.id ?? null, original),
    spent,
    finding: message.finding,
    answers,
  };
}

/**
 * Reads everything that a message is decided on. Inside a transaction, what it depends on is kept as it is: the original,
 * and the card where limits count what was spent before.
 */
export async function findFacts(
  reader: Reader | Tx,
  parts: Pick<ProcessingParts, 'services'>,
  undecided: UndecidedMessage,
  answers: Answers,
): Promise<FactsWithRecords> {
  const { message, draft } = undecided;
  const { transaction } = draft;
  const { clientId } = transaction;
  const card = await findCardInUse(reader, parts.services.vault, clientId, message.card);
  const original = await findOriginal(reader, clientId, message.originalId);
  const repeated = await isRepeated(reader, clientId, message.reference);
  const spent = message.forced ? null : await spentOf(reader, card, transaction);
  return { facts: factsOf(parts, undecided, { card, original, repeated, spent, answers }), card, original };
}

async function findOriginal(reader: Reader | Tx, clientId: string, id: string | null): Promise<CardTransaction | null> {
  if (id === null) return null;
  return isTx(reader) ? lockCardTransaction(reader, clientId, id) : findCardTransaction(reader, clientId, id);
}

async function spentOf(reader: Reader | Tx, card: CardInUse | null, { cardUse, createdAt, clientId }: CardTransaction) {
  if (card === null || cardUse === null || !needsSpent(card.group, cardUse)) return null;
  // Uses of one card wait for each other here, so that no two of them spend the same rest of a limit.
  if (isTx(reader)) await lockCard(reader, clientId, card.id);
  return findSpent(reader, { cardId: card.id, cardUse, ...periodStarts(createdAt) });
}

/**
 * Answers a question that the decision asked. A wrong PIN counts whatever becomes of the transaction, so this stands
 * outside of it.
 */
export async function answerQuestion(
  question: Question,
  { services }: Pick<ProcessingParts, 'services'>,
  message: NetworkMessage,
  draft: CardTransaction,
): Promise<Answers> {
  const { db, vault, ports, log } = services;
  const card = { id: draft.cardId as string, clientId: draft.clientId };
  if (question === 'pin') return { pin: await verifyPin(db, vault, card, message.pin as string) };
  if (question === 'cvv') {
    return { cvv: await verifyCvv(db, vault, card, message.cvv as string, draft.createdAt) };
  }
  try {
    const engine = ports.cardFraud;
    if (engine === undefined) return { fraud: 'ACCEPT' };
    return { fraud: await ask(() => engine.judge(draft), FRAUD_PATIENCE_MILLISECONDS) };
  } catch (error) {
    log.warn({ err: error, port: 'cardFraud' }, 'the network or provider gives no answer');
    return { fraud: 'NO_ANSWER' };
  }
}
