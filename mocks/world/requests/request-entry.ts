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

/** A request that was answered, with the moments at which it was: by the service's clock and by the machine's. */
export interface AnsweredRequest {
  request: Answered;
  endedAt: number;
  realEndedAt: number;
}

/** An answered request, which is converted into an entry later. Most of it is kept as bytes until then. */
export interface SeenRequest extends Packed {
  rule: OperationRule | null;
  clientId: string;
  revision: string;
}

const decoder = new TextDecoder();

/** The client whose entry a request becomes. */
export const clientIdOf = ({ client }: Pick<Answered, 'client'>): string => (client === null ? NOBODY : client.id);

/** Copies the data for an entry. The request itself, with its connection, is released. */
export function seeRequest(
  { request, endedAt, realEndedAt }: AnsweredRequest,
  preferredRevision: string,
  slabs: Slabs,
): SeenRequest {
  const { requestId, rule, client, arrivedAt, milliseconds, refused, ctx } = request;
  const { method = '', url = '', rawHeaders } = ctx.req;
  const { body, size } = bodyOf(request);
  const text = typeof ctx.body === 'string' ? ctx.body : '';
  const isKept = text.length <= MAX_BYTES;
  const head = [requestId, method, url, refused === null ? '' : refused.code, headOf(ctx.res)];
  const start = slabs.pack({
    numbers: [
      ctx.res.statusCode,
      arrivedAt,
      endedAt,
      realEndedAt - milliseconds,
      milliseconds,
      size,
      isKept ? 0 : Buffer.byteLength(text),
    ],
    head: withHeaders(head, rawHeaders),
    body,
    text: isKept ? text : '',
  });
  const revision = client === null ? preferredRevision : (client.revision ?? preferredRevision);
  return { rule, clientId: clientIdOf(request), revision, slab: slabs.slab, start };
}

/** Takes a request that could not be read: of it there is nothing but its answer. */
export function seeUnreadable(
  { requestId, status, code, answer }: Unreadable,
  revision: string,
  now: number,
  slabs: Slabs,
): SeenRequest {
  const [answerHead = '', text = ''] = answer.split('\r\n\r\n');
  const numbers = [status, now, now, Date.now(), 0, 0, 0];
  const start = slabs.pack({ numbers, head: [requestId, '', '', code, answerHead], body: null, text });
  return { rule: null, clientId: NOBODY, revision, slab: slabs.slab, start };
}

/** A request's body as bytes of JSON, as far as they were read and can be kept, and how many bytes came. */
function bodyOf({ body: value, ctx }: Answered): { body: Uint8Array | null; size: number } {
  const sent = ctx.req.headers['content-length'];
  const came = sent === undefined ? 0 : Number(sent) || 0;
  const read = ctx.state.json as Buffer | undefined;
  if ((value === undefined && read === undefined) || came > MAX_BYTES) return { body: null, size: came };
  const body = read ?? Buffer.from(JSON.stringify(value));
  if (body.length > MAX_BYTES) return { body: null, size: body.length };
  return { body, size: sent === undefined ? body.length : came };
}

/** Adds headers as they came: names and values in turn. A token is not shown, and not kept in memory either. */
function withHeaders(fields: string[], rawHeaders: readonly string[]): string[] {
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    const isToken = name.length === AUTHORIZATION.length && name.toLowerCase() === AUTHORIZATION;
    fields.push(name, isToken ? REDACTED : (rawHeaders[at + 1] as string));
  }
  return fields;
}

const AUTHORIZATION = 'authorization';

/** The head of an answer: as Node has sent it, or built from its headers before that. */
function headOf(response: ServerResponse): string {
  const { _header: sent } = response as unknown as { _header: string | null };
  if (typeof sent === 'string') return sent;
  const lines = response.getHeaderNames().map((name) => `${name}: ${response.getHeader(name)}`);
  return ['', ...lines].join('\r\n');
}

type Headers = Record<string, string>;

/** Headers by name in lower case. What came more than once is one list (RFC 9110, 5.3). */
function addHeader(headers: Headers, name: string, value: string): void {
  const known = headers[name.toLowerCase()];
  headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
}

function headersCame(fields: readonly string[]): Headers {
  const headers: Headers = {};
  for (let at = 0; at + 1 < fields.length; at += 2) addHeader(headers, fields[at] as string, fields[at + 1] as string);
  return headers;
}

function headersWent(head: string): Headers {
  const headers: Headers = {};
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(': ');
    if (colon > 0) addHeader(headers, line.slice(0, colon), line.slice(colon + 2));
  }
  return headers;
}

const resultOf = (status: number): NewEntry['result'] =>
  status < 400 ? 'ACCEPTED' : status < 500 ? 'REFUSED' : 'FAILED';

/** Makes the entry of a request. */
export function requestEntry({ rule, clientId, revision, slab, start }: SeenRequest): NewEntry {
  const { numbers, head, body, text } = unpack({ slab, start });
  const [status = 0, arrivedAt = 0, endedAt = 0, realAt = 0, milliseconds = 0, size = 0, textSize = 0] = numbers;
  const [requestId = '', method = '', url = '', errorCode = '', went = '', ...came] = head;
  const requestHeaders = headersCame(came);
  const request = messageOf({
    headers: requestHeaders,
    text: body.length === 0 ? undefined : decoder.decode(body),
    bytes: size,
    sensitive: rule?.sensitive.request ?? NO_PLACES,
  });
  const response = messageOf({
    headers: headersWent(went),
    text: text === '' ? undefined : text,
    bytes: textSize,
    sensitive: rule?.sensitive.response ?? NO_PLACES,
    isOwn: true,
  });
  const target = redactTarget(url, namesOf(rule));
  const key = requestHeaders[IDEMPOTENCY_KEY];
  const texts = [target, request.body === null ? '' : JSON.stringify(request.body), response.body === null ? '' : text];
  return {
    id: requestId,
    clientId,
    direction: 'REQUEST',
    result: resultOf(status),
    operation: rule?.operationId ?? null,
    revision,
    method,
    target,
    status,
    errorCode: errorCode === '' ? null : errorCode,
    idempotencyKey: key ?? null,
    resourceIds: joinIds(idsIn(texts, new Set([requestId, clientId, String(key)]))),
    createdAt: arrivedAt,
    endedAt,
    realAt: Math.round(realAt),
    microseconds: Math.round(milliseconds * 1000),
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
