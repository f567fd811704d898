import { findClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { refuseField, unknownAt } from '../kernel/errors';
import type { ReportingNetwork } from '../platform/http/caller';
import { newId } from '../platform/ids';
import { inNextTurn } from '../platform/next-turn';
import type { Services } from '../platform/services';
import { applyReversalsOf } from './early-reversals';
import type { CardProcessor } from './processor';
import { insertReceived, isOvertaken, type ReceivedMessage } from './received-message';
import { answerOf, type CardAnswer } from './rules/answer';
import { assertAmounts, isTakenBack, type NetworkMessage } from './rules/message';
import type { CardTransaction } from './rules/transaction';
import { findCardTransaction } from './store/card-transactions';
import { type CardMessage, findOriginalMessage, type MessageKind } from './store/messages';
import { type KnownOfQuestion, readQuestion } from './store/questions';

type MessageServices = Services & { processor: CardProcessor };

/** A message that a card network sends under a reference of its own. */
export interface NetworkQuestion {
  network: ReportingNetwork;
  kind: MessageKind;
  reference: string;
  /** When it came, by the timer. */
  arrivedAt: number;
  /** Milliseconds that the network waits for the whole answer. */
  waitsMilliseconds: number;
  /** True when the network had no answer to this very message. */
  repeat: boolean;
  /** Computes a keyed digest of the request. */
  fingerprint: () => string;
  /** The client to whom the network routes it, for a number that no card has. */
  issuerId: string | null;
  /** The reference of the message that it takes back. */
  originalReference: string | null;
  message: Omit<NetworkMessage, 'reference' | 'originalId' | 'finding'>;
}

/** The message with its digest. */
type DigestedQuestion = Omit<NetworkQuestion, 'fingerprint'> & { fingerprint: string };

/** Looks at a message that is overtaken by its own repeat or reversal. */
const ATTEMPTS = 3;

/**
 * Answers a message of a card network: decides it, or repeats the first answer.
 * @throws DomainError CARD_NOT_FOUND for an id, REFERENCE_REUSED, SERVICE_UNAVAILABLE if there is no answer in time,
 * and those of `CardProcessor.process`
 */
export function answerMessage(services: MessageServices, question: NetworkQuestion): Promise<CardAnswer> {
  const { arrivedAt, waitsMilliseconds } = question;
  return services.processor.inTime(arrivedAt, waitsMilliseconds, (end) => answerOnce(services, question, end));
}

async function answerOnce(services: MessageServices, question: NetworkQuestion, end: number): Promise<CardAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const { network, reference, kind, message } = question;
    const named = { network: network.name, reference };
    const [known, fingerprint] = await Promise.all([
      readQuestion(services.db, services.vault, named, { kind, card: message.card }),
      inNextTurn(question.fingerprint),
    ]);
    const { earlier } = known;
    const identified = { ...question, fingerprint };
    try {
      return await (earlier === null ? first(services, identified, known, end) : again(services, identified, earlier));
    } catch (error) {
      if (!isOvertaken(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function first(
  services: MessageServices,
  question: DigestedQuestion,
  { owner, early, use }: KnownOfQuestion,
  end: number,
): Promise<CardAnswer> {
  const { clock, processor } = services;
  const { network, kind, reference, fingerprint } = question;
  const client = await clientOf(services, question, owner);
  const named = { network: network.name, reference };
  const own = { ...named, kind, fingerprint, createdAt: clock.now() };
  if (client === null) return nobodys(services, question, { ...own, clientId: null, transactionId: newId() });
  const takenBack = isTakenBack(question.message.amount, early);
  const received = (transactionId: string): ReceivedMessage => ({
    message: { ...own, clientId: client.id, transactionId },
    reversalsKnown: early.length > 0,
  });
  const message = await messageOf(services, question, takenBack);
  const inTime = { network: network.name, until: processor.untilOf(end), standIn: network.standIn };
  const transaction = await processor.receive(client, message, {
    received,
    inTime,
    // A card of another client is unknown to the client to which its number is routed.
    use: client === owner ? use : null,
  });
  if (early.length > 0) await applyReversalsOf(services, named);
  return answerOf(transaction);
}

/** The message as the processor decides it, with what came to light about it. */
async function messageOf(
  { db }: MessageServices,
  { network, kind, reference, originalReference, message }: DigestedQuestion,
  takenBack: boolean,
): Promise<NetworkMessage> {
  const own = { ...message, reference: `${network.name}:${kind}:${reference}` };
  if (originalReference === null)
    return { ...own, originalId: null, finding: takenBack ? 'INVALID_TRANSACTION' : null };
  const original = await findOriginalMessage(db, { network: network.name, reference: originalReference });
  const finding = takenBack ? 'INVALID_TRANSACTION' : original === null ? 'ORIGINAL_NOT_FOUND' : null;
  return { ...own, originalId: original?.transactionId ?? null, finding };
}

/**
 * The client of the card, or the client to which the network routes the number; null if the number belongs to neither.
 */
async function clientOf(
  { db }: MessageServices,
  { network, message: { card }, issuerId }: DigestedQuestion,
  owner: Client | null,
): Promise<Client | null> {
  if (owner !== null && network.mayReportOf(owner.id)) return owner;
  if ('id' in card) throw unknownCard();
  return issuerId !== null && network.mayReportOf(issuerId) ? findClient(db, issuerId) : null;
}

const unknownCard = () => unknownAt('CARD_NOT_FOUND', '/card_id', 'card');

/** A number that no card has and that is routed to nobody: the answer is kept, and no client has the transaction. */
async function nobodys(
  { db, metrics }: MessageServices,
  { message }: DigestedQuestion,
  kept: CardMessage,
): Promise<CardAnswer> {
  assertAmounts(message);
  await db.transaction((tx) => insertReceived(tx, [{ message: kept, reversalsKnown: true }]));
  metrics.cardTransactions.inc({ type: message.type, status_detail: 'CARD_NOT_FOUND' });
  return strangersAnswer(kept);
}

const strangersAnswer = ({ transactionId: id }: CardMessage) => answerOf({ id, statusDetail: 'CARD_NOT_FOUND' });

/** The message was there before. */
async function again(services: MessageServices, question: DigestedQuestion, earlier: CardMessage): Promise<CardAnswer> {
  if (earlier.fingerprint !== question.fingerprint) {
    const detail = 'the reference belongs to a message with another content';
    throw refuseField('REFERENCE_REUSED', '/reference', 'reused', detail);
  }
  const { clientId, transactionId: id } = earlier;
  if (clientId === null) return strangersAnswer(earlier);
  if (question.repeat) return answerOf(await services.processor.decided({ clientId, id }));
  if (!question.network.mayReportOf(clientId)) {
    if ('id' in question.message.card) throw unknownCard();
    return strangersAnswer(earlier);
  }
  const client = (await findClient(services.db, clientId)) as Client;
  const repeated = (await findCardTransaction(services.db, clientId, id)) as CardTransaction;
  const message = await messageOf(services, question, false);
  return answerOf(await services.processor.receive(client, message, { repeated }));
}
