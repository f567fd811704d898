import { refusal, type Secrets } from '../../../client/signature';
import { type NetworkApiOperationId, type OperationRule, operations } from '../../../generated/operations';
import { parsedJson } from '../../../server/kernel/parsed-json';
import { pathValues } from '../../../server/platform/contract/path-template';
import { failures, type IncomingCall } from '../judge-call';

/** A question of the service to networks, as the contract has it. */
export type AskRule = OperationRule & { operationId: NetworkApiOperationId };

/** The calls by which the service asks networks. */
export const QUESTIONS = Object.values(operations).filter(
  ({ document }) => document === 'network-api',
) as readonly AskRule[];

/** A call of the service to a network, and the judgement of it. */
export interface JudgedOrder {
  /** Null if the contract does not have it. */
  rule: AskRule | null;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Parsed; undefined where there is none. */
  body: unknown;
  /** The breaches of the contract, one sentence each. */
  problems: string[];
}

/** The order of the signed bytes: orders have no revisions. */
const ORDER = 'timestamp-endpoint-body';

/**
 * Holds a call to a network against the contract: address, headers, closed body, and the signature.
 *
 * @param prefix the path of the network's own address
 * @param trust `now` in milliseconds
 */
export function judgeOrder(call: IncomingCall, prefix: string, trust: { secrets: Secrets; now: number }): JudgedOrder {
  const [address = '', search = ''] = call.target.slice(prefix.length).split('?', 2);
  const query = Object.fromEntries(new URLSearchParams(search));
  const body = call.body.length === 0 ? undefined : (parsedJson(call.body.toString()) ?? null);
  const rule = call.target.startsWith(prefix)
    ? QUESTIONS.find(({ method, path }) => method === call.method && pathValues(path, address) !== null)
    : undefined;
  if (rule === undefined) {
    return { rule: null, path: {}, query, body, problems: [`nothing is asked by ${call.method} ${call.target}`] };
  }
  const path = pathValues(rule.path, address) ?? {};
  const refused = refusal(call.headers, { endpoint: call.target, body: call.body }, { ...trust, order: ORDER });
  const { checks } = rule;
  const problems = [
    ...failures('path', checks.path, path),
    ...failures('query', checks.query, query),
    ...failures('header', checks.header, namedOf(rule, call.headers)),
    ...failures('body', checks.body, body),
    ...(rule.body === null && body !== undefined ? ['a body came where the contract has none'] : []),
    ...(refused === null ? [] : [refused]),
  ];
  return { rule, path, query, body, problems: problems.map((text) => `${rule.operationId}: ${text}`) };
}

/**
 * Returns the identifier of an order, whose place the contract names as `<in>:<instance pointer>`; null if it has none.
 */
export function identityOf({ rule, path, body }: JudgedOrder): string | null {
  const [place, pointer = ''] = rule?.countsOnce?.split(':') ?? [];
  const name = pointer.slice(1);
  if (place === 'path') return path[name] ?? null;
  return place === 'body' ? ((body as Record<string, string>)[name] ?? null) : null;
}

/** Only headers of the contract are checked, because every HTTP client adds its own. */
function namedOf({ parameters }: OperationRule, headers: IncomingCall['headers']): Record<string, string> {
  const named = parameters.filter((parameter) => parameter.in === 'header');
  return Object.fromEntries(named.flatMap(({ name }) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}
