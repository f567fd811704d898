import type { OperationRule } from '../../../generated/operations';
import { jsonOf, statusProblems, unreadable } from '../judge';
import type { Exchange, Received } from '../results';
import type { Ask, Body } from './asks';
import { successOf } from './rules';

/** The data of a success; undefined where there is none. */
export function dataOf(received: Received): Body | undefined {
  return (jsonOf(received) as { data?: Body } | undefined)?.data;
}

/** Returns what is wrong with a status that should say that something was done. */
export const doneProblems = (rule: OperationRule, exchange: Exchange): string[] =>
  statusProblems(exchange, successOf(rule));

/** Returns the mistakes of a success: its body, and the order that it names. */
export function replyProblems(ask: Ask, received: Received): string[] {
  const { rule } = ask;
  if (successOf(rule) === 204) return received.body.length === 0 ? [] : [`the body has ${received.body.length} bytes`];
  const problems = bodyProblems(rule, 200, received);
  const data = dataOf(received) ?? {};
  return problems.length > 0 ? problems : [...echoProblems(ask, data), ...destinationProblems(ask, data)];
}

/** Returns the mistakes of a refusal, whose status is right. */
export function refusalProblems(rule: OperationRule, received: Received): string[] {
  const problems = bodyProblems(rule, received.status, received);
  if (problems.length > 0) return problems;
  const { error_code: code } = jsonOf(received) as { error_code: string };
  const { codes } = rule.responses[received.status] as { codes: readonly string[] };
  return codes.includes(code) ? [] : [`/error_code is ${code}, not ${codes.join(' or ')}`];
}

function bodyProblems({ responses }: OperationRule, status: number, received: Received): string[] {
  const type = String(received.headers['content-type'] ?? '');
  if (!/^application\/json\b/i.test(type)) return [`the content type is '${type}', not application/json`];
  const body = jsonOf(received);
  if (body === undefined) return [unreadable(received)];
  const check = responses[status]?.check;
  if (!check || check(body)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`);
}

/** The names of the fields with which an answer identifies its call. */
const ECHOED = ['id', 'key', 'from', 'to'];

function echoProblems({ path, query, body }: Ask, data: Body): string[] {
  const requested: Body = { ...query, ...path, ...body, ...(path.shipment_id && { id: path.shipment_id }) };
  return ECHOED.filter(
    (name) => data[name] !== undefined && requested[name] !== undefined && data[name] !== requested[name],
  ).map((name) => `/data/${name} is ${data[name]}, not ${requested[name]}: it answers something else`);
}

/**
 * A destination must be the one that was asked for; capitals make no difference, nor whether its number is a CBU or a
 * CVU.
 */
function destinationProblems({ body }: Ask, { destination }: Body): string[] {
  if (destination == null) return [];
  const { key_type: type, key_value: value, key } = body as Record<string, string | undefined>;
  const found = destination as Record<string, string | null>;
  const numbered = found.cbu == null ? 'cvu' : 'cbu';
  const name = type === undefined ? 'key' : type === 'ALIAS' ? 'alias' : numbered;
  const [requested, answered] = [value ?? key, found[name]];
  if (answered?.toLowerCase() === requested?.toLowerCase()) return [];
  return [`/data/destination/${name} is ${answered}, not ${requested}: it answers something else`];
}
