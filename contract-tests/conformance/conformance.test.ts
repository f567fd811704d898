import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Context } from 'koa';
import { FROM_SOURCE } from '../../cli/own-code';
import { readSarif } from '../../cli/report/testing/read-sarif';
import { undeclaredFields } from '../../cli/testing/json-fields';
import type { Order } from '../../client/signature';
import { decideCards } from '../../mocks/client/card-calls';
import { ReferenceClient } from '../../mocks/client/client';
import { ClientLedger } from '../../mocks/client/client-ledger';
import { EVENT_PATHS, onEvents } from '../../mocks/client/events';
import { closeAtOnce, listenLocally } from '../../server/testing/local-server';
import { startOwnServer } from '../target/own-server';
import { command as conformance } from './command';
import { addressesOf } from './endpoints';
import { text } from './report/text';
import { type CaseResult, conforms } from './results';
import { RULES, type RuleName } from './rules';
import { type RunOptions, runConformance } from './run';
import { type Breaks, TestClient, type TestClientOptions } from './testing/client';

const run = promisify(execFile);
/** The rules of a run without a sandbox to run stories in. */
const OF_CALLS = Object.keys(RULES)
  .filter((rule) => rule !== 'story-call')
  .sort();
/** Only the overlay of the other signature order is named as a whole. */
const SOURCE = /^spec\/(.*\.yaml:\d+|revisions\/signature-order\/[a-z-]+\.overlay\.yaml)$/;
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

/** The reference client, which takes its time for a call, so that copies meet it in flight. */
async function withReference<T>(order: Order, use: (url: string) => Promise<T>): Promise<T> {
  const client = new ReferenceClient({ secrets: { [apiKey]: apiSecret }, order });
  const ignore = () => undefined;
  onEvents(client, { activity: ignore, shipment: ignore, identitySession: ignore });
  const rules = { refusedCategories: [], maxPerTransaction: null };
  decideCards(client, new ClientLedger(100_000_00n), rules, { before: () => pause(60) });
  try {
    return await use(await client.listen());
  } finally {
    await client.close();
  }
}

// What follows waits for clients that take their time, most of it at once.

describe('the reference client', () => {
  it.concurrent.each([
    ['current', 'timestamp-endpoint-body'],
    ['earliest', 'body-timestamp-endpoint'],
  ] as const)('passes every rule of revision %s', async (revision, order) => {
    const { cases } = await withReference(order, (url) => runConformance(optionsFor(url, { revision })));
    expect(cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(rulesOf(cases).sort()).toEqual(OF_CALLS);
    for (const { expected, sources, exchanges } of cases) {
      expect(expected).not.toBe('');
      expect(sources).not.toEqual([]);
      for (const source of sources) expect(source).toMatch(SOURCE);
      expect(exchanges).not.toEqual([]);
    }
  });

  it('has its events where the run looks for them', () => {
    const { activities, ...rest } = addressesOf('http://client', {}, ['transactions']);
    expect(Object.values({ activities, ...rest })).toEqual(
      [EVENT_PATHS.activity, EVENT_PATHS.shipment, EVENT_PATHS.identitySession].map((path) => `http://client${path}`),
    );
  });
});

describe('a client that does not believe a call', () => {
  it.concurrent.each([
    [403, []],
    [404, ['wrong-signature', 'stale-timestamp', 'unknown-api-key', 'other-endpoint']],
  ] as const)('and says so with %i fails %p', async (refusalStatus, rules) => {
    const cases = await against({ refusalStatus });
    expect(rulesOf(failed(cases))).toEqual(rules);
  });
});

describe('the command', () => {
  /** Runs it as a process of its own. @returns its exit code, what it printed and the folder of its reports */
  async function command(...words: string[]) {
    const folder = await mkdtemp(path.join(tmpdir(), 'contrato-conformance-'));
    reports.push(folder);
    const parameters = [
      ...[...FROM_SOURCE, path.join(__dirname, '../../cli/contrato.ts')],
      ...['conformance', ...words, '--reports', folder, '--report', `sarif=${path.join(folder, 'sarif')}`],
    ];
    const ended = await run(process.execPath, parameters).catch((error: unknown) => error);
    const { code = 0, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string };
    return { code, stdout, stderr, folder };
  }
  const reports: string[] = [];
  afterAll(() => Promise.all(reports.map((folder) => rm(folder, { recursive: true, force: true }))));
  const pair = ['--api-key', apiKey, '--api-secret', apiSecret];

  it.concurrent('ends with 0 and writes its reports for a client that conforms', async () => {
    const { code, stdout, folder } = await withReference('timestamp-endpoint-body', (url) =>
      command('--url', url, ...pair, '--strict'),
    );
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\d+ of (\d+) passed, 0 failed, 0 unproven/)]);
    const json = await readFile(path.join(folder, 'conformance.json'), 'utf8');
    const junit = await readFile(path.join(folder, 'conformance.junit.xml'), 'utf8');
    expect(JSON.parse(json)).toMatchObject({ conforms: true, strict: true });
    expect(junit.match(/<testcase /g)).toHaveLength(JSON.parse(json).cases.length);
    expect(undeclaredFields(conformance, JSON.parse(json))).toEqual([]);
    for (const text of [json, junit, stdout]) expect(text).not.toContain(apiSecret);
  });

  it('ends with 1 for one that does not, and shows what came back and what the contract says', async () => {
    const client = new TestClient({ apiKey, apiSecret }, { ignoresAge: true });
    const { code, stdout, folder } = await command('--url', await client.listen(), ...pair);
    await client.close();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^failed: authorizations: stale-timestamp: signed 120 seconds ago$/m);
    expect(stdout).toMatch(/^ {2}expected 401 or 403: the signature is older than 60 seconds$/m);
    expect(stdout).toMatch(/^ {2}as spec\/\S+\.yaml:\d+ and spec\/\S+\.yaml:\d+ say$/m);
    expect(stdout).toMatch(/^ +> POST http\S+\/transactions\/authorizations$/m);
    expect(stdout).toMatch(/^ +< HTTP 200$/m);
    const found = readSarif(await readFile(path.join(folder, 'sarif'), 'utf8'), path.join(__dirname, '../..'));
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'stale-timestamp',
        words: '401 or 403: the signature is older than 60 seconds',
        level: 'error',
        file: expect.stringMatching(/^spec\/.*\.yaml$/),
      }),
    );
  });

  it('ends with 2 when it can’t be run', async () => {
    expect(await command('--url', 'http://localhost:1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--api-secret are needed'),
    });
  });
});

