import type { OperationRule } from '../../../generated/operations';
import { parsedJson } from '../../kernel/parsed-json';
import { nestsTooDeep } from '../../platform/http/json';
import { mistakeIn } from '../../platform/http/violations';

/** A reply as the contract has it. */
export interface Reply {
  status: number;
  /** Undefined where the contract has none. */
  body: unknown;
}

/** Statuses by which a network says that it can't now. */
const UNAVAILABLE: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The meaning of an answer: a reply, or the reason why it is none. */
type ReplyRead =
  | { kind: 'reply'; reply: Reply }
  | { kind: 'unavailable' | 'credentials' | 'broken-reply'; detail: string };

/** Reads an answer by the contract of the operation. Mistakes are reported by their places, never by their values. */
export function readReply(rule: OperationRule, { status, text }: { status: number; text: string }): ReplyRead {
  if (UNAVAILABLE.has(status)) return { kind: 'unavailable', detail: `it answers ${status}` };
  if (status === 401 || status === 403) return { kind: 'credentials', detail: `it answers ${status}` };
  const documented = rule.responses[status];
  if (documented === undefined) return { kind: 'broken-reply', detail: `the contract has no answer ${status}` };
  if (documented.check === null) return { kind: 'reply', reply: { status, body: undefined } };
  if (nestsTooDeep(text)) return { kind: 'broken-reply', detail: `the body of the answer ${status} nests too deep` };
  const body = parsedJson(text);
  // JSON has such characters only as escapes.
  if (text.includes('\\u') && !isStorable(body))
    return { kind: 'broken-reply', detail: `the body of the answer ${status} has half a character or NUL` };
  if (body === undefined) return { kind: 'broken-reply', detail: `the body of the answer ${status} is not JSON` };
  const mistake = mistakeIn(documented.check, body);
  if (mistake !== null) return { kind: 'broken-reply', detail: `the body of the answer ${status} at ${mistake}` };
  return { kind: 'reply', reply: { status, body } };
}

/** The characters that PostgreSQL does not store: requests are refused because of them, too. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}
