import { Books } from '../../mocks/client/books';
import { decideCards } from '../../mocks/client/card-calls';
import { ReferenceClient } from '../../mocks/client/client';
import { EVENT_PATHS, hearEvents } from '../../mocks/client/events';
import { addressesOf } from './endpoints';
import { type CaseResult, conforms } from './results';
import { RULES, type RuleName } from './rules';
import { type RunOptions, runConformance } from './run';
import { type Breaks, TestClient, type TestClientOptions } from './testing/client';

const apiKey = 'key-1';
const apiSecret = Buffer.from('a secret of the conformance run').toString('base64');
const user = { userId: null, cardId: null, currency: null };

const optionsFor = (url: string, change: Partial<RunOptions> = {}): RunOptions => ({
  ...{ revision: 'current', addresses: addressesOf(url, {}, []), apiKey, apiSecret, user },
  ...change,
});

const failed = (cases: readonly CaseResult[]) => cases.filter(({ outcome }) => outcome === 'failed');
const rulesOf = (cases: readonly CaseResult[]) => [...new Set(cases.map(({ rule }) => rule))];

async function against(
  breaks: Breaks,
  client: Partial<TestClientOptions> = {},
  change: Partial<RunOptions> = {},
): Promise<readonly CaseResult[]> {
  const one = new TestClient({ apiKey, apiSecret, ...client }, breaks);
  try {
    return (await runConformance(optionsFor(await one.listen(), change))).cases;
  } finally {
    await one.close();
  }
}

describe('the reference client', () => {
  it.each(['current', 'earliest'])('conforms to revision %s', async (revision) => {
    const order = revision === 'current' ? 'timestamp-endpoint-body' : 'body-timestamp-endpoint';
    const client = new ReferenceClient({ secrets: { [apiKey]: apiSecret }, order });
    const hear = () => undefined;
    hearEvents(client, { activity: hear, shipment: hear, identitySession: hear });
    // A decision takes a while, so that copies of a call meet it in flight.
    const before = () => new Promise<void>((resolve) => setTimeout(resolve, 60));
    decideCards(client, new Books(100_000_00n), { refusedCategories: [], mostPerTransaction: null }, { before });
    try {
      const url = await client.listen();
      const { activity, shipment, identitySession } = EVENT_PATHS;
      const addresses = addressesOf(
        url,
        { activities: activity, 'shipping-updates': shipment, 'identity-sessions': identitySession },
        [],
      );
      const { cases } = await runConformance(optionsFor(url, { revision, addresses }));
      const notPassed = cases.filter(({ outcome }) => outcome !== 'passed');
      expect(failed(cases)).toEqual([]);
      // Adjustments are written at once: there is nothing to be met in flight.
      expect(notPassed.map(({ rule, endpoint }) => `${endpoint} ${rule}`)).toEqual([
        'adjustments/credit key-in-flight',
        'adjustments/debit key-in-flight',
      ]);
    } finally {
      await client.close();
    }
  });
});

