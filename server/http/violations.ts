import type { ErrorCode } from '../../generated/errors';
import type { Check, OperationRule } from '../../generated/operations';
import { DomainError, type ErrorDetail } from '../domain/errors';

/** What AJV says of one failed keyword. */
export interface Failure {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

type Location = ErrorDetail['location'];

const NAMES: Record<string, (params: Record<string, unknown>) => string | undefined> = {
  required: (params) => params.missingProperty as string,
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
      return { code: failure.keyword, detail: failure.message ?? 'is not valid' };
  }
}

/** Puts a failed keyword into the caller's terms. Parameters are named, bodies pointed into. */
export function describe(failure: Failure, location: Location): ErrorDetail {
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

/**
 * Holds a part of the request against the contract.
 * @throws DomainError with the operation's code, or the one that the contract gives the failing property.
 */
export function assertContract(rule: OperationRule, location: Location, check: Check | null, value: unknown): void {
  if (check === null || check(value)) return;
  const failures = (check.errors ?? []) as readonly Failure[];
  const detail = describe(leading(failures), location);
  const pointer = location === 'body' ? detail.pointer : `/${detail.pointer}`;
  throw new DomainError(codeFor(rule, location, pointer), [detail]);
}
