import type { Books } from '../domain/ledger/books';
import { decide } from '../domain/ledger/decide';
import { limitsClient, readLimits } from '../domain/ledger/limits';
import type { Decision, Movement } from '../domain/ledger/movement';
import type { Tx } from '../store/db';
import { runReads } from '../store/reads';
import { Journal, type Told } from './journal';
import { openBooks, readsOfBooks } from './load';
import { type Answered, readReplies, repliesOf, replyKey, type StoredReply, writeReplies } from './replies';
import type { MovementRequest, Outcome, StoredBytes } from './request';
import { slotFor } from './slot';

/** A settled request: its outcome, or the error that refuses it. */
export type Settled = { outcome: Outcome } | { error: unknown };

/**
 * Carries out requests in the order they came, in one transaction and a fixed number of statements: everything that
 * they touch is read at once, decided in memory, and written at once. What refuses one leaves the others alone.
 */
export async function runBatch(tx: Tx, requests: readonly MovementRequest[]): Promise<Settled[]> {
  const needed = neededBy(requests);
  // Replies come last: who waited for the accounts of a request may find that it was answered meanwhile.
  const rows = await runReads(tx, [...readsOfBooks(tx, needed), readReplies(tx, requests)]);
  const replies = repliesOf(rows.pop() ?? []);
  const books = openBooks(rows, needed.now);
  const journal = new Journal(slotFor(tx.dialect));
  const fresh = new Map<string, Answered>();
  const settled = requests.map((request) => settle(request, books, replies, journal, fresh));
  await journal.write(tx, books, [writeReplies([...fresh.values()])]);
  return settled;
}

function settle(
  request: MovementRequest,
  books: Books,
  replies: Map<string, StoredReply>,
  journal: Journal,
  fresh: Map<string, Answered>,
): Settled {
  const key = replyKey(request);
  const earlier = key === null ? undefined : replies.get(key);
  if (earlier !== undefined) return { outcome: repeat(request, earlier) };
  let described: Described;
  try {
    described = describe(request, books);
  } catch (error) {
    return { error };
  }
  // Outside the try: a failure from here on is a fault of the ledger's own, and nothing of the batch may be kept.
  const { decision, told, reply } = described;
  journal.add(books, decision, told);
  if (key !== null) {
    const { status, body } = reply;
    const stored = { status, body, fingerprint: request.idempotency?.fingerprint ?? '' };
    replies.set(key, stored);
    fresh.set(key, { request, reply: stored });
  }
  return { outcome: { kind: 'applied', reply } };
}

interface Described {
  decision: Decision;
  told: Told;
  reply: StoredBytes;
}

function describe(request: MovementRequest, books: Books): Described {
  const { movement, limits } = request;
  books.setLimits(movement.clientId, readLimits(limits));
  const decision = decide(books, movement);
  const { reply, ...told } = request.describe(decision);
  return { decision, told, reply };
}

function repeat({ idempotency }: MovementRequest, earlier: StoredReply): Outcome {
  if (earlier.fingerprint !== idempotency?.fingerprint) return { kind: 'reused' };
  return { kind: 'replayed', reply: { status: earlier.status, body: earlier.body } };
}

/** Everything that the decisions of these requests look at. */
export function neededBy(requests: readonly Pick<MovementRequest, 'movement' | 'limits'>[]) {
  const accountIds = new Set<string>();
  const parentIds = new Set<string>();
  const limitedClientIds = new Set<string>();
  for (const { movement, limits } of requests) {
    for (const id of accountsOf(movement)) accountIds.add(id);
    if (movement.kind === 'single' && movement.parentId !== null) parentIds.add(movement.parentId);
    if (limitsClient(readLimits(limits))) limitedClientIds.add(movement.clientId);
  }
  return {
    accountIds: [...accountIds],
    parentIds: [...parentIds],
    limitedClientIds: [...limitedClientIds],
    now: requests[0]?.movement.now ?? 0,
  };
}

function accountsOf(movement: Movement): string[] {
  return movement.kind === 'single' ? [movement.accountId] : [movement.sourceAccountId, movement.destinationAccountId];
}
