import { createHmac, timingSafeEqual } from 'node:crypto';

/** The order of the signed bytes. Calls and replies have the same; the revision of the contract says which. */
export type Order = 'timestamp-endpoint-body' | 'body-timestamp-endpoint';

/** Api-secrets in base64 by api-key. While a pair is being replaced there are two. */
export type Secrets = Readonly<Record<string, string>>;

/** The greatest age of a signature. */
const MAX_AGE_SECONDS = 60;

interface Parts {
  timestamp: string;
  endpoint: string;
  /** The bytes as they were received or will be sent; empty if there is no body. */
  body: Uint8Array;
}

/**
 * The value of `x-signature`: HMAC-SHA256 with the decoded api-secret over the parts, in base64.
 * @throws TypeError for a body that is not bytes, or an order that is none, which only types refuse otherwise
 */
export function signature({ timestamp, endpoint, body }: Parts, secret: string, order: Order): string {
  if (!ArrayBuffer.isView(body)) throw new TypeError(NOT_BYTES);
  if (!ORDERS.has(order)) throw new TypeError(`The order of the signed bytes is ${[...ORDERS].join(' or ')}.`);
  const head = [Buffer.from(timestamp), Buffer.from(endpoint)];
  const bytes = order === 'timestamp-endpoint-body' ? [...head, body] : [body, ...head];
  const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(Buffer.concat(bytes));
  return `hmac-sha256 ${mac.digest('base64')}`;
}

const NOT_BYTES =
  'A signature is over bytes: pass the body as a Buffer or Uint8Array, as it came and before anything parsed it.';
const ORDERS: ReadonlySet<Order> = new Set<Order>(['timestamp-endpoint-body', 'body-timestamp-endpoint']);

/** Decides whether a secret is one: anybody can sign with the bytes of none, which a variable that is not set has. */
const isSecret = (secret: string | undefined): secret is string =>
  secret !== undefined && Buffer.from(secret, 'base64').length > 0;

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The value of a header, as the `headers` of a request in Node have it. */
type HeaderValue = string | readonly string[] | undefined;

/** The headers that a call is verified by, as they came. */
export interface SignedHeaders {
  'x-api-key'?: HeaderValue;
  'x-signature'?: HeaderValue;
  'x-timestamp'?: HeaderValue;
  'x-endpoint'?: HeaderValue;
}

/** A header that is absent, or that has several values, is not one that the service signed. */
const single = (value: HeaderValue): string => (typeof value === 'string' ? value : '');

/**
 * Returns the reason not to trust a call, or null. The endpoint that was signed must be the one that was called: a call
 * to another endpoint, sent here again, is refused.
 * @param headers by name in lower case; the `headers` of a request in Node can be passed as they are
 * @param call `endpoint` is the path and query that were called, `body` the bytes that came
 * @param trust `now` in milliseconds
 */
export function refusal(
  headers: SignedHeaders | Readonly<Record<string, HeaderValue>>,
  call: { endpoint: string; body: Uint8Array },
  trust: { secrets: Secrets; order: Order; now: number },
): string | null {
  const key = single(headers['x-api-key']);
  const timestamp = single(headers['x-timestamp']);
  const given = single(headers['x-signature']);
  const secret = Object.hasOwn(trust.secrets, key) ? trust.secrets[key] : undefined;
  if (!isSecret(secret)) return 'This api-key is unknown.';
  if (headers['x-endpoint'] !== call.endpoint) return 'The call was signed for another endpoint.';
  if (!equal(given, signature({ timestamp, ...call }, secret, trust.order))) return 'The signature does not match.';
  // Only now, because a timestamp without a valid signature has no meaning.
  if (!/^[0-9]{1,12}$/.test(timestamp)) return 'The timestamp is not a number of seconds.';
  const age = trust.now / 1000 - Number(timestamp);
  // Written so that a `now` that is not a number refuses the call.
  if (!(age <= MAX_AGE_SECONDS)) return 'The signature is older than 60 seconds.';
  return age >= -MAX_AGE_SECONDS ? null : 'The signature is more than 60 seconds ahead of this clock.';
}

/**
 * The headers that something is signed with at this moment: a reply to a call, or a call in your own test.
 * @param sent `endpoint` is the path and query that are called, `body` the bytes that go; empty where there is none
 * @param by the secret in base64, and the order that the revision has; `now` in milliseconds
 */
export function signedHeaders(
  sent: { endpoint: string; body: Uint8Array },
  by: { secret: string; order: Order; now: number },
): Record<'x-endpoint' | 'x-timestamp' | 'x-signature', string> {
  const timestamp = String(Math.floor(by.now / 1000));
  const value = signature({ timestamp, ...sent }, by.secret, by.order);
  return { 'x-endpoint': sent.endpoint, 'x-timestamp': timestamp, 'x-signature': value };
}
