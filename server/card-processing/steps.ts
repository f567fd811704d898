import type { Client } from '../kernel/client';
import { DomainError } from '../kernel/errors';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { countAgainstPurchase } from './forced';
import { postForced } from './posting';
import {
  type Clearing,
  cleared,
  purged,
  refunded,
  released,
  reversed,
  type Step,
  type StepContext,
} from './rules/steps';
import type { CardTransaction } from './rules/transaction';
import {
  findPresentments,
  findRefundedLocal,
  findTakenBack,
  insertCardTransactions,
  insertPresentments,
  lockCardTransaction,
  updateCardTransaction,
} from './store/card-transactions';

/** The transaction and client that a report of the network is about, and its moment. */
export interface Subject {
  client: Client;
  id: string;
  now: number;
}

/** A transaction after a report of the network, and the other records that the report created. */
export interface Reported {
  transaction: CardTransaction;
  follower: CardTransaction | null;
}

/**
 * Runs one step. Each is one unit of work that the caller opens.
 * @throws DomainError CARD_TRANSACTION_NOT_FOUND
 */
async function report(
  tx: Tx,
  { client, id, now }: Subject,
  step: (before: CardTransaction, own: StepContext) => Step | Promise<Step>,
): Promise<Reported> {
  const before = await locked(tx, client.id, id);
  const refundedLocal = await findRefundedLocal(tx, before);
  const { original, follower, presentment } = await step(before, { now, newId, refundedLocal });
  await updateCardTransaction(tx, original);
  const giveBack = await countAgainstPurchase(tx, before, original);
  if (presentment !== null) await insertPresentments(tx, [presentment]);
  if (follower !== null) await insertCardTransactions(tx, [follower]);
  if (follower !== null && follower.state !== 'HELD' && before.state !== 'HELD') await postForced(tx, client, follower);
  if (giveBack !== null) {
    await insertCardTransactions(tx, [giveBack]);
    await postForced(tx, client, giveBack);
  }
  return { transaction: original, follower };
}

async function locked(tx: Tx, clientId: string, id: string): Promise<CardTransaction> {
  const transaction = await lockCardTransaction(tx, clientId, id);
  if (transaction === null) throw new DomainError('CARD_TRANSACTION_NOT_FOUND');
  return transaction;
}

/**
 * The network takes a transaction back before it is presented.
 * @param amount minor units of the merchant's currency; null is all that is left
 * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP, AMOUNT_EXCEEDS_ORIGINAL, INVALID_REQUEST
 */
export function reverse(tx: Tx, subject: Subject, amount: bigint | null): Promise<Reported> {
  return report(tx, subject, (before, own) => reversed(before, amount, own));
}

/**
 * The network presents a transaction.
 * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP, INVALID_REQUEST
 */
export function clear(tx: Tx, subject: Subject, clearing: Clearing): Promise<Reported> {
  return report(tx, subject, async (before, own) => {
    const presentments = (await findPresentments(tx, before.clientId, [before.id])).length;
    return cleared(before, clearing, { presentments, takenBack: await findTakenBack(tx, before) }, own);
  });
}

/**
 * Refunds money from the merchant; the refund is held until its settlement.
 * @param amount minor units of the merchant's currency; null is the remaining amount
 * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP, AMOUNT_EXCEEDS_ORIGINAL, INVALID_REQUEST
 */
export function refund(tx: Tx, subject: Subject, amount: bigint | null): Promise<Reported> {
  return report(tx, subject, (before, own) => refunded(before, amount, own));
}

/**
 * The network's time for presenting is over.
 * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP
 */
export function expire(tx: Tx, subject: Subject): Promise<Reported> {
  return report(tx, subject, purged);
}

/**
 * Settles a refund: the user is credited, unless the refund was reversed or released since it was found.
 * @returns whether it was still HELD
 */
export async function release(tx: Tx, { client, id, now }: Subject): Promise<boolean> {
  const before = await locked(tx, client.id, id);
  if (before.state !== 'HELD') return false;
  const { refund: after, presentment } = released(before, { now, newId });
  await updateCardTransaction(tx, after);
  await insertPresentments(tx, [presentment]);
  await postForced(tx, client, { ...after, createdAt: now });
  return true;
}
