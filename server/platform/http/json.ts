import { isUtf8 } from 'node:buffer';
import type { ErrorCode } from '../../../generated/errors';
import { DomainError } from '../../kernel/errors';

const MAX_DEPTH = 32;
const LONE_SURROGATE = /\p{Surrogate}/u;
const BYTE_ORDER_MARK = '\ufeff';

/** The refusal of a body, or of a place in it. */
export function refuseBody(code: ErrorCode, reason: string, detail: string, pointer = ''): DomainError {
  return new DomainError(code, [{ code: reason, detail, location: 'body', pointer }]);
}

/**
 * Decodes UTF-8 that must be valid. A byte order mark, which RFC 8259 lets a reader ignore, is left out.
 * @throws DomainError with `code`
 */
export function decodeText(bytes: Buffer, code: ErrorCode): string {
  if (!isUtf8(bytes)) throw refuseBody(code, 'encoding', 'the body is not valid UTF-8');
  const text = bytes.toString('utf8');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** Counts how deep the brackets of a JSON text nest; brackets inside strings do not count. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 92) i += 1;
      else if (c === 34) inString = false;
    } else if (c === 34) inString = true;
    else if (c === 123 || c === 91) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (c === 125 || c === 93) depth -= 1;
  }
  return deepest;
}

/** Decides whether a text has more than `count` opening brackets, wherever: one with fewer can't nest deeper. */
function opensMore(text: string, count: number): boolean {
  let left = count;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      left -= 1;
      if (left < 0) return true;
    }
  }
  return false;
}

/**
 * Parses JSON from a caller we do not trust: bounded depth, no NUL characters and no keys that reach into prototypes.
 * @throws DomainError with `code`, naming the reason.
 */
export function parseJson(text: string, code: ErrorCode): unknown {
  if (opensMore(text, MAX_DEPTH) && depthOf(text) > MAX_DEPTH) {
    throw refuseBody(code, 'depth', `the body nests deeper than ${MAX_DEPTH} levels`);
  }
  const value = parseOrRefuse(text, code);
  if (text.includes('__proto__') || text.includes('\\u')) assertHarmless(value, '', code);
  return value;
}

function parseOrRefuse(text: string, code: ErrorCode): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuseBody(code, 'syntax', 'the body is not valid JSON');
  }
}

/**
 * Refuses characters that can't be stored and names that reach into prototypes, wherever in a value they stand.
 * @throws DomainError with `code`
 */
export function assertHarmless(value: unknown, pointer: string, code: ErrorCode): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw refuseBody(code, 'character', 'the NUL character is not allowed', pointer);
    if (LONE_SURROGATE.test(value))
      throw refuseBody(code, 'character', 'half of a surrogate pair is not a character', pointer);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || key.includes('\u0000'))
      throw refuseBody(code, 'unknown', 'this name is not allowed', pointer);
    assertHarmless(item, `${pointer}/${key}`, code);
  }
}
