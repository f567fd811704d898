import type { OperationRule } from '../../../generated/operations';
import type { Failure } from './violations';

/**
 * A reply that does not follow the contract: a mistake of the service. The caller gets a plain 500; the log has the
 * details.
 */
export class ContractViolation extends Error {
  constructor(
    readonly operationId: string,
    readonly status: number,
    readonly reason: string,
    readonly failure: Failure | null = null,
  ) {
    super(`${operationId} ${status}: ${reason}`);
    this.name = 'ContractViolation';
  }
}

const PAGE_CODE = /^<!doctype html>\s*<html[^>]* data-error-code="([A-Z0-9_]+)"/;

/** The error code of a body: of JSON in `error_code`, of a page in its root element. */
function codeOf(body: unknown): string | undefined {
  return typeof body === 'string' ? PAGE_CODE.exec(body)?.[1] : (body as { error_code?: string }).error_code;
}

/**
 * Validates a reply against the contract of its operation and status.
 * @throws ContractViolation if the status is not documented, the body is not valid, a documented header is missing, or
 * the status does not list the error code
 */
export function assertReply(
  rule: OperationRule,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): void {
  const response = rule.responses[status];
  if (response === undefined) throw new ContractViolation(rule.operationId, status, 'the status is not documented');
  const { check, codes } = response;
  if (check !== null && !check(body)) {
    const failure = ((check.errors ?? [])[0] ?? null) as Failure | null;
    throw new ContractViolation(rule.operationId, status, 'the body does not fit its schema', failure);
  }
  if (codes.length > 0) {
    const code = codeOf(body);
    if (!(codes as readonly (string | undefined)[]).includes(code)) {
      throw new ContractViolation(rule.operationId, status, `the error code ${code} is not documented`);
    }
  }
  for (const { name } of response.headers) {
    if (name !== 'x-request-id' && headers[name] === undefined) {
      throw new ContractViolation(rule.operationId, status, `the header ${name} is missing`);
    }
  }
}
