import type { Books } from '../domain/ledger/books';
import { decide } from '../domain/ledger/decide';
import { readLimits, type WrittenLimits } from '../domain/ledger/limits';
import type { Decision, Movement } from '../domain/ledger/movement';
import { type Activity, lockActivity, updateActivity } from '../store/activities';
import type { Tx } from '../store/db';
import type { OutboxEvent } from '../store/outbox';
import { neededBy } from './batch';
import { Journal, type Told } from './journal';
import { loadBooks } from './load';
import { slotFor } from './slot';

/** What the movements of one transaction share: written once, as its last step. */
interface Session {
  journal: Journal;
  books: Books[];
}

const sessions = new WeakMap<Tx, Session>();

function sessionOf(tx: Tx): Session {
  let session = sessions.get(tx);
  if (session === undefined) {
    const opened: Session = { journal: new Journal(slotFor(tx.dialect)), books: [] };
    tx.beforeCommit(() => opened.journal.writeShared(tx, opened.books));
    sessions.set(tx, opened);
    session = opened;
  }
  return session;
}

/**
 * Decides and applies one movement inside a transaction that does more than that, by the same rules as the batches.
 * Its account is locked from here to the commit; whoever moves money on several accounts in one transaction posts in
 * the order of the accounts' ids, or locks them all first with `lockAccounts`.
 * @param describe says what tells of it, before it is applied
 * @throws DomainError as `decide`
 */
export async function postMovement(
  tx: Tx,
  movement: Movement,
  limits: WrittenLimits,
  describe: (decision: Decision) => Told,
): Promise<Decision> {
  const session = sessionOf(tx);
  const books = await loadBooks(tx, neededBy([{ movement, limits }]));
  for (const earlier of session.books) {
    for (const { clientId, currency, usage } of earlier.movedHere()) {
      books.addUsage(clientId, currency, usage, movement.now);
    }
  }
  books.setLimits(movement.clientId, readLimits(limits));
  const decision = decide(books, movement);
  session.journal.add(books, decision, describe(decision));
  session.books.push(books);
  await session.journal.writeOwn(tx);
  return decision;
}

/** Locks accounts in the one order that all transactions lock in, for those that move money on several of them. */
export async function lockAccounts(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await loadBooks(tx, { accountIds, parentIds: [], limitedClientIds: [], now: 0 });
}

/** Records activities that no movement made: what a requirement barred from the ledger, or what is still pending. */
export async function recordActivities(
  tx: Tx,
  activities: readonly Activity[],
  events: readonly OutboxEvent[],
): Promise<void> {
  const { journal } = sessionOf(tx);
  journal.addActivities(activities);
  journal.addEvents(events);
  await journal.writeOwn(tx);
}

/**
 * Changes an activity, such as one that was PENDING and is decided now.
 * @param describe makes the events that tell of the changed activity
 * @returns the changed activity, or null when the client has no such activity
 */
export async function changeActivity(
  tx: Tx,
  clientId: string,
  id: string,
  changes: Pick<Activity, 'updatedAt'> & Partial<Pick<Activity, 'result' | 'rejectionReason' | 'accountTxs' | 'data'>>,
  describe: (activity: Activity) => readonly OutboxEvent[],
): Promise<Activity | null> {
  const before = await lockActivity(tx, clientId, id);
  if (before === null) return null;
  const after: Activity = { ...before, ...changes };
  await updateActivity(tx, clientId, id, changes);
  const { journal } = sessionOf(tx);
  if (after.result !== before.result) journal.moveTotal(after, before.result);
  journal.addEvents(describe(after));
  await journal.writeOwn(tx);
  return after;
}
