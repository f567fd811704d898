// Reports about cards from the embosser, from the card network, and of loss or theft. Each report is one unit of work
// that the caller opens. A step that the lifecycle does not allow is refused with ILLEGAL_STEP.

import { DomainError } from '../kernel/errors';
import type { Tx } from '../platform/store/db';
import { type Batch, ready } from './rules/batch';
import { type Card, embossed, existingCard, expired, reported } from './rules/card';
import { lockBatch, updateBatch } from './store/batches';
import { embossCardsOfBatch, lockCard, updateCard } from './store/cards';

/** A thing of a client that a report is about. */
export interface Subject {
  clientId: string;
  id: string;
  now: number;
}

/** The record before and after a report. */
export interface Reported<T> {
  before: T;
  after: T;
}

async function report(tx: Tx, { clientId, id }: Subject, step: (card: Card) => Card): Promise<Reported<Card>> {
  const before = existingCard(await lockCard(tx, clientId, id));
  const after = step(before);
  await updateCard(tx, after);
  return { before, after };
}

/**
 * The plastic of a card is made.
 * @throws DomainError CARD_NOT_FOUND, ILLEGAL_STEP
 */
export function cardEmbossed(tx: Tx, subject: Subject): Promise<Reported<Card>> {
  return report(tx, subject, (card) => embossed(card, subject.now));
}

/**
 * The last month of a card is over.
 * @throws DomainError CARD_NOT_FOUND, ILLEGAL_STEP
 */
export function cardExpired(tx: Tx, subject: Subject): Promise<Reported<Card>> {
  return report(tx, subject, (card) => expired(card, subject.now));
}

/**
 * Records the report that a card is lost or stolen.
 * @throws DomainError CARD_NOT_FOUND, ILLEGAL_STEP
 */
export function cardReported(tx: Tx, subject: Subject, as: 'LOST' | 'STOLEN'): Promise<Reported<Card>> {
  return report(tx, subject, (card) => reported(card, as, subject.now));
}

/**
 * The plastic of a whole batch is made: its cards that are CREATED become EMBOSSED.
 * @throws DomainError BATCH_NOT_FOUND, ILLEGAL_STEP
 */
export async function batchMade(tx: Tx, { clientId, id, now }: Subject): Promise<Reported<Batch>> {
  const before = await lockBatch(tx, clientId, id);
  if (before === null) throw new DomainError('BATCH_NOT_FOUND');
  const after = ready(before, now);
  await updateBatch(tx, after);
  await embossCardsOfBatch(tx, { id, clientId }, now);
  return { before, after };
}
