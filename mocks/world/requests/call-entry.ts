import type { components } from '../../../generated/types/sandbox';
import { openApiSecret } from '../../../server/events/api-secrets';
import type { ObservedCall } from '../../../server/events/call-observer';
import { verifyingPairs } from '../../../server/events/rules/key-pairs';
import { isFresh, sign } from '../../../server/events/signing';
import type { Vault } from '../../../server/platform/crypto/vault';
import { newId } from '../../../server/platform/ids';
import type { NewEntry } from '../store/request-log';
import { idsIn, joinIds } from './ids';
import { messageOf } from './message';
import { redactTarget } from './redact';

type Signature = components['schemas']['RequestLogSignature'];

/** A finished call: recorded when it ends, converted into an entry later. */
export interface SeenCall {
  call: ObservedCall;
  id: string;
  revision: string;
  endedAt: number;
  realAt: number;
}

export function seeCall(call: ObservedCall, preferredRevision: string, endedAt: number): SeenCall {
  const realAt = Date.now() - call.milliseconds;
  return { call, id: newId(), revision: call.client.revision ?? preferredRevision, endedAt, realAt };
}

/** Makes the entry of an attempt at a call. */
export function callEntry({ call, id, revision, endedAt, realAt }: SeenCall, vault: Vault): NewEntry {
  const { client, kind, resourceId, reply, url } = call;
  const request = messageOf({ headers: call.headers ?? {}, text: call.body, sensitive: [], isOwn: true });
  const response =
    reply === null ? null : messageOf({ headers: reply.headers, text: reply.body.toString('utf8'), sensitive: [] });
  const target = redactTarget(url, new Set(new URLSearchParams(url.split('?', 2)[1]).keys()));
  const ids = idsIn([JSON.stringify(request.body)], new Set([client.id, resourceId, call.idempotencyKey]));
  const result = resultOf(call);
  return {
    id,
    clientId: client.id,
    direction: 'CALL',
    result,
    operation: kind,
    revision,
    method: 'POST',
    target,
    status: reply?.status ?? null,
    errorCode: result === 'ACCEPTED' ? null : call.outcome === 'DELIVERED' ? 'INVALID_REPLY' : call.outcome,
    idempotencyKey: call.idempotencyKey,
    resourceIds: joinIds([resourceId, ...ids]),
    createdAt: call.startedAt,
    endedAt,
    realAt: Math.round(realAt),
    microseconds: Math.round(call.milliseconds * 1000),
    detail: {
      request,
      response,
      address: { document: 'client-api', path: kind },
      eventId: call.eventId,
      problem: call.problem,
      signature: call.headers === null ? null : signatureOfCall(call, realAt, vault),
      replySignature: call.signsReply && reply !== null ? signatureOfReply(call, realAt, vault) : null,
    },
  };
}

function resultOf({ outcome, problem, reply }: ObservedCall): NewEntry['result'] {
  if (outcome === 'DELIVERED') return problem === null ? 'ACCEPTED' : 'REFUSED';
  return reply === null || outcome === 'FAULT' ? 'FAILED' : 'REFUSED';
}

/** The signature that we sent, and the one that the same bytes should have. */
function signatureOfCall(call: ObservedCall, sentAt: number, vault: Vault): Signature {
  const headers = lowerCase(call.headers ?? {});
  const pair = call.pairs.find(({ id }) => id === headers['x-api-key']);
  return signatureOf(headers, { ...call, body: Buffer.from(call.body) }, pair, sentAt, vault);
}

/** The signature of a client's reply, and the expected one: with the secret of the call, unless another fits. */
function signatureOfReply(call: ObservedCall, sentAt: number, vault: Vault): Signature {
  const { headers, body } = call.reply as NonNullable<ObservedCall['reply']>;
  const given = lowerCase(headers);
  const named = lowerCase(call.headers ?? {})['x-api-key'];
  const pairs = verifyingPairs(call.pairs, call.startedAt);
  const made = [...pairs.filter(({ id }) => id === named), ...pairs.filter(({ id }) => id !== named)].map((pair) =>
    signatureOf(given, { ...call, body }, pair, sentAt, vault),
  );
  return (
    made.find(({ matches }) => matches) ?? made[0] ?? signatureOf(given, { ...call, body }, undefined, sentAt, vault)
  );
}

type Headers = Readonly<Record<string, string | undefined>>;

function lowerCase(headers: Readonly<Record<string, unknown>>): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), typeof value === 'string' ? value : undefined]),
  );
}

function signatureOf(
  headers: Headers,
  { body, order }: { body: Buffer; order: ObservedCall['order'] },
  pair: ObservedCall['pairs'][number] | undefined,
  at: number,
  vault: Vault,
): Signature {
  const timestamp = headers['x-timestamp'] ?? null;
  const endpoint = headers['x-endpoint'] ?? null;
  const received = headers['x-signature'] ?? null;
  const parts = { timestamp: timestamp ?? '', endpoint: endpoint ?? '', body };
  const named = Buffer.from(parts.timestamp + parts.endpoint);
  const signed = Buffer.concat(order === 'timestamp-endpoint-body' ? [named, body] : [body, named]);
  const expected = pair === undefined ? null : sign(parts, openApiSecret(vault, pair), order);
  return {
    signed: signed.toString('base64'),
    order,
    api_key: pair?.id ?? null,
    timestamp,
    endpoint,
    expected,
    received,
    fresh: timestamp !== null && isFresh(timestamp, at),
    matches: expected !== null && expected === received,
  };
}
