import type { components } from '../../../generated/types/sandbox';
import { parsedJson } from '../../../server/kernel/parsed-json';
import { nestsTooDeep } from '../../../server/platform/http/json';
import { contentOf } from '../../../server/platform/http/json-content';
import { repeatedNameIn } from '../../../server/platform/http/repeated-names';
import { REDACTED, redactBody, redactHeaders } from './redact';

type Message = components['schemas']['RequestLogMessage'];

/** Bodies that are longer are not kept. */
export const MAX_BYTES = 65_536;

/** A message from one side. */
interface Sent {
  headers: Readonly<Record<string, unknown>>;
  /** The body, which may be JSON; undefined if there is none, or it was not read. */
  text: string | undefined;
  /** The size of the body on the wire, if it differs from that of the text. */
  bytes?: number;
  /** Pointers to the values that the contract marks as sensitive. */
  sensitive: readonly string[];
  /** True if the service has written the text, which is then JSON without spaces. */
  isOwn?: boolean;
}

/** A message as it is kept: without secrets, and without a body in which they can't be recognized. */
export function messageOf({ headers, text, bytes, sensitive, isOwn = false }: Sent): Message {
  const size = bytes || Buffer.byteLength(text ?? '');
  const kept = { headers: redactHeaders(headers), body: null, body_bytes: size };
  if (size > MAX_BYTES) return { ...kept, omitted: 'TOO_LARGE' };
  if (text === undefined) return { ...kept, omitted: size === 0 ? null : 'NOT_READ' };
  if (nestsTooDeep(text)) return { ...kept, omitted: 'TOO_DEEP' };
  const value = parsedJson(text);
  const isWritten = isOwn || JSON.stringify(value) === text;
  if (value === undefined || (!isWritten && repeatedNameIn(text, contentOf(value).names) !== null)) {
    return { ...kept, omitted: size === 0 ? null : 'NOT_JSON' };
  }
  const body = redactBody(value, sensitive) as never;
  const isWhole = !isWritten && !JSON.stringify(body).includes(REDACTED);
  return { ...kept, body, ...(isWhole && { text }), omitted: null };
}
