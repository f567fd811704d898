import type { ErrorCode } from '../../../generated/errors';
import type { Check, OperationRule } from '../../../generated/operations';
import { isBlank } from '../../kernel/blank';
import { DomainError, type ErrorDetail } from '../../kernel/errors';
import { allFailures, type Failure } from './all-failures';
import { causesAmong, isChoice, isWithin, leading } from './causes';
import { suggestionFor } from './suggestion';
import { inWords, listInWords } from './words';

export type { Failure } from './all-failures';

type Location = ErrorDetail['location'];

/** More mistakes than these are not told apart: a caller mends the first ones first. */
const MAX_DETAILS = 32;

const NAMES: Record<string, (params: Record<string, unknown>) => string | undefined> = {
  required: (params) => params.missingProperty as string,
  dependentRequired: (params) => params.missingProperty as string,
  additionalProperties: (params) => params.additionalProperty as string,
  unevaluatedProperties: (params) => params.unevaluatedProperty as string,
};

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

const NUL = '\u0000';
const CONTROL = /\p{Control}/u;
/** How a pattern ends that takes no control characters. */
const ONE_LINE = '[^\\u0000-\\u001F\\u007F-\\u009F]*$';

/** Decides whether a text that says something holds a control character. */
function hasControl(text: string): boolean {
  return CONTROL.test(text) && !isBlank(text);
}

function reason(failure: Failure): { code: string; detail: string } {
  const { keyword, data, propertyName } = failure;
  if (keyword === 'pattern' && String(propertyName ?? data).includes(NUL)) {
    return { code: 'character', detail: 'the NUL character is not allowed' };
  }
  if (keyword === 'pattern' && String(failure.params.pattern).endsWith(ONE_LINE) && hasControl(String(data))) {
    return { code: 'character', detail: 'control characters, such as tabs and line breaks, are not allowed' };
  }
  if (propertyName !== undefined) return { code: 'name', detail: `the name ${inWords(failure)}` };
  switch (keyword) {
    case 'required':
      return { code: 'required', detail: 'is required' };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { code: 'unknown', detail: `is not known here${suggestion(failure)}` };
    case 'enum':
      return {
        code: 'enum',
        detail: `must be ${listInWords(failure.params.allowedValues as unknown[])}`,
      };
    case 'const':
      return { code: 'enum', detail: `must be ${String(failure.params.allowedValue)}` };
    case 'false schema':
      return { code: 'unexpected', detail: inWords(failure) };
    default:
      return { code: keyword, detail: inWords(failure) };
  }
}

/** Suggests the known field that a caller may have meant by an unknown one. */
function suggestion({ params, parentSchema }: Failure): string {
  const known = (parentSchema as { properties?: object } | undefined)?.properties ?? {};
  return suggestionFor(String(params.additionalProperty ?? params.unevaluatedProperty), Object.keys(known));
}

/** Puts a failed keyword into the caller's terms. Parameters are named, bodies pointed into. */
function describe(failure: Failure, location: Location): ErrorDetail {
  const name = failure.propertyName ?? NAMES[failure.keyword]?.(failure.params);
  const pointer = name === undefined ? failure.instancePath : `${failure.instancePath}/${escapePointer(name)}`;
  const { code, detail } = reason(failure);
  if (location === 'body') return { code, detail: pointer === '' ? `the body ${detail}` : detail, location, pointer };
  const [parameter = ''] = pointer.slice(1).split('/');
  return { code, detail, location, pointer: parameter.replaceAll('~1', '/').replaceAll('~0', '~') };
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

/** Every mistake of a part of a request, the leading one first, each place once. */
function detailsOf(first: ErrorDetail, causes: readonly Failure[], location: Location): ErrorDetail[] {
  const details = new Map([[first.pointer, first]]);
  for (const failure of causes) {
    const detail = describe(failure, location);
    const known = [...details.keys()];
    // A place in a choice was told by the failure that leads; the choice itself would say less.
    if (isChoice(failure) && known.some((pointer) => isWithin(pointer, detail.pointer))) continue;
    if (!details.has(detail.pointer)) details.set(detail.pointer, detail);
    if (details.size >= MAX_DETAILS) break;
  }
  return [...details.values()];
}

/** The mistakes in one part of a request, and the code of the leading one. */
export interface Violation {
  code: ErrorCode;
  details: ErrorDetail[];
}

/** Holds a value against a part of the contract. @returns every mistake, the leading one first; none where it follows it */
export function mistakesOf(check: Check | null, location: Location, value: unknown): ErrorDetail[] {
  return check === null || check(value) ? [] : refusedBy(check, location, value);
}

/** Every mistake of a value that a check has just refused. */
function refusedBy(check: Check, location: Location, value: unknown): ErrorDetail[] {
  const failures = allFailures(check, value);
  const first = describe(leading(failures, (check.errors ?? []) as readonly Failure[]), location);
  return detailsOf(first, causesAmong(failures), location);
}

/** Holds a part of the request against the contract; null where it follows it. */
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

/** Of one place only the first mistake is told: what follows from it would be told beside its cause. */
function eachPlaceOnce(details: readonly ErrorDetail[]): ErrorDetail[] {
  const told = new Map<string, ErrorDetail>();
  for (const detail of details) {
    const place = `${detail.location} ${detail.pointer}`;
    if (!told.has(place)) told.set(place, detail);
  }
  return [...told.values()];
}

/**
 * Refuses a request with all that is wrong with it. The first part that is wrong decides the code.
 * @throws DomainError when there is anything
 */
export function refuseViolations(violations: readonly (Violation | null)[]): void {
  const first = violations.find((violation) => violation !== null);
  if (first === undefined || first === null) return;
  const details = violations.flatMap((violation) => violation?.details ?? []);
  throw new DomainError(first.code, eachPlaceOnce(details).slice(0, MAX_DETAILS));
}
