import { isUtf8 } from 'node:buffer';
import type { ErrorCode } from '../../../generated/errors';
import { DomainError } from '../../kernel/errors';
import { inexactNumberIn } from './exact-numbers';
import { contentOf } from './json-content';
import { endOfString } from './json-strings';
import { repeatedNameIn } from './repeated-names';

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

/** How deep each bracket of JSON leads, by its code. */
const STEPS: Readonly<Record<number, number>> = { 123: 1, 91: 1, 125: -1, 93: -1 };
const QUOTE = 34;

/** Counts how deep the brackets of a JSON text nest; brackets inside strings do not count. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at) - 1;
    depth += STEPS[code] ?? 0;
    if (depth > deepest) deepest = depth;
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
 * Decides whether a JSON text nests deeper than the service reads. Programs that follow each level would fail on it.
 */
export const nestsTooDeep = (text: string): boolean => opensMore(text, MAX_DEPTH) && depthOf(text) > MAX_DEPTH;

/**
 * Parses JSON from an untrusted caller: it has a limited depth, no repeated name, no number whose value would change,
 * no half of a surrogate pair and no key that would change a prototype. A NUL is refused by the contract's own schemas.
 * @throws DomainError with `code`, naming the reason.
 */
export function parseJson(text: string, code: ErrorCode): unknown {
  if (nestsTooDeep(text)) {
    throw refuseBody(code, 'depth', `the body nests deeper than ${MAX_DEPTH} levels`);
  }
  const value = parseOrRefuse(text, code);
  const { names, numbers } = contentOf(value);
  const repeated = repeatedNameIn(text, names);
  if (repeated !== null) throw refuseBody(code, 'repeated', 'this name occurs twice', repeated);
  const inexact = numbers === 0 ? null : inexactNumberIn(text);
  if (inexact !== null) {
    throw refuseBody(code, 'number', 'has more digits than a JSON number can keep (about 15)', inexact);
  }
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
 * Refuses characters that can't be stored and names that would change prototypes, at any place in a value.
 * @throws DomainError with `code`
 */
export function assertHarmless(value: unknown, pointer: string, code: ErrorCode): void {
  if (typeof value === 'string') {
    assertWhole(value, pointer, code);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw refuseBody(code, 'unknown', 'this name is not allowed', pointer);
    assertWhole(key, pointer, code);
    assertHarmless(item, `${pointer}/${key}`, code);
  }
}

function assertWhole(text: string, pointer: string, code: ErrorCode): void {
  if (!LONE_SURROGATE.test(text)) return;
  throw refuseBody(code, 'character', 'half of a surrogate pair is not a character', pointer);
}