describe('a client that conforms', () => {
  it('passes every rule, with nothing left unproven and its balance as before', async () => {
    const client = new TestClient({ apiKey, apiSecret, work: 60 });
    try {
      const { cases } = await runConformance(optionsFor(await client.listen()));
      expect(cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
      expect(rulesOf(cases).sort()).toEqual(Object.keys(RULES).sort());
      expect(conforms({ cases }, true)).toBe(true);
    } finally {
      await client.close();
    }
  });

  it('may host its endpoints wherever it likes, and leave some out', async () => {
    const client = new TestClient({ apiKey, apiSecret, base: '/hooks' });
    try {
      const url = `${await client.listen()}/hooks`;
      const addresses = addressesOf(url, { activities: '/told' }, ['identity-sessions']);
      const { cases } = await runConformance(optionsFor(url, { addresses }));
      expect(failed(cases)).toEqual([]);
      expect(new Set(cases.map(({ endpoint }) => endpoint)).has('identity-sessions')).toBe(false);
    } finally {
      await client.close();
    }
  });

  it('is not proven to remember anything when it approves whatever comes', async () => {
    const cases = await against({}, { opening: Number.MAX_SAFE_INTEGER / 4 });
    expect(failed(cases)).toEqual([]);
    expect(conforms({ cases }, false)).toBe(true);
    expect(conforms({ cases }, true)).toBe(false);
  });
});

let shifted = 0;
/** Time that jumps past the budget whenever an authorization is taken. */
const slow: Breaks = {
  taken: (path) => {
    if (path.startsWith('/transactions/authorizations')) shifted += 3_001;
  },
};
const quick = { elapsed: () => performance.now() + shifted };

const without = (name: string) => (headers: Record<string, string>) => {
  const { [name]: _, ...rest } = headers;
  return rest;
};

const BROKEN: [name: string, rule: RuleName, breaks: Breaks, client?: Partial<TestClientOptions>][] = [
  ['fails at authorizations', 'answered', { status: { path: 'authorizations', status: 500 } }],
  ['answers 202 to authorizations', 'answered', { status: { path: 'authorizations', status: 202 } }],
  ['refuses credits', 'answered', { status: { path: 'credit', status: 404 } }],
  ['refuses debits', 'answered', { status: { path: 'debit', status: 409 } }],
  ['does not want activities', 'answered', { status: { path: '/activities', status: 410 } }],
  ['is busy for shipments', 'answered', { status: { path: '/shipping/updates', status: 503 } }],
  ['redirects identity sessions', 'answered', { status: { path: '/sessions/completed', status: 307 } }],
  ['verifies in another order', 'answered', { callOrder: 'body-timestamp-endpoint' }],
  ['has words of its own', 'reply-schema', { decision: (decision) => ({ ...decision, status_detail: 'NO_MONEY' }) }],
  ['leaves the message out', 'reply-schema', { decision: ({ message: _, ...rest }) => rest }],
  ['answers adjustments with a body', 'reply-schema', { adjustmentBody: '{}' }],
  ['answers without a content type', 'reply-schema', { replyHeaders: without('content-type') }],
  ['signs no replies', 'reply-signature', { replyHeaders: without('x-signature') }],
  ['leaves the endpoint out', 'reply-signature', { replyHeaders: without('x-endpoint') }],
  ['signs in another order', 'reply-signature', { replyOrder: 'body-timestamp-endpoint' }],
  ['signs another endpoint', 'reply-signature', { replyHeaders: (headers) => ({ ...headers, 'x-endpoint': '/else' }) }],
  ['signs with an old timestamp', 'reply-age', { replyAgeSeconds: 120 }],
  ['signs with a timestamp to come', 'reply-age', { replyAgeSeconds: -120 }],
  ['verifies no signature', 'wrong-signature', { ignoresSignature: true }],
  ['verifies all but the body', 'wrong-signature', { signatureWithoutBody: true }],
  ['takes old calls', 'stale-timestamp', { ignoresAge: true }],
  ['takes any api-key', 'unknown-api-key', { ignoresApiKey: true }],
  ['takes calls for other endpoints', 'other-endpoint', { ignoresEndpoint: true }],
  ['breaks on what is no JSON', 'malformed-body', { malformedStatus: 500 }],
  ['decides again', 'repeated-key', { forgets: 'authorizations' }],
  ['adds again', 'repeated-key', { forgets: 'credit' }],
  ['takes again', 'repeated-key', { forgets: 'debit' }],
  ['takes no event twice', 'repeated-key', { refusesRepeatedEvents: true }],
  ['decides again in flight', 'key-in-flight', { inFlight: 'again' }, { work: 60 }],
  ['answers 409 in flight', 'key-in-flight', { inFlight: 409 }, { work: 60 }],
  ['lets copies wait', 'key-in-flight', { inFlight: 'waits' }, { work: 120 }],
  ['adds nothing', 'adjustment-effect', { ignoresAdjustments: 'credit' }],
  ['takes nothing', 'adjustment-effect', { ignoresAdjustments: 'debit' }],
];

describe('a client that', () => {
  // With a row shorter than the function has parameters, Jest takes the last one for a callback.
  const rows = BROKEN.map(([name, rule, breaks, client = {}]) => [name, rule, breaks, client] as const);
  it.each(rows)('%s breaks %s and nothing else', async (_, rule, breaks, client) => {
    const cases = await against(breaks, client);
    expect(rulesOf(failed(cases))).toEqual([rule]);
    for (const { problems, expected, sources, exchanges } of failed(cases)) {
      expect(problems).not.toEqual([]);
      expect(expected).not.toBe('');
      expect(exchanges).not.toEqual([]);
      for (const source of sources) expect(source).toMatch(/^spec\/.*\.yaml:\d+$/);
    }
  });

  it('is late breaks latency and nothing else', async () => {
    const cases = await against(slow, {}, { clocks: quick });
    expect(rulesOf(failed(cases))).toEqual(['latency']);
    expect(failed(cases).map(({ endpoint }) => endpoint)).toEqual(['authorizations']);
  });

  it('is not there fails at every endpoint once', async () => {
    const client = new TestClient({ apiKey, apiSecret });
    const url = await client.listen();
    await client.close();
    const { cases } = await runConformance(optionsFor(url));
    expect(rulesOf(failed(cases))).toEqual(['answered']);
    expect(failed(cases)).toHaveLength(6);
    expect(failed(cases)[0]?.problems[0]).toContain('ECONNREFUSED');
  });
});
