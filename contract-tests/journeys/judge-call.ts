import { refusal, type Secrets } from '../../client/signature';
import {
  type MessageName,
  type MessageRule,
  messagesFor,
  type SendName,
  type SendRule,
  sends,
} from '../../generated/events';
import type { Check } from '../../generated/operations';
import type { Revision } from '../../generated/revisions';
import { parsedJson } from '../../server/kernel/parsed-json';
import { pathPattern } from '../../server/platform/contract/path-template';

/** A call of the service, as a client's endpoint hears it. */
export interface IncomingCall {
  /** Path and query. */
  target: string;
  method: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

/** The judgement of a call. */
export interface JudgedCall {
  operation: SendName | null;
  message: MessageName | null;
  /** The parsed body, undefined when it is not JSON. */
  body: unknown;
  /** The breaches of the contract, one sentence each. */
  problems: string[];
}

/**
 * Holds a call against AsyncAPI in a revision: address, headers, closed payload, and the signature with the revision's
 * order of bytes, verified by the client's own means.
 *
 * @param trust `now` in milliseconds
 */
export function judgeCall(
  call: IncomingCall,
  revision: Revision,
  trust: { secrets: Secrets; now: number },
): JudgedCall {
  const send = Object.values(sends).find(({ address }) => matches(address, call.target));
  const body = parsedJson(call.body.toString());
  if (send === undefined)
    return { operation: null, message: null, body, problems: [`nothing is sent to ${call.target}`] };
  const rule = messageOf(send, revision, body);
  if (rule === undefined) {
    return { operation: send.name, message: null, body, problems: [`${send.name} sent a message of no known type`] };
  }
  const refused = refusal(
    call.headers,
    { endpoint: call.target, body: call.body },
    { ...trust, order: orderOf(revision) },
  );
  const problems = [
    ...(call.method === 'POST' ? [] : [`the method is ${call.method}`]),
    ...(call.headers['content-type']?.startsWith('application/json') ? [] : ['the content type is not JSON']),
    ...failures('header', rule.headers, call.headers),
    ...failures('body', rule.payload, body),
    ...(refused === null ? [] : [refused]),
  ];
  return { operation: send.name, message: rule.name, body, problems: problems.map((text) => `${rule.name}: ${text}`) };
}

/** The order of signed bytes in a revision. */
export function orderOf(revision: Revision): Revision['signature-order'] {
  return revision['signature-order'];
}

function matches(address: string, target: string): boolean {
  return pathPattern(address, '[^/?]+').test(target);
}

/** Returns the message of a body by its `type`, if one address accepts several. */
function messageOf(send: SendRule, revision: Revision, body: unknown): MessageRule | undefined {
  const rules = messagesFor(revision);
  const possible = send.messages.map((name) => rules[name]);
  if (possible.length === 1) return possible[0];
  return possible.find(({ type }) => type !== null && type === (body as { type?: unknown } | undefined)?.type);
}

/** Lists where data breaks a schema. @param what the part of the call, such as `body` */
export function failures(what: string, check: Check | null, data: unknown): string[] {
  if (check === null || check(data)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath} ${message ?? 'is wrong'}`);
}
