import { listApiKeys } from '../clients/store/api-keys';
import type { Client } from '../kernel/client';
import { meanwhile } from '../platform/meanwhile';
import { type Tx, UniqueViolation } from '../platform/store/db';
import { type PendingAuthorization, prepareCall } from './client-call';
import { draftAgain, draftOf } from './draft';
import { answerQuestion, factsOf, findFacts } from './facts';
import { type HeardMessage, isHeardBefore } from './heard-message';
import type { ProcessingParts } from './parts';
import { recordIn } from './record-in';
import { type Answers, decideMessage } from './rules/decision';
import type { NetworkMessage } from './rules/message';
import { pending, rejected } from './rules/outcome';
import { needsSpent } from './rules/spending';
import type { StandIn } from './rules/stand-in';
import type { CardTransaction } from './rules/transaction';
import type { KnownUse } from './store/questions';
import { interceptionOf, type Recorded, type UndecidedMessage } from './undecided';

const ATTEMPTS = 3;

/** For so long, what was read of a card counts as of now. Asking for an exchange rate can take longer. */
const FRESH_MILLISECONDS = 250;

/** How a message is answered in time. */
export interface InTime {
  network: string;
  /** When the client has to have decided, by the timer. */
  until: number;
  /** Decides in the client's stead after that. */
  standIn: StandIn;
}

/** Where a message comes from. */
export interface Origin {
  /** The transaction of the same message, when the network sends it again. */
  repeated?: CardTransaction | null;
  /** The client's card and what goes with it, where that has been read; null when absent. */
  use?: KnownUse | null;
  /** Describes the message as it is kept by its network's reference. */
  heard?: ((transactionId: string) => HeardMessage) | null;
  /** The network that waits for an answer, and how it has one in time; null where nobody waits. */
  inTime?: InTime | null;
}

/**
 * Decides a message of the network as far as the processor and the ledger can, and records it. What the client has to
 * decide is recorded as PENDING, before the client hears of it.
 * @param origin where the message comes from, and the transaction of the same message when it is sent again
 * @throws DomainError INVALID_AMOUNT, INVALID_CURRENCY, INSTALLMENTS_NOT_ALLOWED: no such message can be
 */
export async function record(
  parts: ProcessingParts,
  client: Client,
  message: NetworkMessage,
  { repeated = null, heard = null, use = null }: Origin = {},
): Promise<Recorded> {
  const draft = repeated === null ? await draftOf(parts, client, message, use) : draftAgain(parts, message, repeated);
  const isFresh = performance.now() - draft.readAt < FRESH_MILLISECONDS;
  const kept = heard === null ? null : heard(draft.transaction.id);
  const undecided = { client, message, draft, heard: kept };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const isPlain = repeated === null && attempt === 1 && isFresh && needsNothingElse(undecided);
      return await (isPlain ? decideAtOnce(parts, undecided) : decideInUnit(parts, undecided));
    } catch (error) {
      // The same message arrived twice at once: the second look finds the first one.
      if (!(error instanceof UniqueViolation) || attempt === ATTEMPTS || isHeardBefore(error)) throw error;
    }
  }
}

/** Decides whether a decision depends on the card alone: no balance, no limit that others spend from, no original. */
function needsNothingElse({ message, draft: { transaction, card } }: UndecidedMessage): boolean {
  const { accountId, cardUse } = transaction;
  if (message.forced || message.originalId !== null || accountId !== null) return false;
  return !needsSpent(card?.group ?? null, cardUse);
}

/** Decides on what is known already, so that nothing is left to do in the transaction but to write. */
async function decideAtOnce(parts: ProcessingParts, undecided: UndecidedMessage): Promise<Recorded> {
  const { message, draft, heard } = undecided;
  const { transaction, card } = draft;
  let answers: Answers = {};
  for (;;) {
    const known = { card, original: null, repeated: false, spent: null, answers };
    const verdict = decideMessage(factsOf(parts, undecided, known));
    if ('ask' in verdict) {
      answers = { ...answers, ...(await answerQuestion(verdict.ask, parts, message, transaction)) };
      continue;
    }
    if ('pass' in verdict) return { open: await recordPending(parts, undecided) };
    const refused = rejected(transaction, verdict.reject, 'PROCESSOR');
    await parts.commit.insert(refused, heard);
    return { transaction: refused };
  }
}

/** The client decides. */
async function recordPending(
  parts: ProcessingParts,
  { client, draft, heard }: UndecidedMessage,
): Promise<PendingAuthorization> {
  const { options, commit, services } = parts;
  const transaction = pending(draft.transaction, options.machineNow() + options.abandonedMilliseconds);
  const { interceptor } = services;
  const intercepting = interceptor === null ? null : (tx: Tx) => interceptionOf(parts, client, tx);
  // What can't be asked, because the pairs can't be read, is not recorded.
  const pairs = draft.pairs ?? (await listApiKeys(services.db, client.id));
  const inserting = commit.insert(transaction, heard, intercepting);
  // Nothing of it is sent before the transaction is on record. What fails of it fails again where it is asked for.
  const preparing = meanwhile(() => prepareCall(parts, { transaction, client, pairs })).catch(() => null);
  const intercepted = await inserting;
  return { transaction, client, pairs, interception: intercepted ?? null, prepared: await preparing };
}

/** Decides with everything that the decision depends on kept as it is. */
async function decideInUnit(parts: ProcessingParts, undecided: UndecidedMessage): Promise<Recorded> {
  const { message, draft } = undecided;
  const { db, ports } = parts.services;
  const asksAnybody = message.pin !== null || message.cvv !== null || ports.cardFraud !== undefined;
  let answers: Answers = {};
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
