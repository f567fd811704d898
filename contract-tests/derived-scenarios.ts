import type { Row, Rule } from './contract';
import type { BaseWorld, Scenario, ScenarioRequest } from './scenario';

type Derive = <W extends BaseWorld>(valid: Scenario<W>, rule: Rule) => Scenario<W>;

/** The valid requests that refused ones are made from, by world and operation. */
const kept = new WeakMap<object, Map<string, Promise<ScenarioRequest>>>();

/**
 * A valid request of the operation from which many refused requests are derived: a refused request changes nothing, so
 * the data need not be prepared again for each.
 */
function reusable<W extends BaseWorld>(valid: Scenario<W>, { operationId }: Rule): Scenario<W> {
  return (world) => {
    const requests = kept.get(world) ?? new Map<string, Promise<ScenarioRequest>>();
    kept.set(world, requests);
    const request = requests.get(operationId) ?? valid(world);
    requests.set(operationId, request);
    return request;
  };
}

/** Errors that only the service's own trouble or a client's own hurry brings about, raised by the sandbox on demand. */
const FAULTS = new Set(['RATE_LIMITED', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE']);

/**
 * The errors that any operation can answer, each derived from a valid request of the operation by one change.
 * A domain only writes down what is particular to it.
 */
const DERIVED: Readonly<Record<string, Derive>> = {
  UNAUTHORIZED: changed(() => ({ token: null })),
  NOT_ACCEPTABLE: changed(() => ({ headers: { accept: 'image/png' } })),
  UNSUPPORTED_MEDIA_TYPE: changed(() => ({ headers: { 'content-type': 'text/plain' }, body: 'plain text' })),
  PAYLOAD_TOO_LARGE:
    (valid, { maxBytes = 0 }) =>
    async (world) =>
      merge(await valid(world), { body: oversizeBody(Math.max(world.oversize, maxBytes + 1)) }),
  INSUFFICIENT_SCOPE: (valid, rule) => async (world) =>
    merge(await valid(world), { token: await world.tokenWithout(rule.scope ?? '') }),
};

/**
 * A scenario for a row that follows from the operation's valid request alone, or null when the row needs a scenario of
 * its own.
 */
export function derivedScenario<W extends BaseWorld>(row: Row, rule: Rule, valid: Scenario<W>): Scenario<W> | null {
  const { code } = row;
  if (code === null) return null;
  if (code === 'UNAUTHORIZED' && rule.auth !== 'bearer') return null;
  if (code === 'INSUFFICIENT_SCOPE' && rule.scope === null) return null;
  if (code === rule.idempotency?.reused) return reusedKey(valid, rule);
  const base = reusable(valid, rule);
  if (code === rule.invalidRequest) return invalid(base, rule);
  if (FAULTS.has(code)) return faulty((world) => (world.failsLate ? valid : base)(world), rule, row.status);
  return DERIVED[code]?.(base, rule) ?? null;
}

/**
 * A name that no operation declares is refused in a closed body and in the query alike: there it is that of the
 * example.
 */
function invalid<W extends BaseWorld>(valid: Scenario<W>, rule: Rule): Scenario<W> {
  return async (world) => {
    const request = await valid(world);
    if (rule.body && isRecord(request.body)) return merge(request, { body: { ...request.body, surplus_field: 'x' } });
    return merge(request, { query: { ...request.query, colour: 'x' } });
  };
}

/** The same key comes with two bodies; the second is refused. */
function reusedKey<W extends BaseWorld>(valid: Scenario<W>, rule: Rule): Scenario<W> {
  return async (world) => {
    const headers = { [rule.idempotency?.header ?? '']: crypto.randomUUID() };
    await world.send(rule.operationId, merge(await valid(world), { headers }));
    return merge(await valid(world), { headers });
  };
}

function faulty<W extends BaseWorld>(valid: Scenario<W>, rule: Rule, status: number): Scenario<W> {
  return async (world) => {
    const request = await valid(world);
    // Only now, so that nothing the valid request needs first runs into the fault.
    const failing = await world.fault(rule.operationId, status, request.token);
    // Who calls an operation without a token is known from one that comes all the same; a body may name the client as
    // well.
    if (rule.auth !== 'none' || rule.document === 'openapi') return merge(request, failing);
    const known = merge(request, { headers: { authorization: `Bearer ${await world.token()}` } });
    return merge(known, failing);
  };
}

function changed(change: () => Partial<ScenarioRequest>): Derive {
  return (valid) => async (world) => merge(await valid(world), change());
}

function merge(request: ScenarioRequest, change: Partial<ScenarioRequest>): ScenarioRequest {
  const { expect: _, ...kept } = request;
  return { ...kept, ...change, headers: { ...request.headers, ...change.headers } };
}

const oversized = new Map<number, string>();

// Valid JSON, so that nothing but its size is wrong with it. To write a megabyte takes longer than most rows, and all
// operations get the same.
function oversizeBody(bytes: number): string {
  const body = oversized.get(bytes) ?? JSON.stringify('x'.repeat(bytes));
  oversized.set(bytes, body);
  return body;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
