import type { OperationRule } from '../../generated/operations';
import { DomainError } from '../domain/errors';
import type { Db, Tx } from '../store/db';
import { claim, complete, type IdempotentRequest } from '../store/idempotency';
import type { FixedReply } from './operation';

/** The refusal of a key that belongs to another request. */
export function reusedKey(rule: OperationRule): DomainError {
  const { reused, header } = rule.idempotency as NonNullable<OperationRule['idempotency']>;
  return new DomainError(reused, [
    { code: 'reused', detail: 'the key belongs to a request with another body', location: 'header', pointer: header },
  ]);
}

/**
 * Runs a write in one transaction. With an idempotency key the key is claimed first: a repeat that arrives while the
 * first is in flight waits for it and then gets the first reply, byte for byte. A refusal rolls everything back,
 * so that its key stays usable.
 */
export function runUnitOfWork(
  db: Db,
  rule: OperationRule,
  request: IdempotentRequest | null,
  work: (tx: Tx) => Promise<FixedReply>,
): Promise<FixedReply> {
  return db.transaction(async (tx) => {
    if (request === null) return work(tx);
    const earlier = await claim(tx, request);
    if (earlier !== null) {
      if (earlier.fingerprint !== request.fingerprint) throw reusedKey(rule);
      return { status: earlier.status, text: earlier.body };
    }
    const reply = await work(tx);
    await complete(tx, request, { status: reply.status, body: reply.text });
    return reply;
  });
}
