import { BulkByClient } from '../../store/bulk';
import type { Reader } from '../../store/db';
import type { QueuedRead } from '../../store/reads';
import { type Sql, sqlFor } from '../../store/sql';
import type { RecordOf } from '../../store/table';
import type { BulkWrite } from '../../store/writes';
import type { BatchOutcome, KeptReply } from '../batched';
import { type EarlierReply, type IdempotentRequest, isKept } from '../request';
import type { KeyOf } from './replies';
import { idempotency } from './tables';

type ReplyRow = RecordOf<typeof idempotency>;

const bulk = new BulkByClient(idempotency);

const NAMES = ['client_id', 'operation_id', 'key', 'fingerprint', 'status', 'body'];
const COLUMNS = NAMES.map((name) => `i.${name}`).join(', ');
const MATCH = 'i.client_id = value ->> 0 AND i.operation_id = value ->> 1 AND i.key = value ->> 2';
/**
 * The plan always starts with the keys and looks up the replies, for any size of the table of replies at planning time.
 */
export const FIND_REPLIES: Sql & { distributed: string } = {
  // CROSS JOIN keeps SQLite from reading the whole table first (sqlite.org/optoverview.html, 8.2).
  sqlite: `SELECT ${COLUMNS} FROM json_each(?) CROSS JOIN idempotency AS i ON ${MATCH}`,
  // OFFSET keeps PostgreSQL from turning it into a join that could start with the other table.
  postgres: `SELECT i.* FROM jsonb_array_elements(?::jsonb) AS value
    CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM idempotency AS i WHERE ${MATCH} OFFSET 0) AS i`,
  distributed: `WITH wanted AS MATERIALIZED (SELECT value FROM jsonb_array_elements(?::jsonb) AS value)
    SELECT ${COLUMNS} FROM wanted JOIN idempotency AS i ON ${MATCH}`,
};

const THERE = FIND_REPLIES.postgres.replace('?::jsonb', '$1');

/** A request of a batch that came with a key. */
export type BatchedRequest = Pick<IdempotentRequest, 'clientId' | 'operationId' | 'key' | 'fingerprint' | 'now'>;

/** Describes the read of the replies that the keys of a batch led to; null where no request has one. */
export function readReplies(tx: Reader, requests: readonly (KeyOf | null)[]): QueuedRead | null {
  const keys: string[][] = [];
  for (const request of requests) {
    if (request !== null) keys.push([request.clientId, request.operationId, request.key]);
  }
  if (keys.length === 0) return null;
  const parameter = JSON.stringify(keys);
  return { sql: sqlFor(tx, FIND_REPLIES), columns: NAMES, parameters: [parameter], there: { sql: THERE, parameter } };
}

const NONE: ReadonlyMap<string, EarlierReply> = new Map();

/** Holds the replies that belong to the idempotency keys of one batch: the stored ones and those made by it. */
export class BatchReplies {
  private readonly known = new Map<string, EarlierReply>();
  private readonly made: ReplyRow[] = [];
  private readonly before: ReadonlyMap<string, EarlierReply>;

  /**
   * @param rows the result of `readReplies`
   * @param before the replies of a batch that is being written, which may be missing in the rows
   */
  constructor(rows: readonly Record<string, unknown>[], before?: BatchReplies) {
    this.before = before?.known ?? NONE;
    for (const row of rows) {
      const { fingerprint, status, body } = row as unknown as EarlierReply;
      const key = { clientId: row.client_id, operationId: row.operation_id, key: row.key } as KeyOf;
      this.known.set(keyText(key), { fingerprint, status, body });
    }
  }

  /** Returns the outcome of a request that repeats an earlier one; null for a new one. */
  find(request: BatchedRequest | null): BatchOutcome | null {
    if (request === null) return null;
    const text = keyText(request);
    const earlier = this.known.get(text) ?? this.before.get(text);
    if (earlier === undefined) return null;
    if (earlier.fingerprint !== request.fingerprint) return { kind: 'reused' };
    if (!isKept(earlier)) return { kind: 'forgotten' };
    return { kind: 'replayed', reply: { status: earlier.status, body: earlier.body } };
  }

  /** Keeps the reply to a new request for its repeats. */
  add(request: BatchedRequest | null, { status, body }: KeptReply): void {
    if (request === null) return;
    const { clientId, operationId, key, fingerprint, now } = request;
    this.known.set(keyText(request), { fingerprint, status, body });
    this.made.push({ clientId, operationId, key, fingerprint, status, body, createdAt: now });
  }

  /**
   * Describes the write of the new replies, in the order that all batches write them in; null where there are none.
   * Running it throws UniqueViolation `idempotency_pkey` when another process has taken a key meanwhile.
   */
  write(): BulkWrite | null {
    return bulk.write(this.made.sort((a, b) => (a.key < b.key ? -1 : 1)));
  }
}

function keyText({ clientId, operationId, key }: KeyOf): string {
  return `${clientId} ${operationId} ${key}`;
}