describe('a client that conforms', () => {
  it.concurrent('passes every rule, with nothing left unproven and its balance as before', async () => {
    const client = new TestClient({ apiKey, apiSecret, work: 60 });
    try {
      const { cases } = await runConformance(optionsFor(await client.listen()));
      expect(cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
      expect(rulesOf(cases).sort()).toEqual(OF_CALLS);
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
const late: Breaks = {
  taken: (path) => {
    if (path.startsWith('/transactions/authorizations')) shifted += 2_501;
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
  ['breaks on what is not JSON', 'malformed-body', { malformedStatus: 500 }],
  ['decides again', 'repeated-key', { forgets: 'authorizations' }],
  ['adds again', 'repeated-key', { forgets: 'credit' }],
  ['takes again', 'repeated-key', { forgets: 'debit' }],
  ['takes no event twice', 'repeated-key', { refusesRepeatedEvents: true }],
  ['decides again in flight', 'key-in-flight', { inFlight: 'again' }, { work: 60 }],
  ['answers 409 in flight', 'key-in-flight', { inFlight: 409 }, { work: 60 }],
  ['lets copies wait', 'key-in-flight', { inFlight: 'waits' }, { work: 200 }],
  ['adds nothing', 'adjustment-effect', { ignoresAdjustments: 'credit' }],
  ['takes nothing', 'adjustment-effect', { ignoresAdjustments: 'debit' }],
];

it('breaks every rule in one client at least', () => {
  expect([...new Set([...BROKEN.map(([, rule]) => rule), 'latency'])].sort()).toEqual(OF_CALLS);
});

describe('a client that', () => {
  // With a row shorter than the function has parameters, Jest takes the last one for a callback.
  const rows = BROKEN.map(([name, rule, breaks, client = {}]) => [name, rule, breaks, client] as const);
  const breaks = async (rule: RuleName, broken: Breaks, client: Partial<TestClientOptions>) => {
    const cases = await against(broken, client);
    expect(rulesOf(failed(cases))).toEqual([rule]);
    for (const { problems, expected, sources, exchanges } of failed(cases)) {
      expect(problems).not.toEqual([]);
      expect(expected).not.toBe('');
      expect(exchanges).not.toEqual([]);
      for (const source of sources) expect(source).toMatch(SOURCE);
    }
  };
  const [slow, prompt] = [true, false].map((works) =>
    rows.filter(([, , , { work }]) => (work !== undefined) === works),
  );

  it.concurrent.each(slow ?? [])('%s breaks %s and nothing else', (_, ...broken) => breaks(...broken));
  it.each(prompt ?? [])('%s breaks %s and nothing else', (_, ...broken) => breaks(...broken));

  it('is late breaks latency and nothing else', async () => {
    const cases = await against(late, {}, { clocks: quick });
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

/** A server that takes every call and answers those that `answers` says, with 200 and nothing else. */
async function withSilence<T>(
  answers: (path: string, calls: number) => boolean,
  use: (url: string, paths: readonly string[]) => Promise<T>,
): Promise<T> {
  const paths: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    paths.push(url);
    if (answers(url, paths.length)) response.end();
  });
  try {
    return await use(`http://127.0.0.1:${await listenLocally(server)}`, paths);
  } finally {
    await closeAtOnce(server);
  }
}

describe('an endpoint that takes calls and does not answer', () => {
  const timeoutMilliseconds = 50;
  const conformance = (url: string, change: Partial<RunOptions> = {}) =>
    runConformance(optionsFor(url, { timeoutMilliseconds, ...change }));

  it('is called three times and no more, and the rest is not tried', () =>
    withSilence(
      () => false,
      async (url, paths) => {
        const { cases, silent, ...rest } = await conformance(url);
        expect(paths).toEqual(
          ['/authorizations', '/adjustments/credit', '/adjustments/debit'].map((at) => `/transactions${at}`),
        );
        expect(silent).toEqual([url]);
        expect(failed(cases).map(({ problems }) => problems)).toEqual(Array(3).fill(['no answer in time']));
        const activity = cases.find(({ endpoint, rule }) => endpoint === 'activities' && rule === 'answered');
        expect(activity).toMatchObject({ outcome: 'unproven', problems: [`not tried: ${url} does not answer`] });
        expect(activity?.exchanges).toEqual([]);
        expect(text({ cases, silent, ...rest }).split('\n')).toContain(
          `${url} left 3 calls in a row without an answer in time. It was not called any more.`,
        );
      },
    ));

  it('is called no more once it falls silent', () =>
    withSilence(
      (_, calls) => calls <= 4,
      async (url, paths) => {
        const { silent } = await conformance(url);
        expect([paths.length, silent]).toEqual([4 + 3, [url]]);
      },
    ));

  it('takes nothing from those that answer, at the same address and at others', () =>
    withSilence(
      (path) => !path.startsWith('/activities'),
      (url) =>
        withSilence(
          () => false,
          async (other) => {
            const addresses = addressesOf(url, { 'shipping-updates': `${other}/shipping/updates` }, []);
            const { cases, silent } = await conformance(url, { addresses });
            const answered = cases.filter(({ rule, outcome }) => rule === 'answered' && outcome === 'passed');
            expect(new Set(answered.map(({ endpoint }) => endpoint)).has('identity-sessions')).toBe(true);
            expect(silent).toEqual([]);
          },
        ),
    ));
});

describe('events in stories', () => {
  /** Each run has a sandbox of its own: stories move its clock. */
  async function withStories<T>(use: (stories: string) => Promise<T>): Promise<T> {
    const sandbox = await startOwnServer('current');
    try {
      return await use(sandbox.url);
    } finally {
      await sandbox.close();
    }
  }

  it.concurrent.each([
    ['current', 'timestamp-endpoint-body'],
    ['earliest', 'body-timestamp-endpoint'],
  ] as const)('is taken by the reference client at every endpoint, in revision %s', async (revision, order) => {
    const { cases } = await withStories((stories) =>
      withReference(order, (url) => runConformance(optionsFor(url, { revision, stories }))),
    );
    expect(cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    const calls = cases.filter(({ rule }) => rule === 'story-call');
    expect([...new Set(calls.map(({ endpoint }) => endpoint))]).toEqual(
      expect.arrayContaining(['authorizations', 'activities', 'shipping-updates', 'identity-sessions']),
    );
    // What is spent in them is given back: the rules that look at the balance come afterwards.
    expect(rulesOf(cases)).toContain('adjustment-effect');
  });

  it.concurrent('shows a client that does not expect what no example has', async () => {
    const cases = await withStories((stories) => against({ refusesWord: 'REVERSAL' }, {}, { stories }));
    expect(rulesOf(failed(cases))).toEqual(['story-call']);
    const [first] = failed(cases);
    expect(first).toMatchObject({ endpoint: 'activities', problems: ['the status is 500, not 2xx'] });
    expect(first?.exchanges[0]?.sent.body).toContain('"REVERSAL"');
  });

  it('needs a sandbox, in which every story holds', async () => {
    await expect(against({}, {}, { stories: 'http://127.0.0.1:1' })).rejects.toThrow(/no client could be opened/);
    const front = async ({ request, res }: Context, next: () => Promise<void>) => {
      await next();
      if (request.path === '/oauth/token') res.statusCode = 201;
    };
    const broken = await startOwnServer('current', { front });
    try {
      const refused = against({}, {}, { stories: broken.url });
      await expect(refused).rejects.toThrow(
        /^argentina does not hold at .*\n.*createToken.*"client_secret":"\[redacted\]"/s,
      );
    } finally {
      await broken.close();
    }
  });
});
