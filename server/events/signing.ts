import { createHmac } from 'node:crypto';
import { areSameBytes } from '../platform/crypto/same-bytes';

/** The order in which the signed parts are put together; a revision of the contract decides. */
export type SignatureOrder = 'timestamp-endpoint-body' | 'body-timestamp-endpoint';

/** The parts that are signed. */
interface SignedParts {
  /** Unix epoch seconds of signing, as decimal text. */
  timestamp: string;
  /** The endpoint called, as it stands in `x-endpoint`. */
  endpoint: string;
  /** The bytes of the body; empty where there is none. */
  body: string | Buffer;
}

const SCHEME = 'hmac-sha256 ';

/** The format of the contract. A base64 decoder alone would ignore other characters between the digits. */
const FORM = /^hmac-sha256 ([A-Za-z0-9+/]+=*)$/;

function digest(parts: SignedParts, secret: string, order: SignatureOrder): Buffer {
  const mac = createHmac('sha256', Buffer.from(secret, 'base64'));
  const { timestamp, endpoint, body } = parts;
  const ordered = order === 'timestamp-endpoint-body' ? [timestamp, endpoint, body] : [body, timestamp, endpoint];
  for (const part of ordered) mac.update(part);
  return mac.digest();
}

/**
 * The value of `x-signature`: HMAC-SHA256 (RFC 2104) over UTF-8 bytes.
 * @param secret the api-secret in base64
 */
export function sign(parts: SignedParts, secret: string, order: SignatureOrder): string {
  return SCHEME + digest(parts, secret, order).toString('base64');
}

/** Decides in constant time whether a signature belongs to these parts. A malformed signature does not. */
export function verifySignature(parts: SignedParts, signature: string, secret: string, order: SignatureOrder): boolean {
  const [, written] = FORM.exec(signature) ?? [];
  if (written === undefined) return false;
  const given = Buffer.from(written, 'base64');
  const wanted = digest(parts, secret, order);
  return areSameBytes(given, wanted);
}

/** The oldest a signature may be. Source: the interface specification's reference verification. */
export const MAX_SIGNATURE_AGE_SECONDS = 60;

/**
 * Decides whether a timestamp header is well-formed and not older, nor newer, than is allowed.
 * @param now milliseconds
 */
export function isFresh(timestamp: string, now: number): boolean {
  if (!/^[0-9]{1,12}$/.test(timestamp)) return false;
  return Math.abs(now / 1000 - Number(timestamp)) <= MAX_SIGNATURE_AGE_SECONDS;
}
