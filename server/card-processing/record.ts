import { listApiKeys } from '../clients/store/api-keys';
import type { Client } from '../kernel/client';
import { inNextTurn } from '../platform/next-turn';
import { type Tx, UniqueViolation } from '../platform/store/db';
import { type PendingAuthorization, prepareCall } from './client-call';
import { type Draft, draftAgain, draftOf } from './draft';
import { answerQuestion, factsOf, findFacts } from './facts';
import type { ProcessingParts } from './parts';
import { concernsAccount, postUse, recordRejection } from './posting';
import { insertReceived, isDuplicate, type ReceivedMessage } from './received-message';
import { recordIn } from './record-in';
import { type Answers, decideMessage } from './rules/decision';
import type { NetworkMessage } from './rules/message';
import { pending, rejected, usable } from './rules/outcome';
import { needsSpent } from './rules/spending';
import type { StandIn } from './rules/stand-in';
import type { CardTransaction, StatusDetail } from './rules/transaction';
import { insertCardTransactions } from './store/card-transactions';
import type { KnownUse } from './store/questions';
import { interceptionOf, type Recorded, type UndecidedMessage } from './undecided';

const ATTEMPTS = 3;

/** How a message is answered in time. */
interface InTime {
  network: string;
  /** When the client has to have decided, by the timer. */
  until: number;
  /** Decides in the client's stead after that. */
  standIn: StandIn;
}

/** The origin of a message. */
export interface Origin {
  /** The transaction of the same message, when the network sends it again. */
  repeated?: CardTransaction | null;
  /** The client's card and what goes with it, where that has been read; null when absent. */
  use?: KnownUse | null;
  /** Describes the message as it is kept by its network's reference. */
  received?: ((transactionId: string) => ReceivedMessage) | null;
  /** The network that waits for an answer, and how it has one in time; null where nobody waits. */
  inTime?: InTime | null;
}

/**
 * Decides a message of the network as far as the processor and the ledger can, and records it. If the client must
 * decide, it is recorded as PENDING before the client is called.
 * @param origin the origin of the message, and the transaction of the same message if it is a repeat
 * @throws DomainError INVALID_AMOUNT, INVALID_CURRENCY, INSTALLMENTS_NOT_ALLOWED if the message is not possible;
 * OriginalUndecided, with nothing recorded
 */
export async function record(
  parts: ProcessingParts,
  client: Client,
  message: NetworkMessage,
  { repeated = null, received = null, use = null }: Origin = {},
): Promise<Recorded> {
  const draft = repeated === null ? await draftOf(parts, client, message, use) : draftAgain(parts, message, repeated);
  const kept = received === null ? null : received(draft.transaction.id);
  const undecided = { client, message, draft, received: kept };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const isPlain = repeated === null && attempt === 1 && isFresh(parts, draft) && needsNothingElse(undecided);
      return await (isPlain ? decideAtOnce(parts, undecided) : decideInUnit(parts, undecided));
    } catch (error) {
      // The same message arrived twice at once: the second look finds the first one.
      if (!(error instanceof UniqueViolation) || attempt === ATTEMPTS || isDuplicate(error)) throw error;
    }
  }
}

/** Decides whether what was read of the card still counts as of now. */
function isFresh({ options }: ProcessingParts, { readAt }: Draft): boolean {
  return performance.now() - readAt < options.freshMilliseconds;
}

/**
 * Decides whether a decision depends only on the card and its account: no shared limit, no original. A message that no
 * network sent might already exist, and nothing would check it again.
 */
function needsNothingElse({ message, draft: { transaction, card }, received }: UndecidedMessage): boolean {
  if (message.forced || message.originalId !== null) return false;
  if (transaction.accountId !== null && received === null) return false;
  return !needsSpent(card?.group ?? null, transaction.cardUse);
}

/**
 * Decides on what is known already, so that nothing is left to do in the transaction but to write, or to move money.
 */
