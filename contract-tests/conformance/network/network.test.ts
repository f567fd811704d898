import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import document from '../../../generated/documents/network-api.json';
import { Edge } from '../../../mocks/networks/report';
import { closeAtOnce, listenLocally } from '../../../server/testing/local-server';
import { CERTIFICATE, tlsIn } from '../../../server/testing/tls';
import { type CaseResult, conforms } from '../results';
import { reportEverything, type TestBreaks, TestConnector } from '../testing/connector';
import { RAIL_NAMES } from './rails';
import { NETWORK_RULES, type NetworkRuleName } from './rules';
import { type NetworkRunOptions, runNetworkConformance } from './run';

const SOURCE = /^spec\/.*\.yaml:\d+$/;
const apiKey = 'bank-south';
const apiSecret = Buffer.from('a secret of the conformance run.').toString('base64');
const token = 'a token of the conformance run';
const SIGNED = { apiKey, apiSecret };
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const privateKey = String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
const publicKey = String(keys.publicKey.export({ type: 'spki', format: 'pem' }));
const CASH = ['cash'];

const failed = (cases: readonly CaseResult[]) => cases.filter(({ outcome }) => outcome === 'failed');
const rulesOf = (cases: readonly CaseResult[]) => [...new Set(cases.map(({ rule }) => rule))];

/** A report of a connector, sent over an edge that may be broken. */
type Act = (edge: Edge) => Promise<unknown>;

async function against(
  breaks: TestBreaks,
  change: Partial<NetworkRunOptions> = {},
  act: Act | null = null,
): Promise<readonly CaseResult[]> {
  const agreed = change.agreed ?? SIGNED;
  const credentials = 'token' in agreed ? agreed : { secrets: { [agreed.apiKey]: agreed.apiSecret } };
  const connector = await TestConnector.open(credentials, breaks);
  const reporting = act && {
    ...{ port: 0, name: 'bank-south', proof: { publicKey } },
    act: (url: string) => actWith(url, act, breaks.edge),
  };
  const common = { url: connector.url, agreed, rails: CASH, reportTimeoutMilliseconds: 300, quietMilliseconds: 50 };
  try {
    return (await runNetworkConformance({ ...common, ...change, ...(reporting && { reporting }) })).cases;
  } finally {
    await connector.close();
  }
}

async function actWith(url: string, act: Act, broken: TestBreaks['edge']): Promise<void> {
  const edge = new Edge({ url, audience: url, name: 'bank-south', proof: { privateKey } });
  try {
    await act(broken?.(edge, url) ?? edge);
  } finally {
    await edge.close();
  }
}

const payIn: Act = async (edge) => {
  const cash = { reference: crypto.randomUUID(), network_name: 'ARG_CASH_NETWORK', alias: 'K7Q2MX', amount: '5.00' };
  await edge.report('receiveCashIn', { body: { ...cash, currency: 'ARS' } as never });
};

it('the guide names every rule', () => {
  const guide = readFileSync(path.join(__dirname, '../../../docs/guides/conformance.md'), 'utf8');
  const [, table = ''] = guide.split('## A network’s connector');
  const named = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => cell.match(/[a-z-]+/g) ?? []);
  expect(named.sort()).toEqual(Object.keys(NETWORK_RULES).sort());
});

