import type { IncomingMessage } from 'node:http';
import type { OperationRule, Parameter } from '../../../generated/operations';
import { DomainError, type ErrorDetail } from '../../kernel/errors';
import { closeSignal } from './close-signal';
import type { OperationId } from './operation';
import { coerce, decodeParameter, parseQuery } from './query-string';
import type { Accepted, Admitted, AnyCall, Resolved } from './request-context';
import { refuseViolations, type Violation, violationOf } from './violations';

/**
 * The parameter in which the hosted pages carry their token. The contract has it in a security scheme, not among the
 * parameters.
 */
export const END_USER_TOKEN: Parameter = { name: 'auth', in: 'query', required: true, type: 'string', array: false };

const queryMaps = new WeakMap<OperationRule, ReadonlyMap<string, Parameter>>();

function queryParameters(rule: OperationRule): ReadonlyMap<string, Parameter> {
  let map = queryMaps.get(rule);
  if (map === undefined) {
    const token = rule.auth === 'endUserToken' ? [END_USER_TOKEN] : [];
    map = new Map([...token, ...rule.parameters].filter((p) => p.in === 'query').map((p) => [p.name, p]));
    queryMaps.set(rule, map);
  }
  return map;
}

/**
 * Converts a request to a call: with types, validated against the contract, in the form of the current revision.
 * @param body as it was read; undefined without a body
 * @param now milliseconds
 * @throws DomainError with the code that the operation has for a request that breaks the contract
 */
export function readRequest(admitted: Admitted<Resolved>, body: unknown, now: number): Accepted {
  const { contract, rule, caller, requestId, ctx, address, params } = admitted;
  const path = readPath(rule, params);
  const query = readQuery(rule, ctx.request.querystring);
  const headers = readHeaders(rule, ctx.req.headers);
  refuseViolations([
    repeatedHeader(rule, ctx.req),
    violationOf(rule, 'path', rule.checks.path, path),
    query.violation,
    violationOf(rule, 'query', rule.checks.query, query.values),
    violationOf(rule, 'header', rule.checks.header, headers),
    bodyViolation(rule, body),
  ]);
  const unmerged = contract.unmerged?.get(contract.adapter.dispatch(rule.operationId as OperationId, body));
  // Ignores headers that only another operation of a shared address has.
  const ownHeaders = unmerged === undefined ? headers : readHeaders(unmerged, ctx.req.headers);
  if (unmerged !== undefined) refuseViolations([violationOf(unmerged, 'header', unmerged.checks.header, ownHeaders)]);
  const upgrade = contract.adapter.upgrade(rule.operationId);
  const current = upgrade !== undefined && body !== undefined ? upgrade(body as Record<string, unknown>) : body;
  // At a shared address, the operation decides whether it accepts an idempotency key.
  const { idempotency } = unmerged ?? rule;
  const key = idempotency === null ? undefined : headers[idempotency.header];
  const call = {
    client: caller.client,
    session: caller.session,
    endUser: caller.endUser,
    network: caller.network ?? null,
    requestId,
    now,
    arrivedAt: ctx.state.arrivedAt,
    policy: contract.policy,
    path,
    query: contract.adapter.upgradeQuery(rule.operationId)?.(query.values) ?? query.values,
    headers,
    body: current,
    idempotencyKey: key === undefined ? null : String(key),
    address: ctx.request.ip,
    closeSignal: () => closeSignal(ctx.res),
  } as AnyCall;
  const operationId = contract.adapter.dispatch(rule.operationId as OperationId, current);
  return { requestId, ctx, address, params, caller, contract, rule, operationId, call } as Accepted;
}

const NO_BODY: ErrorDetail = { code: 'required', detail: 'a body is required', location: 'body', pointer: '' };

function bodyViolation(rule: OperationRule, body: unknown): Violation | null {
  if (body !== undefined) return violationOf(rule, 'body', rule.checks.body, body);
  return rule.body?.required === true ? { code: rule.invalidRequest, details: [NO_BODY] } : null;
}

export function readPath(rule: OperationRule, params: Readonly<Record<string, string>>): Record<string, unknown> {
  const path: Record<string, unknown> = {};
  for (const parameter of rule.parameters) {
    if (parameter.in !== 'path') continue;
    const decoded = decodeParameter(params[parameter.name] ?? '');
    if ('problem' in decoded) {
      const { code, detail } = decoded.problem;
      throw new DomainError(rule.invalidRequest, [{ code, detail, location: 'path', pointer: parameter.name }]);
    }
    path[parameter.name] = coerce(parameter, decoded.text);
  }
  return path;
}

export function readQuery(
  rule: OperationRule,
  querystring: string,
): { values: Record<string, unknown>; violation: Violation | null } {
  const { values, problems } = parseQuery(querystring, queryParameters(rule));
  if (rule.auth === 'endUserToken') delete values[END_USER_TOKEN.name];
  for (const { name, in: location, default: value } of rule.parameters) {
    if (location === 'query' && value !== undefined && values[name] === undefined) values[name] = value;
  }
  problems.push(...sortedTwice(values.sort));
  return { values, violation: problems.length === 0 ? null : { code: rule.invalidRequest, details: problems } };
}

/** An order can contain each attribute once, ascending or descending. */
function sortedTwice(sort: unknown): ErrorDetail[] {
  const seen = new Set<string>();
  let twice: string | undefined;
  for (const term of Array.isArray(sort) ? sort : []) {
    const attribute = String(term).replace(/^-/, '');
    if (seen.has(attribute)) twice ??= attribute;
    seen.add(attribute);
  }
  if (twice === undefined) return [];
  return [{ code: 'repeated', detail: `${twice} occurs twice`, location: 'query', pointer: 'sort' }];
}

/** Headers whose value is a list, so several lines of them are one list (RFC 9110, 5.3). */
const LISTS: ReadonlySet<string> = new Set(['accept-language']);

/** Node joins the lines of a repeated header: the result would be an idempotency key that differs from both. */
function repeatedHeader(rule: OperationRule, request: IncomingMessage): Violation | null {
  for (const { name, in: location } of rule.parameters) {
    if (location !== 'header' || LISTS.has(name) || !String(request.headers[name]).includes(', ')) continue;
    if ((request.headersDistinct[name]?.length ?? 0) < 2) continue;
    const detail = { code: 'repeated', detail: 'the header occurs twice', location, pointer: name } as const;
    return { code: rule.invalidRequest, details: [detail] };
  }
  return null;
}

export function readHeaders(rule: OperationRule, sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  for (const parameter of rule.parameters) {
    if (parameter.in !== 'header') continue;
    const text = sent[parameter.name];
    if (text !== undefined) headers[parameter.name] = coerce(parameter, String(text));
  }
  return headers;
}
