// What a card network reports of a transaction by its own reference. Each report is one unit of work that the caller
// opens.

import { findClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { DomainError, namedBy, unknownAt } from '../kernel/errors';
import type { ReportingNetwork } from '../platform/http/caller';
import { RetryWhenDecided } from '../platform/idempotency/once';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import type { Reader, Tx } from '../platform/store/db';
import { applyReversalsIn } from './early-reversals';
import type { CardProcessor } from './processor';
import { insertReceived } from './received-message';
import { answerAbout, type CardAnswer } from './rules/answer';
import type { Clearing } from './rules/steps';
import type { CardTransaction } from './rules/transaction';
import { clear, type Reported, refund, reverse, type Subject } from './steps';
import { findCardTransaction } from './store/card-transactions';
import { findOriginalMessage, insertEarlyReversal, lockReferences } from './store/messages';

/** A report of a network about the message that it names. */
export interface NetworkReport {
  network: ReportingNetwork;
  reference: string;
  originalReference: string;
  now: number;
}

/** Where a transaction is. */
type TransactionPlace = Pick<CardTransaction, 'clientId' | 'id'>;

/**
 * The transaction that a report is about: NOT_RECEIVED where its message has not come yet, NOT_ALLOWED where the
 * network may not report of it (any more).
 */
async function reportedTransaction(
  reader: Reader,
  { network, originalReference: reference }: Omit<NetworkReport, 'reference' | 'now'>,
): Promise<TransactionPlace | 'NOT_RECEIVED' | 'NOT_ALLOWED'> {
  const message = await findOriginalMessage(reader, { network: network.name, reference });
  if (message === null) return 'NOT_RECEIVED';
  const { clientId, transactionId: id } = message;
  if (clientId === null) throw illegal('the original was rejected');
  return network.mayReportOf(clientId) ? { clientId, id } : 'NOT_ALLOWED';
}

const illegal = (detail: string) =>
  new DomainError('ILLEGAL_STEP', [{ code: 'order', detail, location: 'body', pointer: '/original_reference' }]);

/** Runs a step. What speaks of the transaction's id, or of its state, speaks of the reference here. */
async function stepOf(
  tx: Tx,
  { clientId, id }: TransactionPlace,
  now: number,
  step: (subject: Subject) => Promise<Reported>,
): Promise<Reported> {
  const client = (await findClient(tx, clientId)) as Client;
  try {
    return await step({ client, id, now });
  } catch (error) {
    throw error instanceof DomainError ? namedBy(error, '/original_reference') : error;
  }
}

async function existing(tx: Tx, report: NetworkReport): Promise<TransactionPlace> {
  const found = await reportedTransaction(tx, report);
  if (typeof found === 'string')
    throw unknownAt('CARD_TRANSACTION_NOT_FOUND', '/original_reference', 'card transaction');
  return found;
}

/** @throws RetryWhenDecided while a transaction is being decided */
async function assertDecided(
  tx: Tx,
  processor: Pick<CardProcessor, 'decided'>,
  place: TransactionPlace,
): Promise<void> {
  const original = await findCardTransaction(tx, place.clientId, place.id);
  if (original?.state === 'PENDING') throw new RetryWhenDecided(() => processor.decided(place));
}

function made({ follower }: Reported): CardTransaction {
  if (follower === null) throw new Error('the step created no transaction');
  return follower;
}

/**
 * Reverses a transaction for the network, in full or in part.
 * @param amount minor units of the merchant's currency; null is the remaining amount
 * @returns null if the original has not arrived: the reversal waits for it
 * @throws DomainError ILLEGAL_STEP, also for an original that the network may not report of (any more), because nothing
 * would wait for it; AMOUNT_EXCEEDS_ORIGINAL; RetryWhenDecided while the original is being decided, also if that began
 * at the same moment
 */
export async function reportReversal(
  tx: Tx,
  processor: Pick<CardProcessor, 'decided'>,
  report: NetworkReport,
  amount: bigint | null,
): Promise<CardAnswer | null> {
  const { network, originalReference, now } = report;
  await lockReferences(tx, [{ network: network.name, reference: originalReference }]);
  const found = await reportedTransaction(tx, report);
  if (found === 'NOT_ALLOWED') throw illegal('the network may not report of the client of the original');
  if (found === 'NOT_RECEIVED') {
    await insertEarlyReversal(tx, {
      id: newId(),
      network: network.name,
      originalReference,
      amount,
      createdAt: now,
    });
    return null;
  }
  await assertDecided(tx, processor, found);
  const reported = await stepOf(tx, found, now, (subject) => reverse(tx, subject, amount));
  return answerAbout(found.id, made(reported).id, 'APPROVED');
}

/**
 * The network presents a transaction.
 * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP; RetryWhenDecided as `reportReversal`
 */
export async function reportClearing(
  tx: Tx,
  processor: Pick<CardProcessor, 'decided'>,
  report: NetworkReport,
  clearing: Clearing,
): Promise<CardAnswer> {
  const found = await existing(tx, report);
  await assertDecided(tx, processor, found);
  const { transaction } = await stepOf(tx, found, report.now, (subject) => clear(tx, subject, clearing));
  return answerAbout(found.id, transaction.id, 'APPROVED');
}

/**
 * The merchant gives money back.
 * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP, AMOUNT_EXCEEDS_ORIGINAL
 */
export async function reportRefund(
  tx: Tx,
  { log }: Pick<Services, 'log'>,
  report: NetworkReport,
  amount: bigint | null,
): Promise<CardAnswer> {
  const { network, reference, now } = report;
  const found = await existing(tx, report);
  const { id } = made(await stepOf(tx, found, now, (subject) => refund(tx, subject, amount)));
  const named = { network: network.name, reference };
  const { clientId } = found;
  const message = { ...named, kind: 'REFUND', fingerprint: null, clientId, transactionId: id, createdAt: now } as const;
  await insertReceived(tx, [{ message, reversalsKnown: true }]);
  await applyReversalsIn(tx, named, { now, log });
  return answerAbout(id, id, 'HELD');
}