describe('the reference connectors', () => {
  it('pass every rule of every network, for signed calls and for reports', async () => {
    const cases = await against({}, { rails: RAIL_NAMES }, reportEverything);
    expect(cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(conforms({ cases }, true)).toBe(true);
    expect([...rulesOf(cases), 'wrong-token', 'report-certificate'].sort()).toEqual(Object.keys(NETWORK_RULES).sort());
    expect(cases.filter(({ sources }) => sources.some((source) => !SOURCE.test(source)))).toEqual([]);
  });

  it('pass every rule with a token', async () => {
    const cases = await against({}, { agreed: { token } });
    expect(cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(rulesOf(cases)).toContain('wrong-token');
  });

  it('leave unproven what they do not report', async () => {
    const cases = await against({}, {}, payIn);
    expect(failed(cases)).toEqual([]);
    const open = cases.filter(({ outcome }) => outcome === 'unproven').map(({ endpoint }) => endpoint);
    expect(open).toEqual(['receiveBoletoPayment', 'receiveBoletoCancellation', 'receiveCashWithdrawal']);
    expect([conforms({ cases }, false), conforms({ cases }, true)]).toEqual([true, false]);
  });
});

it('is asked three times and no more where it does not answer', async () => {
  let requests = 0;
  const server = createServer(() => {
    requests += 1;
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  try {
    const options = { url, agreed: SIGNED, rails: RAIL_NAMES, timeoutMilliseconds: 50 };
    const { cases, silent } = await runNetworkConformance(options);
    expect([requests, silent, failed(cases).length]).toEqual([3, [url], 3]);
  } finally {
    await closeAtOnce(server);
  }
});

describe('a connector that shows a certificate', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conformance-certificates-'));
  const { TLS_KEY_FILE } = tlsIn(folder);
  const own = { cert: CERTIFICATE, key: readFileSync(TLS_KEY_FILE, 'utf8') };
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Makes a certificate that nobody has agreed on. */
  function another() {
    const [cert, key] = ['other.pem', 'other.key'].map((name) => path.join(folder, name)) as [string, string];
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=other',
    ];
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  }

  async function reportedWith(shown: { cert: string; key: string }, act: Act) {
    const connector = await TestConnector.open({ secrets: { [apiKey]: apiSecret } }, {});
    const report = async (url: string) => {
      const proof = { certificate: shown.cert, key: shown.key };
      const edge = new Edge({
        url,
        audience: url,
        name: 'bank-south',
        proof,
        ca: CERTIFICATE,
        timeoutMilliseconds: 3_000,
      });
      await act(edge).finally(() => edge.close());
    };
    const reporting = { port: 0, name: 'bank-south', tls: own, proof: { certificate: CERTIFICATE }, act: report };
    const common = {
      url: connector.url,
      agreed: SIGNED,
      rails: CASH,
      reportTimeoutMilliseconds: 300,
      quietMilliseconds: 50,
    };
    try {
      return (await runNetworkConformance({ ...common, reporting })).cases;
    } finally {
      await connector.close();
    }
  }

  it('has its reports received, and is judged by no token', async () => {
    const cases = await reportedWith(own, payIn);
    expect(failed(cases)).toEqual([]);
    const ofReport = cases
      .filter(({ endpoint }) => endpoint === 'receiveCashIn')
      .map(({ rule, outcome }) => [rule, outcome]);
    expect(ofReport).toEqual(
      ['report-schema', 'report-certificate', 'report-repeated', 'report-ends'].map((rule) => [rule, 'passed']),
    );
    expect(rulesOf(cases)).not.toContain('report-token');
  });

  it('that is another one breaks report-certificate and nothing else', async () => {
    expect(rulesOf(failed(await reportedWith(another(), payIn)))).toEqual(['report-certificate']);
  });
});

let shifted = 0;

const { DestinationAnswerFound, PixKeyAnswerFound } = document.components.examples;
const [ARGENTINE, PIX] = [DestinationAnswerFound.value, PixKeyAnswerFound.value];

type Broken = [name: string, rule: NetworkRuleName, breaks: TestBreaks, change?: Partial<NetworkRunOptions>];

const BROKEN: Broken[] = [
  ['fails', 'answered', { answer: (given) => ({ ...given, status: given.status === 200 ? 500 : given.status }) }],
  [
    'answers another order',
    'reply-schema',
    { data: (data) => ({ ...data, id: '01935d2a-7f60-7c11-9a51-00000000dead' }) },
  ],
  [
    'answers another account',
    'reply-schema',
    { data: (data) => finding(data, ARGENTINE.data.destination) },
    { rails: ['bank-arg'] },
  ],
  [
    'answers another PIX key',
    'reply-schema',
    { data: (data) => finding(data, PIX.data.destination) },
    { rails: ['bank-bra'] },
  ],
  ['has words of its own', 'reply-schema', { data: (data) => ({ ...data, result: 'OK' }) }],
  ['refuses in words of its own', 'refusal-schema', { refusal: () => ({ message: 'no' }) }],
  ['refuses with another code', 'refusal-schema', { refusal: (body) => ({ ...body, error_code: 'INTERNAL_ERROR' }) }],
  [
    'is late',
    'latency',
    {
      data: (data) => {
        shifted += 10_001;
        return data;
      },
    },
    { elapsed: () => performance.now() + shifted },
  ],
  ['verifies no signature', 'wrong-signature', { wronglyAccepts: 'signature' }],
  ['takes old calls', 'stale-timestamp', { wronglyAccepts: 'age' }],
  ['takes any api-key', 'unknown-api-key', { wronglyAccepts: 'key' }],
  ['takes calls for other endpoints', 'other-endpoint', { wronglyAccepts: 'endpoint' }],
  ['takes any token', 'wrong-token', { wronglyAccepts: 'token' }, { agreed: { token } }],
  ['breaks on what is not JSON', 'malformed-body', { answer: (given, text) => (isHalf(text) ? fails : given) }],
  [
    'takes orders that lack something',
    'incomplete-order',
    { answer: (given, text) => (lacks(given, text) ? done : given) },
  ],
  ['carries out twice', 'repeated-order', { numbered: 'in turn' }, { rails: ['identity'] }],
  ['carries out copies', 'order-in-flight', { numbered: 'at once' }, { rails: ['identity'] }],
  ['forgets orders', 'changed-order', { forgets: true }],
];
/** Answers every lookup with one destination, which has an alias and a CBU, or a key, that nobody asked for. */
function finding(data: object, destination: object): object {
  const other = { cbu: '0720001400000012345674', alias: 'somebody.else', key: 'somebody@example.com' };
  const changes = Object.entries(other).filter(([name]) => name in destination);
  return 'destination' in data ? { destination: { ...destination, ...Object.fromEntries(changes) } } : data;
}
const isHalf = (text: string) => text === '{"id":';
const lacks = ({ status }: { status: number }, text: string) => status === 400 && !isHalf(text);
const done = { status: 200, body: '{"data":{}}' };
const fails = { status: 500, body: '' };

type BrokenReports = [name: string, rule: NetworkRuleName, breaks: NonNullable<TestBreaks['edge']>];
const changing = (change: (body: object, turn: number) => object) => (edge: Edge) => {
  const { report } = edge;
  edge.report = ((operation: 'receiveCashIn', { body }: { body: object }) => {
    const [first, later] = [change(body, 0), change(body, 1)];
    return report.call(edge, operation, { body: first, repeated: later } as never);
  }) as never;
  return edge;
};
/** Does nothing more once it was refused. */
const givingUp = (edge: Edge) => {
  const parts = edge as unknown as {
    send: (...words: unknown[]) => Promise<{ status: number }>;
    timeoutMilliseconds: number;
  };
  const send = parts.send.bind(edge);
  let isRefused = false;
  parts.timeoutMilliseconds = 1_500;
  parts.send = async (...words) => {
    if (isRefused) throw new Error('given up');
    const answer = await send(...words);
    isRefused = answer.status === 401;
    return answer;
  };
  return edge;
};

const BROKEN_REPORTS: BrokenReports[] = [
  ['reports in words of its own', 'report-schema', changing((body) => ({ ...body, teller: 7 }))],
  [
    'gives each attempt another reference',
    'report-repeated',
    changing((body, turn) => ({ ...body, reference: `R-${turn}` })),
  ],
  ['changes what it reports', 'report-repeated', changing((body, turn) => ({ ...body, amount: `${turn + 1}.00` }))],
];

it('breaks every rule in one connector at least', () => {
  const broken = [...BROKEN, ...BROKEN_REPORTS].map(([, rule]) => rule);
  const others: NetworkRuleName[] = ['report-token', 'report-certificate', 'report-renewed', 'report-ends'];
  expect([...new Set([...broken, ...others])].sort()).toEqual(Object.keys(NETWORK_RULES).sort());
});

describe('a connector that', () => {
  it.each(BROKEN.map(([name, rule, breaks, change = {}]) => [name, rule, breaks, change] as const))(
    '%s breaks %s and nothing else',
    async (_, rule, breaks, change) => {
      const cases = await against(breaks, change);
      expect(rulesOf(failed(cases))).toEqual([rule]);
      for (const { problems, expected, sources } of failed(cases)) {
        expect(problems).not.toEqual([]);
        expect(expected).not.toBe('');
        for (const source of sources) expect(source).toMatch(SOURCE);
      }
    },
  );

  it.each(BROKEN_REPORTS)('%s breaks %s and nothing else', async (_, rule, edge) => {
    expect(rulesOf(failed(await against({ edge }, {}, payIn)))).toEqual([rule]);
  });

  it('signs assertions with another key breaks report-token', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const stranger = (_: Edge, url: string) =>
      new Edge({
        ...{ url, audience: url, name: 'bank-south', timeoutMilliseconds: 200 },
        proof: { privateKey: String(other.export({ type: 'pkcs8', format: 'pem' })) },
      });
    const act: Act = (edge) => payIn(edge).catch(() => undefined);
    expect(rulesOf(failed(await against({ edge: stranger }, {}, act)))).toEqual(['report-token']);
  });

  it('gives up a report whose token has ended breaks report-renewed', async () => {
    const act: Act = (edge) => payIn(edge).catch(() => undefined);
    expect(rulesOf(failed(await against({ edge: givingUp }, {}, act)))).toEqual(['report-renewed']);
  });

  it('goes on with what is answered breaks report-ends', async () => {
    const act: Act = async (edge) => {
      const body = {
        reference: 'R-1',
        network_name: 'ARG_CASH_NETWORK',
        alias: 'K7Q2MX',
        amount: '5.00',
        currency: 'ARS',
      };
      for (const _ of [1, 2]) await edge.report('receiveCashIn', { body: body as never });
    };
    expect(rulesOf(failed(await against({}, {}, act)))).toEqual(['report-ends']);
  });

  it('is not there fails at every operation once', async () => {
    const connector = await TestConnector.open({ token }, {});
    await connector.close();
    const { cases } = await runNetworkConformance({ url: connector.url, agreed: SIGNED, rails: RAIL_NAMES });
    expect(rulesOf(failed(cases))).toEqual(['answered']);
    expect(new Set(failed(cases).map(({ endpoint }) => endpoint)).size).toBe(failed(cases).length);
    expect(failed(cases)[0]?.problems[0]).toContain('ECONNREFUSED');
  });
});
