import type { Reader, Tx } from './db';

/** What identifies an idempotent request. */
export interface IdempotentRequest {
  clientId: string;
  /** The same key in another operation is another key. */
  operationId: string;
  key: string;
  /** A digest of what was asked; a repeat with another one is refused. */
  fingerprint: string;
  now: number;
}

/** What a key led to: the answer that every repeat gets, byte for byte. */
export interface StoredReply {
  fingerprint: string;
  status: number;
  body: string;
}

/**
 * Takes a key for this transaction. When another request with the same key is in flight, this waits until that one
 * has committed or failed. A claimed key must be completed before the commit.
 * @returns null when the key is free, and now taken; otherwise the reply of the request that has it.
 */
export async function claim(tx: Tx, request: IdempotentRequest): Promise<StoredReply | null> {
  const claimed = await tx
    .knex('idempotency')
    .insert({
      client_id: request.clientId,
      operation_id: request.operationId,
      key: request.key,
      fingerprint: request.fingerprint,
      created_at: request.now,
    })
    .onConflict(['client_id', 'operation_id', 'key'])
    .ignore()
    .returning('key');
  if (claimed.length === 1) return null;
  const earlier = await findReply(tx, request);
  if (earlier === null) throw new Error('an idempotency key was neither free nor taken');
  return earlier;
}

/** Keeps the reply with the key that this transaction has claimed. */
export async function complete(
  { knex }: Tx,
  { clientId, operationId, key }: IdempotentRequest,
  reply: { status: number; body: string },
): Promise<void> {
  const changed = await knex('idempotency')
    .where({ client_id: clientId, operation_id: operationId, key })
    .whereNull('status')
    .update({ status: reply.status, body: reply.body });
  if (changed !== 1) throw new Error('an idempotency key was completed without having been claimed');
}

/** The reply that a key led to, or null when the key is free. */
export async function findReply(
  { knex }: Reader,
  { clientId, operationId, key }: Pick<IdempotentRequest, 'clientId' | 'operationId' | 'key'>,
): Promise<StoredReply | null> {
  const row = await knex('idempotency')
    .where({ client_id: clientId, operation_id: operationId, key })
    .first('fingerprint', 'status', 'body');
  return row ?? null;
}
