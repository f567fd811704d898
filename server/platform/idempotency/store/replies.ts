import type { Reader, Tx } from '../../store/db';
import { prepared } from '../../store/prepared';
import { rowsOf } from '../../store/rows-of';
import type { EarlierReply, IdempotentRequest, StoredReply } from '../request';

/** The parts of a request that its reply is found by. */
export type KeyOf = Pick<IdempotentRequest, 'clientId' | 'operationId' | 'key'>;

/**
 * Takes a key for this transaction. When another request with the same key is in flight, this waits until that one has
 * committed or failed. A claimed key must be completed before the commit.
 * @returns null when the key is free, and now taken; otherwise the reply of the request that has it.
 */
export async function claim(tx: Tx, request: IdempotentRequest): Promise<EarlierReply | null> {
  const claimed = await prepared(tx, CLAIM, [...valuesOf(request), request.fingerprint, request.now]);
  if (rowsOf(claimed).length === 1) return null;
  const earlier = await findReply(tx, request);
  if (earlier === null) throw new Error('an idempotency key was neither free nor taken');
  return earlier;
}

const CLAIM = `INSERT INTO idempotency (client_id, operation_id, key, fingerprint, created_at) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (client_id, operation_id, key) DO NOTHING RETURNING key`;

/** Keeps the reply with the key that this transaction has claimed. */
export function complete(tx: Tx, key: KeyOf, { status, body }: Omit<StoredReply, 'fingerprint'>): void {
  tx.pipeline(prepared(tx, COMPLETE, [status, body, ...valuesOf(key)]));
}

const OF_KEY = 'client_id = ? AND operation_id = ? AND key = ?';
const COMPLETE = `UPDATE idempotency SET status = ?, body = ? WHERE ${OF_KEY}`;
const FIND = `SELECT fingerprint, status, body FROM idempotency WHERE ${OF_KEY}`;

/** Returns what a key led to, or null when the key is free. */
export async function findReply(reader: Reader, key: KeyOf): Promise<EarlierReply | null> {
  const [row] = rowsOf(await prepared(reader, FIND, valuesOf(key)));
  return row === undefined ? null : (row as unknown as EarlierReply);
}

const valuesOf = ({ clientId, operationId, key }: KeyOf): string[] => [clientId, operationId, key];
