import type { OperationRule, Parameter } from '../../generated/operations';
import { DomainError, type ErrorDetail } from '../../server/kernel/errors';
import { readHeaders, readPath, readQuery } from '../../server/platform/http/read';
import { mistakesOf } from '../../server/platform/http/violations';
import { REDACTED } from '../world/requests/redact';
import { changesOfSent, renamedIn, siblingOf } from './changes';
import { at, differencesAt, replyShape, requestShape } from './schemas';
import type { Change, SeenRequest } from './seen';
import { addressOf, type Side } from './side';

/** The operation that a revision serves at the address of a request. */
interface Served {
  operationId: string;
  rule: OperationRule;
  /** Percent-encoded, by name. */
  params: Readonly<Record<string, string>>;
}

function servedBy({ contract }: Side, { method, target, body }: SeenRequest): Served | null {
  const found = contract.routes.find(method, target.split('?', 1)[0] as string);
  if (found === null || 'allow' in found) return null;
  const { address, params } = found.match;
  const operationId = contract.adapter.dispatch(address.rule.operationId as never, body);
  return { operationId, rule: address.rule, params };
}

/** Decides whether a revision has an operation at the address of a request. */
export const isServed = (side: Side, request: SeenRequest): boolean => servedBy(side, request) !== null;

/**
 * Judges a request by another revision.
 * @returns its operation and changes; null where neither revision has the operation
 */
export function judgeRequest(
  request: SeenRequest,
  before: Side,
  after: Side,
): { operationId: string; changes: Change[] } | null {
  const served = servedBy(before, request);
  if (served === null) {
    const found = servedBy(after, request);
    if (found === null) return null;
    const { operationId } = found;
    return { operationId, changes: [accepted(`${operationId} is at this address`)] };
  }
  const { operationId } = served;
  const rule = addressOf(after, operationId);
  if (rule === null) {
    return { operationId, changes: [refused('address', `there is no ${operationId}`, null)] };
  }
  const changes = [...changesOfRequest(request, { ...served, after: rule }, before, after)];
  return { operationId, changes: [...changes, ...changesOfReply(request, { ...served, after: rule }, before, after)] };
}

const refused = (where: string, what: string, instead: string | null): Change => ({
  effect: 'REFUSED',
  where,
  what,
  instead,
});
const accepted = (what: string): Change => ({ effect: 'ACCEPTED', where: 'request', what, instead: null });

type Both = Served & { after: OperationRule };

function* changesOfRequest(request: SeenRequest, served: Both, before: Side, after: Side): Generator<Change> {
  const { rule, params } = served;
  if (rule.path !== served.after.path || rule.method !== served.after.method) {
    const address = `${served.after.method} ${filled(served.after.path, params)}`;
    yield refused('address', `there is nothing here: ${served.operationId} is at ${address}`, address);
  }
  const known = mistakesIn(request, served, rule, before);
  const found = mistakesIn(request, served, served.after, after);
  if (known.length > 0) {
    if (found.length === 0) yield accepted(`${wordsOf(known[0] as ErrorDetail)}: this would be accepted`);
    return;
  }
  const places = [before, after].map(({ service }, side) => requestShape(service, side === 0 ? rule : served.after));
  const renamed = renamedIn(differencesAt(request.body, places[0]!, places[1]!));
  const newNames = new Set([...renamed].map(([pointer, name]) => siblingOf(pointer, name)));
  for (const mistake of found) {
    const { location, pointer, detail, code } = mistake;
    // Told with the old name.
    if (code === 'required' && newNames.has(inAnyItem(pointer))) continue;
    yield refused(`${location} ${pointer}`, detail, remedy(mistake, renamed, served.after, request));
  }
}

/** A pointer with `*` for the items of arrays. */
const inAnyItem = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => params[name] ?? '');

const wordsOf = ({ location, pointer, detail }: ErrorDetail): string => `${location} ${pointer} ${detail}`;

/** Suggests a correction for a mistake; null if the text of the mistake already says it. */
function remedy(
  { location, pointer, code }: ErrorDetail,
  renamed: ReadonlyMap<string, string>,
  rule: OperationRule,
  { headers }: SeenRequest,
): string | null {
  if (code === 'unknown') {
    const name = renamed.get(inAnyItem(pointer));
    return name === undefined ? `leave ${pointer} out` : `call it ${name}`;
  }
  if (code !== 'required') return null;
  if (location !== 'header') return `send ${pointer}`;
  // The refusal of an empty header lists its allowed values.
  const [taken] = mistakesOf(rule.checks.header, 'header', { ...readHeaders(rule, headers), [pointer]: '' });
  return `send ${pointer}: it ${taken?.code === 'enum' ? taken.detail : 'is required'}`;
}

/**
 * The mistakes of a request by the contract of a revision, without those that are only mistakes since a secret is not
 * shown.
 */
function mistakesIn(
  request: SeenRequest,
  { operationId, params }: Served,
  rule: OperationRule,
  side: Side,
): ErrorDetail[] {
  const { headers, body, target } = request;
  const query = readQuery(rule, target.slice(target.indexOf('?') + 1 || target.length));
  const sent = readHeaders(rule, headers);
  const own = side.contract.unmerged?.get(operationId as never);
  const mistakes = [
    ...pathMistakes(rule, params),
    ...(query.violation?.details ?? []),
    ...mistakesOf(rule.checks.query, 'query', query.values),
    ...mistakesOf(rule.checks.header, 'header', sent),
    ...(own === undefined ? [] : mistakesOf(own.checks.header, 'header', sent)),
    ...(body === undefined ? [] : mistakesOf(rule.checks.body, 'body', body)),
  ];
  const shown: Readonly<Record<string, unknown>> = { query: query.values, header: sent };
  const isHidden = ({ location, pointer }: ErrorDetail) =>
    (location === 'body' ? at(body, pointer) : (shown[location] as Record<string, unknown>)?.[pointer]) === REDACTED;
  return mistakes.filter((mistake) => !isHidden(mistake));
}

function pathMistakes(rule: OperationRule, params: Served['params']): ErrorDetail[] {
  const names = rule.parameters.filter((parameter: Parameter) => parameter.in === 'path').map(({ name }) => name);
  if (names.some((name) => params[name] === undefined || params[name].includes(REDACTED))) return [];
  try {
    return mistakesOf(rule.checks.path, 'path', readPath(rule, params));
  } catch (error) {
    if (error instanceof DomainError) return [...error.details];
    throw error;
  }
}

function changesOfReply({ status, reply }: SeenRequest, served: Both, before: Side, after: Side): Change[] {
  if (status >= 300 || reply === undefined || reply === null) return [];
  const { rule, operationId } = served;
  const differences = differencesAt(
    reply,
    replyShape(before.service, rule, status),
    replyShape(after.service, served.after, status),
  );
  const conversions = {
    before: before.contract.adapter.downgrade(operationId),
    after: after.contract.adapter.downgrade(operationId),
  };
  return changesOfSent(reply, differences, conversions, { effect: 'ANSWERED_DIFFERENTLY', where: 'reply' });
}
