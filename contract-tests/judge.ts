import type { Check, Row, Rule, SchemaError } from './contract';
import { type AllowedHeaders, headerProblems, NONE_ALLOWED } from './headers';
import { MAX_ANSWER_LEVELS, nestsTooDeep } from './world/limits';

/** The answer of a target. `body` is the text as received, empty when there was none. */
export interface TargetAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

const SHOWN = 400;

/**
 * Compares an answer with the contract of its row: status, content type, headers by their schemas, body by the closed
 * schema, and the error code.
 *
 * @param allowed the headers and cookies that may be there although they are not documented
 * @returns the mistakes, one sentence each; empty without mistakes
 */
export function judge(row: Row, rule: Rule, answer: TargetAnswer, allowed: AllowedHeaders = NONE_ALLOWED): string[] {
  if (answer.status !== row.status) return [wrongStatus(row, answer)];
  const documented = rule.responses[row.status];
  if (!documented) return [`status ${row.status} is not documented`];
  const problems = [
    ...contentTypeProblems(documented.contentType, answer, allowed),
    ...headerProblems(documented.headers, answer.headers, allowed),
  ];
  if (documented.contentType === null) {
    return answer.body === ''
      ? problems
      : [...problems, `no body is documented, but there is one: ${shown(answer.body)}`];
  }
  if (answer.body === '') return [...problems, `a body of ${documented.contentType} is documented, but there is none`];
  const body = parsed(documented.contentType, answer.body);
  if (body === TOO_DEEP) return [...problems, `the body nests deeper than ${MAX_ANSWER_LEVELS} levels`];
  if (body === UNREADABLE) return [...problems, `the body is not JSON: ${shown(answer.body)}`];
  return [...problems, ...schemaProblems(documented.check, body), ...codeProblems(row, documented.codes, body)];
}

/**
 * Compares the details of a refusal with those of the example of its row: the reason and the place. The texts may
 * differ.
 *
 * @returns the mistakes, one sentence each; empty without mistakes
 */
export function judgeDetails(row: Row, rule: Rule, answer: TargetAnswer): string[] {
  if (row.code === null || standsForAny(row, rule)) return [];
  const expected = listed(row.details ?? []);
  const actual = listed(detailsOf(readBody(answer)));
  return actual === expected ? [] : [`details ${expected} expected as in the example, ${actual} came`];
}

/**
 * The rows whose request has another mistake than their example: many mistakes make a body invalid, and these rows send
 * an unknown field.
 */
const standsForAny = ({ code }: Row, { invalidRequest, body }: Rule) => code === invalidRequest && body !== null;

/** The details of an error, as a row has them. A page has none. */
function detailsOf(body: unknown): string[] {
  const { error } = Object(body) as { error?: { details?: { code: string; location: string; pointer: string }[] } };
  return (error?.details ?? []).map(({ code, location, pointer }) => `${code} ${location} ${pointer}`);
}

const listed = (details: readonly string[]) => `[${[...new Set(details)].sort().join(', ')}]`;

/** The body as data: parsed when it is JSON, the text otherwise. */
export function readBody(answer: TargetAnswer): unknown {
  const type = mediaType(answer);
  return parsed(type ?? '', answer.body);
}

function wrongStatus(row: Row, answer: TargetAnswer): string {
  return `status ${row.status} expected, ${answer.status} came with ${shown(answer.body)}`;
}

function contentTypeProblems(expected: string | null, answer: TargetAnswer, { headers }: AllowedHeaders): string[] {
  const actual = mediaType(answer);
  if (expected === null) {
    const isFine = actual === null || headers.includes('content-type');
    return isFine ? [] : [`the header content-type is not documented: "${actual}"`];
  }
  if (actual !== expected) return [`content type ${expected} expected, "${actual}" came`];
  const charset = CHARSET.exec(String(answer.headers['content-type']))?.[1] ?? 'utf-8';
  return charset.toLowerCase() === 'utf-8' ? [] : [`the charset utf-8 expected, ${charset} came`];
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

// RFC 9110: types are case-insensitive, and a charset parameter doesn't make another type.
function mediaType(answer: TargetAnswer): string | null {
  const value = answer.headers['content-type'];
  if (value === undefined) return null;
  return String(value).split(';')[0]?.trim().toLowerCase() ?? null;
}

/** Decides whether bodies of a media type are JSON (RFC 6839, 3.1). */
const isJson = (contentType: string): boolean => /[/+]json$/.test(contentType);

const UNREADABLE = Symbol('not JSON');
const TOO_DEEP = Symbol('too deep');

function parsed(contentType: string, body: string): unknown {
  if (!isJson(contentType)) return body;
  try {
    const value: unknown = JSON.parse(body);
    return nestsTooDeep(value) ? TOO_DEEP : value;
  } catch {
    return UNREADABLE;
  }
}

function schemaProblems(check: Check | null, body: unknown): string[] {
  if (check === null || check(body)) return [];
  return (check.errors ?? []).map((error) => describe(error, body));
}

function describe(error: SchemaError, body: unknown): string {
  const params = error.params && Object.keys(error.params).length > 0 ? ` ${JSON.stringify(error.params)}` : '';
  return `body${error.instancePath} ${error.message ?? 'is wrong'}${params} (${error.schemaPath}), in ${shown(JSON.stringify(body))}`;
}

function codeProblems(row: Row, documented: readonly string[], body: unknown): string[] {
  if (row.code === null) return [];
  const code = codeOf(body);
  if (code === row.code) return [];
  const known = documented.includes(String(code)) ? 'another documented code' : 'an undocumented code';
  return [`error_code ${row.code} expected, ${String(code)} came, ${known}`];
}

/** An error is named in `error_code`, or by a page in its root element. */
function codeOf(body: unknown): unknown {
  if (typeof body === 'string') return /<html[^>]* data-error-code="([A-Z0-9_]+)"/.exec(body)?.[1];
  return typeof body === 'object' && body !== null && 'error_code' in body ? body.error_code : undefined;
}

function shown(text: string): string {
  if (text === '') return 'an empty body';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
}
