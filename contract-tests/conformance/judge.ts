import { MAX_SIGNATURE_AGE_SECONDS, type SignatureOrder, verifySignature } from '../../server/events/signing';
import { parsedJson } from '../../server/kernel/parsed-json';
import { nestsTooDeep } from '../../server/platform/http/json';
import type { Check } from '../contract';
import { type Exchange, type Received, unproven, type Verdict, verdict } from './results';

/**
 * Checks answers against the contract. Every function returns the mistakes as texts; without mistakes the list is
 * empty.
 */

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * Returns what is wrong with an answer that is missing or has a status that the contract does not allow.
 * @param wanted statuses, or any 2xx
 */
export function statusProblems({ received, failure }: Exchange, ...wanted: readonly (number | '2xx')[]): string[] {
  if (received === null) return [failure ?? 'no answer'];
  const { status } = received;
  const right = wanted.some((one) => (one === '2xx' ? isSuccess(status) : status === one));
  return right ? [] : [`the status is ${status}, not ${wanted.join(' or ')}`];
}

/** The JSON of an answer; undefined when it is none, or one that nests deeper than the service reads. */
export function jsonOf({ body }: Received): unknown {
  const text = body.toString('utf8');
  return nestsTooDeep(text) ? undefined : parsedJson(text);
}

/** Says why an answer has no JSON. */
export const unreadable = ({ body }: Received): string =>
  nestsTooDeep(body.toString('utf8')) ? 'the body nests deeper than 32 levels' : 'the body is not JSON';

/** Returns the mistakes of a body that should be a decision in the contract's words. */
export function decisionProblems(received: Received, check: Check): string[] {
  const problems: string[] = [];
  const type = String(received.headers['content-type'] ?? '');
  if (!/^application\/json\b/i.test(type)) problems.push(`the content type is '${type}', not application/json`);
  const body = jsonOf(received);
  if (body === undefined) return [...problems, unreadable(received)];
  if (check(body)) return problems;
  for (const { instancePath, message, params } of check.errors ?? []) {
    const allowed = (params as { allowedValues?: unknown[] } | undefined)?.allowedValues;
    problems.push(`${instancePath || 'the body'} ${message}${allowed ? `: ${allowed.join(', ')}` : ''}`);
  }
  return problems;
}

export function emptyProblems({ body }: Received): string[] {
  return body.length === 0 ? [] : [`the body has ${body.length} bytes`];
}

interface Signing {
  apiSecret: string;
  order: SignatureOrder;
}

const OTHER_ORDER: Readonly<Record<SignatureOrder, SignatureOrder>> = {
  'timestamp-endpoint-body': 'body-timestamp-endpoint',
  'body-timestamp-endpoint': 'timestamp-endpoint-body',
};

function header(received: Received, name: string): string | null {
  const value = received.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns the mistakes of the signature over the reply's own timestamp, endpoint and body. */
export function signatureProblems(received: Received, { apiSecret, order }: Signing): string[] {
  const names = ['x-signature', 'x-timestamp', 'x-endpoint'] as const;
  const [signature, timestamp, endpoint] = names.map((name) => header(received, name));
  const missing = names.filter((name) => header(received, name) === null);
  if (missing.length > 0) return missing.map((name) => `${name} is missing`);
  const signed = { timestamp: timestamp as string, endpoint: endpoint as string, body: received.body };
  const matches = (by: SignatureOrder) => verifySignature(signed, signature as string, apiSecret, by);
  if (matches(order)) return [];
  if (matches(OTHER_ORDER[order])) return [`the bytes are signed in the order ${OTHER_ORDER[order]}, not ${order}`];
  return [`x-signature does not match x-timestamp, x-endpoint and body, in the order ${order}`];
}

/** Checks the age of the reply's signature. The check of the signature covers its format, unless it is missing. */
export function ageVerdict(received: Received): Verdict {
  const timestamp = header(received, 'x-timestamp');
  if (timestamp === null) return unproven('there is no x-timestamp');
  if (!/^[0-9]{1,12}$/.test(timestamp)) return verdict([`x-timestamp is '${timestamp}', no seconds of the unix epoch`]);
  const age = Math.round(received.at / 1000 - Number(timestamp));
  if (Math.abs(age) <= MAX_SIGNATURE_AGE_SECONDS) return verdict([]);
  return verdict([
    age > 0 ? `it was signed ${age} seconds before it came` : `it is signed ${-age} seconds in the future`,
  ]);
}
