import type { OperationRule } from '../../../generated/operations';
import type { Answered } from '../../../server/platform/http/observer';
import { type NewEntry, NOBODY } from '../store/request-log';
import { idsIn, joinIds } from './ids';
import { messageOf } from './message';
import { redactTarget } from './redact';

const IDEMPOTENCY_KEY = 'x-idempotency-key';
const NO_PLACES: readonly string[] = [];

/** A request as it was answered: taken on the hot path, made an entry of later. */
export interface SeenRequest extends Pick<Answered, 'requestId' | 'rule' | 'body' | 'arrivedAt' | 'milliseconds'> {
  clientId: string;
  revision: string;
  method: string;
  url: string;
  status: number;
  errorCode: string | null;
  requestHeaders: Readonly<Record<string, unknown>>;
  responseHeaders: Readonly<Record<string, unknown>>;
  text: string | undefined;
  endedAt: number;
  realAt: number;
}

/** Takes what an entry is made of. The request itself, with its connection, is let go. */
export function seeRequest(request: Answered, preferredRevision: string, endedAt: number): SeenRequest {
  const { requestId, rule, client, body, arrivedAt, milliseconds, refused, ctx } = request;
  return {
    requestId,
    rule,
    body,
    arrivedAt,
    milliseconds,
    clientId: client?.id ?? NOBODY,
    revision: client?.revision ?? preferredRevision,
    method: ctx.method,
    url: ctx.req.url ?? '',
    status: ctx.res.statusCode,
    errorCode: refused?.code ?? null,
    requestHeaders: ctx.req.headers,
    responseHeaders: ctx.res.getHeaders(),
    text: typeof ctx.body === 'string' ? ctx.body : undefined,
    endedAt,
    realAt: Date.now() - milliseconds,
  };
}

const resultOf = (status: number): NewEntry['result'] =>
  status < 400 ? 'ACCEPTED' : status < 500 ? 'REFUSED' : 'FAILED';

/** Makes the entry of a request. */
export function requestEntry(seen: SeenRequest): NewEntry {
  const { rule, requestHeaders, clientId } = seen;
  const request = messageOf({
    headers: requestHeaders,
    value: seen.body,
    bytes: bytesSent(requestHeaders, seen.body),
    sensitive: rule?.sensitive.request ?? NO_PLACES,
  });
  const response = messageOf({
    headers: seen.responseHeaders,
    text: seen.text,
    sensitive: rule?.sensitive.response ?? NO_PLACES,
  });
  const target = redactTarget(seen.url, namesOf(rule));
  const key = requestHeaders[IDEMPOTENCY_KEY];
  const texts = [
    target,
    request.body === null ? '' : JSON.stringify(request.body),
    response.body === null ? '' : (seen.text ?? ''),
  ];
  return {
    id: seen.requestId,
    clientId,
    direction: 'REQUEST',
    result: resultOf(seen.status),
    operation: rule?.operationId ?? null,
    revision: seen.revision,
    method: seen.method,
    target,
    status: seen.status,
    errorCode: seen.errorCode,
    idempotencyKey: key === undefined ? null : String(key),
    resourceIds: joinIds(idsIn(texts, new Set([seen.requestId, clientId, String(key)]))),
    createdAt: seen.arrivedAt,
    endedAt: seen.endedAt,
    realAt: Math.round(seen.realAt),
    microseconds: Math.round(seen.milliseconds * 1000),
    detail: {
      request,
      response,
      address: rule === null ? null : { document: rule.document, path: rule.path },
      eventId: null,
      problem: null,
      signature: null,
      replySignature: null,
    },
  };
}

/** What a body had on the wire: as its length says, or as long as it is when it is written again. */
function bytesSent({ 'content-length': length }: Readonly<Record<string, unknown>>, body: unknown): number {
  if (length !== undefined) return Number(length) || 0;
  return body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body));
}

const names = new WeakMap<OperationRule, ReadonlySet<string>>();
const NO_NAMES: ReadonlySet<string> = new Set();

function namesOf(rule: OperationRule | null): ReadonlySet<string> {
  if (rule === null) return NO_NAMES;
  const known = names.get(rule) ?? new Set(rule.parameters.map(({ name }) => name));
  names.set(rule, known);
  return known;
}
