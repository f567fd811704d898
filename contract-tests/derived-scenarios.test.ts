import { type Row, type Rule, rowKey } from './contract';
import { derivedScenario } from './derived-scenarios';
import type { BaseWorld, Scenario, ScenarioRequest } from './scenario';
import { fakeContract } from './testing/fake-contract';

const createThing = fakeContract.rules.get('createThing') as Rule;
const getThing = fakeContract.rules.get('getThing') as Rule;

/** A world that only writes down what it is asked for. */
function notebook() {
  const notes: string[] = [];
  const requests: ScenarioRequest[] = [];
  const world: BaseWorld = {
    oversize: 100,
    token: async () => 'full',
    tokenWithout: async (scope) => `without ${scope}`,
    fault: async (operationId, status, token) => {
      notes.push(['fault', operationId, status, token].filter((word) => word !== undefined).join(' '));
      return {};
    },
    send: async (operationId, request) => {
      notes.push(`send ${operationId}`);
      requests.push(request);
    },
  };
  const valid: Scenario<BaseWorld> = async () => {
    notes.push('valid');
    return { body: { name: 'a' }, headers: { 'x-extra': '1' }, expect: () => {} };
  };
  return { world, valid, notes, requests };
}

async function derive(key: string, rule: Rule, given = notebook()): Promise<ScenarioRequest | null> {
  const row = fakeContract.rows.find(
    (candidate) => candidate.operationId === rule.operationId && rowKey(candidate) === key,
  );
  const scenario = derivedScenario(row as Row, rule, given.valid);
  return scenario === null ? null : scenario(given.world);
}

describe('standing rows', () => {
  it.each<[string, Partial<ScenarioRequest>]>([
    ['400 INVALID_REQUEST', { body: { name: 'a', surplus_field: 'x' } }],
    ['401 UNAUTHORIZED', { token: null }],
    ['403 INSUFFICIENT_SCOPE', { token: 'without things:create' }],
    ['406 NOT_ACCEPTABLE', { headers: { 'x-extra': '1', accept: 'image/png' } }],
    ['415 UNSUPPORTED_MEDIA_TYPE', { headers: { 'x-extra': '1', 'content-type': 'text/plain' }, body: 'plain text' }],
  ])('changes one thing of a valid request for %s', async (key, change) => {
    const unchanged = { body: { name: 'a' }, headers: { 'x-extra': '1' } };
    await expect(derive(key, createThing)).resolves.toEqual({ ...unchanged, ...change });
  });

  it('sends more than the service reads for 413', async () => {
    const request = await derive('413 PAYLOAD_TOO_LARGE', createThing);
    expect(String(request?.body).length).toBeGreaterThan(100);
    expect(() => JSON.parse(String(request?.body))).not.toThrow();
  });

  it('uses the query where there is no body', async () => {
    const given = { ...notebook(), valid: async () => ({ path: { 'thing-id': 't1' } }) };
    await expect(derive('400 INVALID_REQUEST', getThing, given)).resolves.toMatchObject({
      query: { colour: 'x' },
    });
  });

  it('raises a fault only after the valid request is arranged', async () => {
    const given = notebook();
    await derive('503 SERVICE_UNAVAILABLE', createThing, given);
    expect(given.notes).toEqual(['valid', 'fault createThing 503']);
  });

  it('raises a fault for the caller of the request', async () => {
    const given = notebook();
    const valid: Scenario<BaseWorld> = async () => ({ body: { name: 'a' }, token: 'of another client' });
    await derive('503 SERVICE_UNAVAILABLE', createThing, { ...given, valid });
    expect(given.notes).toEqual(['fault createThing 503 of another client']);
  });

  it('arranges once for everything that is refused', async () => {
    const given = notebook();
    for (const key of ['400 INVALID_REQUEST', '401 UNAUTHORIZED', '413 PAYLOAD_TOO_LARGE', '503 SERVICE_UNAVAILABLE']) {
      await derive(key, createThing, given);
    }
    expect(given.notes).toEqual(['valid', 'fault createThing 503']);
  });

  it('uses one idempotency key for two requests', async () => {
    const given = notebook();
    const second = await derive('409 KEY_REUSED', createThing, given);
    expect(given.notes).toEqual(['valid', 'send createThing', 'valid']);
    expect(second?.headers?.['x-idempotency-key']).toBe(given.requests[0]?.headers?.['x-idempotency-key']);
  });

  it('leaves the rows of a domain to the domain', async () => {
    await expect(derive('409 COLOUR_TAKEN', createThing)).resolves.toBeNull();
    await expect(derive('201 red', createThing)).resolves.toBeNull();
  });

  it('does not invent a missing token where none is asked for', async () => {
    await expect(derive('401 UNAUTHORIZED', { ...createThing, auth: 'endUserToken' })).resolves.toBeNull();
    await expect(derive('403 INSUFFICIENT_SCOPE', { ...createThing, scope: null })).resolves.toBeNull();
  });
});
