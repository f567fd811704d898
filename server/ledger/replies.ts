import { Bulk } from '../store/bulk';
import { Columns } from '../store/columns';
import type { Tx } from '../store/db';
import type { StoredReply } from '../store/idempotency';
import type { Read } from '../store/reads';
import type { Write } from '../store/writes';
import type { MovementRequest } from './request';

export type { StoredReply };

interface ReplyRow {
  clientId: string;
  operationId: string;
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  createdAt: number;
}

const bulk = new Bulk(
  'idempotency',
  new Columns<ReplyRow>({
    clientId: 'plain',
    operationId: 'plain',
    key: 'plain',
    fingerprint: 'plain',
    status: 'integer',
    body: 'plain',
    createdAt: 'integer',
  }),
);

const NAMES = ['client_id', 'operation_id', 'key', 'fingerprint', 'status', 'body'];
const COLUMNS = NAMES.map((name) => `i.${name}`).join(', ');
const MATCH = 'i.client_id = value ->> 0 AND i.operation_id = value ->> 1 AND i.key = value ->> 2';
/** Goes from the keys to the replies, however large the table of replies was when the plan was made. */
export const FIND_REPLIES = {
  // CROSS JOIN keeps SQLite from reading the whole table first (sqlite.org/optoverview.html, 8.2).
  sqlite: `SELECT ${COLUMNS} FROM json_each(?) CROSS JOIN idempotency AS i ON ${MATCH}`,
  // OFFSET keeps PostgreSQL from making a join of it that could go the other way.
  postgres: `SELECT i.* FROM jsonb_array_elements(?::jsonb) AS value
    CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM idempotency AS i WHERE ${MATCH} OFFSET 0) AS i`,
};

/** One text per idempotency key of one client and operation; null without a key. */
export function replyKey({ movement, idempotency }: MovementRequest): string | null {
  return idempotency === null ? null : keyText(movement.clientId, idempotency.operationId, idempotency.key);
}

/** Reads what earlier requests with the keys of these ones were answered. */
export function readReplies({ dialect }: Tx, requests: readonly MovementRequest[]): Read | null {
  const keys: string[][] = [];
  for (const { movement, idempotency } of requests) {
    if (idempotency !== null) keys.push([movement.clientId, idempotency.operationId, idempotency.key]);
  }
  if (keys.length === 0) return null;
  return { sql: FIND_REPLIES[dialect], columns: NAMES, parameter: JSON.stringify(keys) };
}

/** The replies that were found, by `replyKey`. */
export function repliesOf(rows: readonly Record<string, unknown>[]): Map<string, StoredReply> {
  const found = new Map<string, StoredReply>();
  for (const row of rows) {
    const key = keyText(row.client_id as string, row.operation_id as string, row.key as string);
    found.set(key, { fingerprint: row.fingerprint as string, status: row.status as number, body: row.body as string });
  }
  return found;
}

/** A request and the reply it got. */
export interface Answered {
  request: Pick<MovementRequest, 'movement' | 'idempotency'>;
  reply: StoredReply;
}

/** Running it throws UniqueViolation `idempotency_pkey` when another process has taken a key meanwhile. */
export function writeReplies(answered: readonly Answered[]): Write | null {
  const rows: ReplyRow[] = [];
  for (const { request, reply } of answered) {
    const { movement, idempotency } = request;
    if (idempotency === null) continue;
    const { operationId, key } = idempotency;
    const { fingerprint, status, body } = reply;
    rows.push({ clientId: movement.clientId, operationId, key, fingerprint, status, body, createdAt: movement.now });
  }
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  return bulk.write(rows);
}

function keyText(clientId: string, operationId: string, key: string): string {
  return `${clientId} ${operationId} ${key}`;
}
