import { type MessageName, messagesFor } from '../../generated/events';
import { type Check, type OperationId, type OperationRule, operationsFor } from '../../generated/operations';
import { chosenRevision } from '../../generated/revisions';
import { mistakesOf } from '../../server/platform/http/violations';

/** One place where something does not follow the contract. */
export interface Violation {
  /** A pointer into the body, or the name of a parameter. */
  at: string;
  in: 'body' | 'path' | 'query' | 'header';
  /** The rule that is broken, as `required`, `enum` or `maxLength`. */
  rule: string;
  /** The rule in words. */
  detail: string;
}

/** The parts of a request, parsed; those that are left out are not looked at. Header names are in lower case. */
export interface RequestParts {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** The contract of one revision, to check requests, answers and messages against. Empty lists say that all is well. */
export interface ContractValidator {
  /** @throws RangeError when the revision has no such operation */
  request(operationId: string, parts: RequestParts): Violation[];
  /** @throws RangeError when the operation has no such status */
  response(operationId: string, status: number, body: unknown): Violation[];
  /** The body of an event, a callback or a reply to one. @throws RangeError when the contract has no such message */
  message(name: string, body: unknown): Violation[];
}

function violations(where: Violation['in'], check: Check | null, value: unknown): Violation[] {
  return mistakesOf(check, where, value).map(({ code, detail, pointer }) => ({
    at: pointer,
    in: where,
    rule: code,
    detail,
  }));
}

/**
 * Opens the contract of a revision.
 * @param revision `current`, `earliest`, or `axis=value` pairs separated by commas
 * @throws when there is no such revision
 */
export function contractValidator(revision: string = 'current'): ContractValidator {
  const values = chosenRevision(revision);
  const rules = operationsFor(values);
  const messages = messagesFor(values);
  const ruleOf = (operationId: string): OperationRule => {
    const rule = rules.get(operationId as OperationId);
    if (rule === undefined) throw new RangeError(`the revision ${revision} has no operation ${operationId}`);
    return rule;
  };
  return {
    request(operationId, { path, query, headers, body }) {
      const rule = ruleOf(operationId);
      return [
        ...(path === undefined ? [] : violations('path', rule.checks.path, path)),
        ...(query === undefined ? [] : violations('query', rule.checks.query, query)),
        ...(headers === undefined ? [] : violations('header', rule.checks.header, headers)),
        ...(body === undefined ? [] : violations('body', rule.checks.body, body)),
      ];
    },
    response(operationId, status, body) {
      const rule = ruleOf(operationId);
      const response = rule.responses[status];
      if (response === undefined) throw new RangeError(`${operationId} has no response ${status}`);
      return violations('body', response.check, body);
    },
    message(name, body) {
      const message = messages[name as MessageName];
      if (message === undefined) throw new RangeError(`the revision ${revision} has no message ${name}`);
      return violations('body', message.payload, body);
    },
  };
}
