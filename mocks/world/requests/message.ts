import type { components } from '../../../generated/types/sandbox';
import { parsedJson } from '../../../server/kernel/parsed-json';
import { nestsTooDeep } from '../../../server/platform/http/json';
import { redactBody, redactHeaders } from './redact';

type Message = components['schemas']['RequestLogMessage'];

/** Bodies that are longer are not kept. */
export const MAX_BYTES = 65_536;

/** A message from one side: its body as text that may be JSON, or as a value that was parsed already. */
interface Sent {
  headers: Readonly<Record<string, unknown>>;
  /** Undefined where there was none. */
  text?: string;
  value?: unknown;
  /** Bytes on the wire, where no text is at hand. */
  bytes?: number;
  sensitive: readonly string[];
}

/** A message as it is kept: without secrets, and without a body in which they can't be recognized. */
export function messageOf({ headers, text, value, bytes, sensitive }: Sent): Message {
  const size = text === undefined ? (bytes ?? 0) : Buffer.byteLength(text);
  const kept = { headers: redactHeaders(headers), body: null, body_bytes: size };
  if (size > MAX_BYTES) return { ...kept, omitted: 'TOO_LARGE' };
  if (text !== undefined && nestsTooDeep(text)) return { ...kept, omitted: 'TOO_DEEP' };
  const body = text === undefined ? value : parsedJson(text);
  if (body === undefined) return { ...kept, omitted: size === 0 ? null : text === undefined ? 'NOT_READ' : 'NOT_JSON' };
  return { ...kept, body: redactBody(body, sensitive) as never, omitted: null };
}
