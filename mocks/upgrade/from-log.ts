import type { Reader } from '../../server/platform/store/db';
import { calledOf } from '../world/requests/verdict';
import { entriesBehind, type LoggedEntry } from '../world/store/request-log';
import type { Seen, SeenCall, SeenRequest } from './seen';

/** The number of entries that are in memory at the same time. */
const CHUNK = 500;

/** The operations of this document differ between revisions; those of the sandbox do not. */
const DOCUMENT = 'openapi';

/** Reads what the request log of a sandbox has of a client, the oldest first, a part at a time. */
export async function* seenInLog(db: Reader, clientId: string): AsyncGenerator<Seen, void, undefined> {
  for (let last = 0; ; ) {
    const seen: Seen = { requests: [], calls: [], bodiesNotKept: 0 };
    const entries = await entriesBehind(db, clientId, last, CHUNK);
    for (const entry of entries) take(entry, seen);
    yield seen;
    if (entries.length < CHUNK) return;
    last = entries.at(-1)?.sequence as number;
  }
}

/** The reasons why a body that was JSON is not in the log. */
const NOT_KEPT: ReadonlySet<string> = new Set(['TOO_LARGE', 'TOO_DEEP']);

function take(entry: LoggedEntry, seen: Seen): void {
  const { direction, detail } = entry;
  if (direction === 'REQUEST' && detail.address !== null && detail.address.document !== DOCUMENT) return;
  if ([detail.request, detail.response].some((message) => NOT_KEPT.has(message?.omitted ?? ''))) {
    seen.bodiesNotKept += 1;
    return;
  }
  if (direction === 'REQUEST') seen.requests.push(requestOf(entry));
  else seen.calls.push(callOf(entry));
}

function requestOf({
  id,
  createdAt,
  revision,
  method,
  target,
  status,
  detail: { request, response },
}: LoggedEntry): SeenRequest {
  return {
    id,
    at: new Date(createdAt).toISOString(),
    revision,
    method,
    target,
    headers: request.headers,
    body: request.body ?? undefined,
    status: status ?? 0,
    reply: response?.body ?? undefined,
  };
}

function callOf({ id, createdAt, revision, operation, target, detail: { request, signature } }: LoggedEntry): SeenCall {
  return {
    id,
    at: new Date(createdAt).toISOString(),
    revision,
    path: calledOf(operation) ?? target,
    body: request.body ?? undefined,
    signed: signature !== null,
  };
}
