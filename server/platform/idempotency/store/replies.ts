import type { Reader, Tx } from '../../store/db';
import type { EarlierReply, IdempotentRequest, StoredReply } from '../request';

/** The parts of a request that its reply is found by. */
export type KeyOf = Pick<IdempotentRequest, 'clientId' | 'operationId' | 'key'>;

/**
 * Takes a key for this transaction. When another request with the same key is in flight, this waits until that one has
 * committed or failed. A claimed key must be completed before the commit.
 * @returns null when the key is free, and now taken; otherwise the reply of the request that has it.
 */
export async function claim(tx: Tx, request: IdempotentRequest): Promise<EarlierReply | null> {
  const claimed = await tx
    .knex('idempotency')
    .insert({ ...columnsOf(request), fingerprint: request.fingerprint, created_at: request.now })
    .onConflict(['client_id', 'operation_id', 'key'])
    .ignore()
    .returning('key');
  if (claimed.length === 1) return null;
  const earlier = await findReply(tx, request);
  if (earlier === null) throw new Error('an idempotency key was neither free nor taken');
  return earlier;
}

/** Keeps the reply with the key that this transaction has claimed. */
export async function complete({ knex }: Tx, key: KeyOf, { status, body }: Omit<StoredReply, 'fingerprint'>) {
  const changed = await knex('idempotency').where(columnsOf(key)).whereNull('status').update({ status, body });
  if (changed !== 1) throw new Error('an idempotency key was completed without having been claimed');
}

/** Returns what a key led to, or null when the key is free. */
export async function findReply({ knex }: Reader, key: KeyOf): Promise<EarlierReply | null> {
  const row = await knex('idempotency').where(columnsOf(key)).first('fingerprint', 'status', 'body');
  return row ?? null;
}

function columnsOf({ clientId, operationId, key }: KeyOf): Record<string, string> {
  return { client_id: clientId, operation_id: operationId, key };
}
