import type { Db, Tx } from '../store/db';
import { type FixedReply, type IdempotentRequest, replay, storedReply } from './request';
import { claim, complete } from './store/replies';

/**
 * Thrown by a unit of work that depends on something that is not decided yet. It is rolled back, including its key, and
 * run again after a wait without an open transaction.
 */
export class RetryWhenDecided extends Error {
  override name = 'RetryWhenDecided';

  /** @param wait waits until it is decided; an error that it throws ends the request */
  constructor(readonly wait: () => Promise<unknown>) {
    super('the work depends on what is still open');
  }
}

/**
 * Runs a write in one transaction. With an idempotency key the key is claimed first: a repeat that arrives while the
 * first is in flight waits for it and then gets the first reply, byte for byte. A refusal rolls everything back, so
 * that its key stays usable. Work that throws `RetryWhenDecided` waits as `RetryWhenDecided` says and is run again.
 * @param request null for a request without a key
 * @throws DomainError when the key belongs to another request, and those of the work and its wait
 */
export async function runOnce(
  db: Db,
  request: IdempotentRequest | null,
  work: (tx: Tx) => Promise<FixedReply>,
): Promise<FixedReply> {
  for (;;) {
    try {
      return await db.transaction((tx) => (request === null ? work(tx) : runClaimed(tx, request, work)));
    } catch (error) {
      if (!(error instanceof RetryWhenDecided)) throw error;
      await error.wait();
    }
  }
}

/** Runs the work of a request in a transaction that ends with its reply, unless the key led to a reply already. */
export async function runClaimed(
  tx: Tx,
  request: IdempotentRequest,
  work: (tx: Tx) => Promise<FixedReply>,
): Promise<FixedReply> {
  const earlier = await claim(tx, request);
  if (earlier !== null) return replay(request, earlier);
  const reply = await work(tx);
  complete(tx, request, storedReply(request, reply));
  return reply;
}