async function decideAtOnce(parts: ProcessingParts, undecided: UndecidedMessage): Promise<Recorded> {
  const { message, draft } = undecided;
  let answers: Answers = {};
  for (;;) {
    const known = { card: draft.card, original: null, repeated: false, spent: null, answers };
    const verdict = decideMessage(factsOf(parts, undecided, known));
    if ('ask' in verdict) {
      answers = { ...answers, ...(await answerQuestion(verdict.ask, parts, message, draft.transaction)) };
      // That may have taken long: a card that was blocked meanwhile is blocked.
      if (!isFresh(parts, draft)) return decideInUnit(parts, undecided, answers);
      continue;
    }
    if ('reject' in verdict) return { transaction: await recordRefused(parts, undecided, verdict.reject) };
    if (draft.transaction.accountId === null) return { open: await recordPending(parts, undecided) };
    return { transaction: await recordOnAccount(parts, undecided) };
  }
}

/** The processor refuses. */
async function recordRefused(
  { commit }: ProcessingParts,
  { client, draft: { transaction, card }, received }: UndecidedMessage,
  detail: StatusDetail,
): Promise<CardTransaction> {
  const refused = rejected(transaction, detail, 'PROCESSOR');
  if (!concernsAccount(refused)) {
    await commit.insert(refused, received);
    return refused;
  }
  return commit.run(async (tx) => {
    if (received !== null) await insertReceived(tx, [received]);
    await insertCardTransactions(tx, [refused]);
    await recordRejection(tx, client, refused, card?.country ?? '');
    return refused;
  });
}

/** The account's ledger decides. */
async function recordOnAccount(
  { commit, services }: ProcessingParts,
  { client, draft: { transaction, card }, received }: UndecidedMessage,
): Promise<CardTransaction> {
  if (concernsAccount(transaction) && received !== null) return postUse(services, client, transaction, received);
  const decided = usable(transaction, card?.accountStatus ?? null);
  await commit.insert(decided, received);
  return decided;
}

/** The client decides. */
async function recordPending(
  parts: ProcessingParts,
  { client, draft, received }: UndecidedMessage,
): Promise<PendingAuthorization> {
  const { options, commit, services } = parts;
  const transaction = pending(draft.transaction, options.machineNow() + options.abandonedMilliseconds);
  const { interceptor } = services;
  const intercepting = interceptor === null ? null : (tx: Tx) => interceptionOf(parts, client, tx);
  // What can't be asked, because the pairs can't be read, is not recorded.
  const pairs = draft.pairs ?? (await listApiKeys(services.db, client.id));
  const inserting = commit.insert(transaction, received, intercepting);
  // Nothing is sent before the transaction is recorded. An error here occurs again when the call is needed.
  const preparing = inNextTurn(() => prepareCall(parts, { transaction, client, pairs })).catch(() => null);
  const intercepted = await inserting;
  return { transaction, client, pairs, interception: intercepted ?? null, prepared: await preparing };
}

/**
 * Decides with everything that the decision depends on kept as it is.
 * @param answered what has been asked already
 */
async function decideInUnit(
  parts: ProcessingParts,
  undecided: UndecidedMessage,
  answered: Answers = {},
): Promise<Recorded> {
  const { message, draft } = undecided;
  const { db, ports } = parts.services;
  const asksAnybody = message.pin !== null || message.cvv !== null || ports.cardFraud !== undefined;
  let answers = answered;
  for (;;) {
    const known = answers;
    if (asksAnybody) {
      const { facts } = await db.read((reader) => findFacts(reader, parts, undecided, known));
      const verdict = decideMessage(facts);
      if ('ask' in verdict) {
        answers = { ...known, ...(await answerQuestion(verdict.ask, parts, message, draft.transaction)) };
        continue;
      }
    }
    const recorded = await parts.commit.run((tx) => recordIn(tx, parts, undecided, known));
    if (recorded !== null) return recorded;
  }
}
