import type { ErrorCode } from '../../../generated/errors';
import type { Check, OperationRule } from '../../../generated/operations';
import { isBlank } from '../../kernel/blank';
import { composedInWords } from '../../kernel/composed';
import { DomainError, type ErrorDetail } from '../../kernel/errors';
import { allFailures, type Failure } from './all-failures';
import { causesAmong, isChoice, isWithin, leading } from './causes';
import { suggestionFor } from './suggestion';
import { inWords, listInWords } from './words';

export type { Failure } from './all-failures';

import { namesIn, pointerStep } from '../../kernel/json-pointer';

type Location = ErrorDetail['location'];

/** The most mistakes that are reported; a caller corrects the first ones first. */
const MAX_DETAILS = 32;

const NAMES: Record<string, (params: Record<string, unknown>) => string | undefined> = {
  required: (params) => params.missingProperty as string,
  dependentRequired: (params) => params.missingProperty as string,
  additionalProperties: (params) => params.additionalProperty as string,
  unevaluatedProperties: (params) => params.unevaluatedProperty as string,
};

const NUL = '\u0000';
const CONTROL = /\p{Control}/u;
/** Separators of lines, changes of the writing direction, and code points that are no characters. */
const NOT_IN_A_LINE = /[\u2028-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}]/u;
/** The end of patterns of texts in one line. */
const ONE_LINE = '[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$';

/** Says what a text in one line must not contain; undefined if the text is blank, or has something else wrong. */
function characterOutOfLine(text: string): string | undefined {
  if (isBlank(text)) return undefined;
  if (CONTROL.test(text)) return 'control characters, such as tabs and line breaks, are not allowed';
  if (!NOT_IN_A_LINE.test(text)) return undefined;
  return 'separators of lines, changes of the writing direction and noncharacters of Unicode are not allowed';
}

function reason(failure: Failure): { code: string; detail: string } {
  const { keyword, data, propertyName } = failure;
  if (keyword === 'pattern' && String(propertyName ?? data).includes(NUL)) {
    return { code: 'character', detail: 'the NUL character is not allowed' };
  }
  if (keyword === 'pattern' && String(failure.params.pattern).endsWith(ONE_LINE)) {
    const detail = characterOutOfLine(String(data));
    if (detail !== undefined) return { code: 'character', detail };
  }
  if (propertyName !== undefined) return { code: 'name', detail: `the name ${inWords(failure)}` };
  switch (keyword) {
    case 'required':
      return { code: 'required', detail: 'is required' };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { code: 'unknown', detail: `is not known here${suggestion(failure)}` };
    case 'enum':
      return { code: 'enum', detail: enumInWords(failure) };
    case 'const':
      return { code: 'enum', detail: `must be ${String(failure.params.allowedValue)}` };
    case 'false schema':
      return { code: 'unexpected', detail: inWords(failure) };
    default:
      return { code: keyword, detail: inWords(failure) };
  }
}

function enumInWords({ data, params }: Failure): string {
  const values = params.allowedValues as unknown[];
  const hint = typeof data === 'string' ? composedInWords(data, (text) => values.includes(text)) : '';
  return `must be ${listInWords(values)}${hint}`;
}

/** Suggests the known field that a caller may have meant by an unknown one. */
function suggestion({ params, parentSchema }: Failure): string {
  const known = (parentSchema as { properties?: object } | undefined)?.properties ?? {};
  return suggestionFor(String(params.additionalProperty ?? params.unevaluatedProperty), Object.keys(known));
}

/** Describes a failed keyword for the caller: with the name of the parameter, or a pointer into the body. */
function describe(failure: Failure, location: Location): ErrorDetail {
  const name = failure.propertyName ?? NAMES[failure.keyword]?.(failure.params);
  const pointer = name === undefined ? failure.instancePath : `${failure.instancePath}/${pointerStep(name)}`;
  const { code, detail } = reason(failure);
  if (location === 'body') return { code, detail: pointer === '' ? `the body ${detail}` : detail, location, pointer };
  const [parameter = ''] = namesIn(pointer);
  return { code, detail, location, pointer: parameter };
}

function codeFor(rule: OperationRule, location: Location, pointer: string): ErrorCode {
  const codes = rule.errorCodes;
  let place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  while (place !== '') {
    const code = codes[`${location}:${place}`];
    if (code !== undefined) return code;
    place = place.slice(0, place.lastIndexOf('/'));
  }
  return rule.invalidRequest;
}

/** Lists all mistakes in a part of a request, the most important one first, each place once. */
function detailsOf(first: ErrorDetail, causes: readonly Failure[], location: Location): ErrorDetail[] {
  const details = new Map([[first.pointer, first]]);
  for (const failure of causes) {
    const detail = describe(failure, location);
    const known = [...details.keys()];
    // The failure inside a choice (oneOf, anyOf) is already reported; that of the choice itself says less.
    if (isChoice(failure) && known.some((pointer) => isWithin(pointer, detail.pointer))) continue;
    if (!details.has(detail.pointer)) details.set(detail.pointer, detail);
    if (details.size >= MAX_DETAILS) break;
  }
  return [...details.values()];
}

/** The mistakes in one part of a request, and the error code of the first one. */
export interface Violation {
  code: ErrorCode;
  details: ErrorDetail[];
}

/**
 * Validates a value against a part of the contract.
 * @returns all mistakes, the most important one first; none if it is valid
 */
export function mistakesOf(check: Check | null, location: Location, value: unknown): ErrorDetail[] {
  return check === null || check(value) ? [] : refusedBy(check, location, value);
}

/**
 * Describes the most important mistake of a value by its place and the reason, never by the value: for logs and errors
 * of the service's own.
 * @returns such as `/status: must be one of SUCCESS, FAILED`; null if the value is valid
 */
export function mistakeIn(check: Check | null, value: unknown): string | null {
  const [first] = mistakesOf(check, 'body', value);
  return first === undefined ? null : `${first.pointer || '/'}: ${first.detail}`;
}

/** Lists all mistakes of a value that a validator has just refused. */
function refusedBy(check: Check, location: Location, value: unknown): ErrorDetail[] {
  const failures = allFailures(check, value);
  const first = describe(leading(failures, (check.errors ?? []) as readonly Failure[]), location);
  return detailsOf(first, causesAmong(failures), location);
}

/** Validates a part of the request against the contract; null if it is valid. */
export function violationOf(
  rule: OperationRule,
  location: Location,
  check: Check | null,
  value: unknown,
): Violation | null {
  if (check === null || check(value)) return null;
  const details = refusedBy(check, location, value);
  const [first] = details as [ErrorDetail];
  const pointer = location === 'body' ? first.pointer : `/${first.pointer}`;
  return { code: codeFor(rule, location, pointer), details };
}

/** Reports only the first mistake of each place: further ones often follow from it. */
function eachPlaceOnce(details: readonly ErrorDetail[]): ErrorDetail[] {
  const byLocation = new Map<string, ErrorDetail>();
  for (const detail of details) {
    const place = `${detail.location} ${detail.pointer}`;
    if (!byLocation.has(place)) byLocation.set(place, detail);
  }
  return [...byLocation.values()];
}

/**
 * Refuses a request with all its mistakes. The first part with a mistake decides the error code.
 * @throws DomainError if there is any mistake
 */
export function refuseViolations(violations: readonly (Violation | null)[]): void {
  const first = violations.find((violation) => violation !== null);
  if (first === undefined || first === null) return;
  const details = violations.flatMap((violation) => violation?.details ?? []);
  throw new DomainError(first.code, eachPlaceOnce(details).slice(0, MAX_DETAILS));
}
