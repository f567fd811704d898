import { expirationDate } from '../cards/rules/validity';
import { queryCardLock } from '../cards/store/cards';
import { verifyCvv, verifyPin } from '../cards/store/cards-secrets';
import { type CardInUse, cardInUseIn, keyOf, queryCardInUse } from '../cards/store/used-cards';
import { ask } from '../networks/ask';
import { isTx, type Reader, type Tx } from '../platform/store/db';
import { type QueuedRead, runReads } from '../platform/store/reads';
import type { ProcessingParts } from './parts';
import type { Answers, Facts, Question } from './rules/decision';
import type { NetworkMessage } from './rules/message';
import { originalFacts } from './rules/original';
import { needsSpent, periodStarts } from './rules/spending';
import type { CardTransaction } from './rules/transaction';
import { cardTransactionIn, queryCardTransaction, queryRepeated, querySpent, spentIn } from './store/card-transactions';
import type { UndecidedMessage } from './undecided';

/** The facts that a message is decided on, with the records behind them. */
export interface FactsWithRecords {
  facts: Facts;
  card: CardInUse | null;
  original: CardTransaction | null;
}

/** Milliseconds that the fraud engine may take: the network waits. */
const FRAUD_TIMEOUT_MILLISECONDS = 1_000;

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
 * Reads all data for the decision about a message, with one read if the card is unchanged since the draft. Inside a
 * transaction it locks what the decision depends on: the original, and the card if limits count earlier amounts.
 */
export async function findFacts(
  reader: Reader | Tx,
  parts: Pick<ProcessingParts, 'services'>,
  undecided: UndecidedMessage,
  answers: Answers,
): Promise<FactsWithRecords> {
  const { message, draft } = undecided;
  const { clientId } = draft.transaction;
  const { originalId } = message;
  const foreseen = spending(reader, undecided, draft.card);
  const [, cards = [], originals = [], repeated = [], sums = []] = await runReads(reader, [
    foreseen?.lock ?? null,
    queryCardInUse(keyOf(parts.services.vault, message.card), clientId),
    originalId === null ? null : queryCardTransaction(reader, clientId, originalId, isTx(reader)),
    queryRepeated(clientId, message.reference),
    foreseen?.sums ?? null,
  ]);
  const card = cardInUseIn(cards);
  const original = cardTransactionIn(originals);
  const needed = spending(reader, undecided, card);
  const isForeseen = needed !== null && foreseen !== null && draft.card?.id === card?.id;
  const spent = needed === null ? null : isForeseen ? spentIn(sums) : await readSpent(reader, needed);
  const known = { card, original, repeated: repeated.length > 0, spent, answers };
  return { facts: factsOf(parts, undecided, known), card, original };
}

/** The reads of what a use of a card has cost before. */
interface Spending {
  /** Uses of one card wait for each other in a transaction, so that no two of them spend the same rest of a limit. */
  lock: QueuedRead | null;
  sums: QueuedRead;
}

/** Null where no limit asks for it. */
function spending(reader: Reader | Tx, { message, draft }: UndecidedMessage, card: CardInUse | null): Spending | null {
  const { cardUse, createdAt, clientId } = draft.transaction;
  if (message.forced || card === null || cardUse === null || !needsSpent(card.group, cardUse)) return null;
  return {
    lock: isTx(reader) ? queryCardLock(reader, clientId, card.id) : null,
    sums: querySpent({ cardId: card.id, cardUse, ...periodStarts(createdAt) }),
  };
}

async function readSpent(reader: Reader, { lock, sums }: Spending): Promise<NonNullable<Facts['spent']>> {
  const [, rows = []] = await runReads(reader, [lock, sums]);
  return spentIn(rows);
}

/**
 * Answers a question of the decision. A wrong PIN counts even if the transaction fails, so this runs outside of it, and
 * counts once per message however often the message is processed.
 */
export async function answerQuestion(
  question: Question,
  { services }: Pick<ProcessingParts, 'services'>,
  message: NetworkMessage,
  draft: CardTransaction,
): Promise<Answers> {
  const { db, vault, ports, log } = services;
  const card = { id: draft.cardId as string, clientId: draft.clientId };
  const given = { message: message.reference, now: draft.createdAt };
  if (question === 'pin') return { pin: await verifyPin(db, vault, card, { secret: message.pin as string, ...given }) };
  if (question === 'cvv') return { cvv: await verifyCvv(db, vault, card, { secret: message.cvv as string, ...given }) };
  try {
    const engine = ports.cardFraud;
    if (engine === undefined) return { fraud: 'ACCEPT' };
    return { fraud: await ask(() => engine.judge(draft), FRAUD_TIMEOUT_MILLISECONDS) };
  } catch (error) {
    log.warn({ err: error, port: 'cardFraud' }, 'the network or provider gives no answer');
    return { fraud: 'NO_ANSWER' };
  }
}
