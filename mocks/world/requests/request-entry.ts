import type { ServerResponse } from 'node:http';
import type { OperationRule } from '../../../generated/operations';
import type { Answered } from '../../../server/platform/http/observer';
import type { Unreadable } from '../../../server/platform/http/unreadable';
import { type NewEntry, NOBODY } from '../store/request-log';
import { idsIn, joinIds } from './ids';
import { MAX_BYTES, messageOf } from './message';
import { type Packed, type Slabs, unpack } from './packed';
import { REDACTED, redactTarget } from './redact';

const IDEMPOTENCY_KEY = 'x-idempotency-key';
const NO_PLACES: readonly string[] = [];

/** A request as it was answered: taken on the hot path, made an entry of later. Most of it waits as bytes. */
export interface SeenRequest {
  rule: OperationRule | null;
  clientId: string;
  revision: string;
  packed: Packed;
}

/** Takes what an entry is made of. The request itself, with its connection, is let go. */
export function seeRequest(request: Answered, preferredRevision: string, endedAt: number, slabs: Slabs): SeenRequest {
  const { requestId, rule, client, body, arrivedAt, milliseconds, refused, ctx } = request;
  const { method = '', url = '', rawHeaders, headers } = ctx.req;
  const text = typeof ctx.body === 'string' ? ctx.body : '';
  const packed = slabs.pack([
    requestId,
    method,
    url,
    String(ctx.res.statusCode),
    refused?.code ?? '',
    String(arrivedAt),
    String(endedAt),
    String(Math.round(Date.now() - milliseconds)),
    String(Math.round(milliseconds * 1000)),
    cameWith(rawHeaders),
    wentWith(ctx.res),
    headers['content-length'] ?? '',
    body === undefined || Number(headers['content-length']) > MAX_BYTES ? '' : JSON.stringify(body),
    text.length > MAX_BYTES ? String(Buffer.byteLength(text)) : '',
    text.length > MAX_BYTES ? '' : text,
  ]);
  return { rule, clientId: client?.id ?? NOBODY, revision: client?.revision ?? preferredRevision, packed };
}

/** Takes a request that could not be read: of it there is nothing but its answer. */
export function seeUnreadable(
  { requestId, status, code, answer }: Unreadable,
  revision: string,
  now: number,
  slabs: Slabs,
): SeenRequest {
  const [head = '', text = ''] = answer.split('\r\n\r\n');
  const [, ...lines] = head.split('\r\n');
  const headers = lines.map((line) => `${line.replace(': ', '\n')}\n`).join('');
  const unknown = '';
  const packed = slabs.pack([
    ...[requestId, unknown, unknown, String(status), code, String(now), String(now), String(Date.now()), '0'],
    ...[unknown, headers, unknown, unknown, '', text],
  ]);
  return { rule: null, clientId: NOBODY, revision, packed };
}

/** Headers as they came: names and values in turn. A token is not shown, and not kept in memory either. */
function cameWith(rawHeaders: readonly string[]): string {
  let kept = '';
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    const isToken = name.length === AUTHORIZATION.length && name.toLowerCase() === AUTHORIZATION;
    kept += `${name}\n${isToken ? REDACTED : rawHeaders[at + 1]}\n`;
  }
  return kept;
}

const AUTHORIZATION = 'authorization';

/** The headers of an answer, in the same way. */
function wentWith(response: ServerResponse): string {
  let kept = '';
  for (const name of response.getHeaderNames()) kept += `${name}\n${response.getHeader(name)}\n`;
  return kept;
}

/** Headers by name in lower case. What came more than once is one list (RFC 9110, 5.3). */
function headersFrom(kept: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const lines = kept.split('\n');
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const name = (lines[at] as string).toLowerCase();
    const value = lines[at + 1] as string;
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

const resultOf = (status: number): NewEntry['result'] =>
  status < 400 ? 'ACCEPTED' : status < 500 ? 'REFUSED' : 'FAILED';

/** Makes the entry of a request. */
export function requestEntry({ rule, clientId, revision, packed }: SeenRequest): NewEntry {
  const [
    requestId = '',
    method = '',
    url = '',
    status,
    errorCode,
    arrivedAt,
    endedAt,
    realAt,
    microseconds,
    came = '',
    went = '',
    length = '',
    body = '',
    textBytes = '',
    text = '',
  ] = unpack(packed);
  const requestHeaders = headersFrom(came);
  const request = messageOf({
    headers: requestHeaders,
    value: body === '' ? undefined : JSON.parse(body),
    bytes: length === '' ? Buffer.byteLength(body) : Number(length) || 0,
    sensitive: rule?.sensitive.request ?? NO_PLACES,
  });
  const response = messageOf({
    headers: headersFrom(went),
    text: text === '' ? undefined : text,
    bytes: Number(textBytes),
    sensitive: rule?.sensitive.response ?? NO_PLACES,
  });
  const target = redactTarget(url, namesOf(rule));
  const key = requestHeaders[IDEMPOTENCY_KEY];
  const texts = [target, request.body === null ? '' : JSON.stringify(request.body), response.body === null ? '' : text];
  return {
    id: requestId,
    clientId,
    direction: 'REQUEST',
    result: resultOf(Number(status)),
    operation: rule?.operationId ?? null,
    revision,
    method,
    target,
    status: Number(status),
    errorCode: errorCode === '' ? null : (errorCode as string),
    idempotencyKey: key ?? null,
    resourceIds: joinIds(idsIn(texts, new Set([requestId, clientId, String(key)]))),
    createdAt: Number(arrivedAt),
    endedAt: Number(endedAt),
    realAt: Number(realAt),
    microseconds: Number(microseconds),
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

const names = new WeakMap<OperationRule, ReadonlySet<string>>();
const NO_NAMES: ReadonlySet<string> = new Set();

function namesOf(rule: OperationRule | null): ReadonlySet<string> {
  if (rule === null) return NO_NAMES;
  const known = names.get(rule) ?? new Set(rule.parameters.map(({ name }) => name));
  names.set(rule, known);
  return known;
}
