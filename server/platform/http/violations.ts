import type { ErrorCode } from '../../../generated/errors';
import type { Check, OperationRule } from '../../../generated/operations';
import { DomainError, type ErrorDetail } from '../../kernel/errors';
import { allFailures, type Failure } from './all-failures';
import { inWords } from './words';

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

function reason(failure: Failure): { code: string; detail: string } {
  switch (failure.keyword) {
    case 'required':
      return { code: 'required', detail: 'is required' };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { code: 'unknown', detail: 'is not known here' };
    case 'enum':
      return {
        code: 'enum',
        detail: `must be one of ${(failure.params.allowedValues as unknown[]).slice(0, 64).join(', ')}`,
      };
    case 'const':
      return { code: 'enum', detail: `must be ${String(failure.params.allowedValue)}` };
    default:
      return { code: failure.keyword, detail: inWords(failure) };
  }
}

/** Puts a failed keyword into the caller's terms. Parameters are named, bodies pointed into. */
function describe(failure: Failure, location: Location): ErrorDetail {
  const name = NAMES[failure.keyword]?.(failure.params);
  const pointer = name === undefined ? failure.instancePath : `${failure.instancePath}/${escapePointer(name)}`;
  const { code, detail } = reason(failure);
  if (location === 'body') return { code, detail: pointer === '' ? `the body ${detail}` : detail, location, pointer };
  const [parameter = ''] = pointer.slice(1).split('/');
  return { code, detail, location, pointer: parameter.replaceAll('~1', '/').replaceAll('~0', '~') };
}

/** The failure that tells the caller most: of the branches of oneOf and anyOf, the keyword itself stands last. */
function leading(failures: readonly Failure[]): Failure {
  const last = failures[failures.length - 1] as Failure;
  return last.keyword === 'oneOf' || last.keyword === 'anyOf' || last.keyword === 'if'
    ? (failures[0] as Failure)
    : last;
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

const isBranching = ({ keyword }: Failure): boolean => keyword === 'oneOf' || keyword === 'anyOf';
const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/**
 * Leaves out what only follows from another mistake: the forms of a choice that was not taken, and the keyword that
 * says a condition's branch failed.
 */
function independent(failures: readonly Failure[]): Failure[] {
  const choices = failures.filter(isBranching).map(({ instancePath }) => instancePath);
  return failures.filter(
    (failure) =>
      failure.keyword !== 'if' &&
      (isBranching(failure) || !choices.some((place) => isWithin(failure.instancePath, place))),
  );
}

/** Every mistake of a part of a request, the leading one first, each place once. */
function detailsOf(first: ErrorDetail, check: Check, location: Location, value: unknown): ErrorDetail[] {
  const details = new Map([[first.pointer, first]]);
  for (const failure of independent(allFailures(check, value))) {
    const detail = describe(failure, location);
    const known = [...details.keys()];
    // A place in a choice was told by the failure that leads; the choice itself would say less.
    if (isBranching(failure) && known.some((pointer) => isWithin(pointer, detail.pointer))) continue;
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

/** Holds a part of the request against the contract; null where it follows it. */
export function violationOf(
  rule: OperationRule,
  location: Location,
  check: Check | null,
  value: unknown,
): Violation | null {
  if (check === null || check(value)) return null;
  const failure = leading((check.errors ?? []) as readonly Failure[]);
  const { instancePath } = failure;
  const data = instancePath === '' ? value : valueAt(value, instancePath);
  const first = describe({ ...failure, data }, location);
  const pointer = location === 'body' ? first.pointer : `/${first.pointer}`;
  return { code: codeFor(rule, location, pointer), details: detailsOf(first, check, location, value) };
}

function valueAt(value: unknown, pointer: string): unknown {
  let found: unknown = value;
  for (const part of pointer.slice(1).split('/')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}

/**
 * Refuses a request with all that is wrong with it. The first part that is wrong decides the code.
 * @throws DomainError when there is anything
 */
export function refuseViolations(violations: readonly (Violation | null)[]): void {
  const first = violations.find((violation) => violation !== null);
  if (first === undefined || first === null) return;
  const details = violations.flatMap((violation) => violation?.details ?? []);
  throw new DomainError(first.code, details.slice(0, MAX_DETAILS));
}
