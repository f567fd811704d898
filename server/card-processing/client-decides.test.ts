import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Order, signature } from '../../client/signature';
import { CardNetwork, type Setting } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { closeAtOnce, listenLocally } from '../testing/local-server';
import { useServer } from '../testing/server';
import { ManualTimer } from '../testing/timer';
import { until } from '../testing/until';

const BUDGET = 3000;
const PAUSE = 50;

const timer = new ManualTimer();
const server = useServer({ extension: worldExtension, processing: { timer } });
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function network(setting: Setting = {}): Promise<CardNetwork> {
  const made = await CardNetwork.open(server(), setting);
  closing.push(() => made.close());
  return made;
}

interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

const APPROVED = { status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' };

/** An endpoint that does what a test says with each call, in turn; the last behaviour stays. */
class Endpoint {
  readonly received: ReceivedCall[] = [];
  /** Connections that were made to it. */
  connections = 0;
  /** Adjustments are taken, whatever is done with authorizations. */
  adjusting: Behaviour = (response) => void response.writeHead(200).end();
  private n: CardNetwork | null = null;
  private waiting: (() => void)[] = [];

  private constructor(
    readonly url: string,
    private readonly behaviours: Behaviour[],
  ) {}

  static async open(...behaviours: Behaviour[]): Promise<{ endpoint: Endpoint; n: CardNetwork }> {
    let endpoint: Endpoint | undefined;
    const http = createServer((request, response) => void endpoint?.serve(request, response));
    const port = await listenLocally(http);
    closing.push(() => closeAtOnce(http));
    http.on('connection', () => {
      if (endpoint !== undefined) endpoint.connections += 1;
    });
    const url = `http://127.0.0.1:${port}`;
    endpoint = new Endpoint(url, behaviours);
    endpoint.n = await network({ transactions: url });
    return { endpoint, n: endpoint.n };
  }

  /** Resolves once so many calls have come. */
  async hears(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  get authorizations(): ReceivedCall[] {
    return this.received.filter(({ path }) => path === '/transactions/authorizations');
  }

  get secret(): string {
    return Object.values(this.n?.secrets ?? {})[0] as string;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url as string;
    this.received.push({ path, headers: request.headers, text: (await buffer(request)).toString('utf8') });
    for (const wake of this.waiting.splice(0)) wake();
    if (path !== '/transactions/authorizations') return this.adjusting(response, this);
    const at = Math.min(this.authorizations.length, this.behaviours.length) - 1;
    (this.behaviours[at] as Behaviour)(response, this);
  }
}

type Behaviour = (response: ServerResponse, endpoint: Endpoint) => void;

interface Reply {
  body?: unknown;
  status?: number;
  endpoint?: string;
  /** Age of the signature, in seconds. */
  age?: number;
  order?: Order;
  change?: (headers: Record<string, string>) => Record<string, string>;
}

/** Answers with a signed reply; whatever is said otherwise is different. */
function reply({
  body = APPROVED,
  status = 200,
  endpoint = '/transactions/authorizations',
  age = 0,
  order,
  change = (headers) => headers,
}: Reply = {}): Behaviour {
  return (response, { secret }) => {
    const isPlain = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = Buffer.from(isPlain ? (body as string) : JSON.stringify(body));
    const parts = { timestamp: String(Math.floor(Date.now() / 1000) - age), endpoint, body: bytes };
    const headers = {
      'content-type': 'application/json',
      'x-endpoint': parts.endpoint,
      'x-timestamp': parts.timestamp,
      'x-signature': signature(parts, secret, order ?? 'timestamp-endpoint-body'),
    };
    response.writeHead(status, change(headers)).end(bytes);
  };
}

const silence: Behaviour = () => undefined;
const inTransit = reply({ status: 425, body: { status: 'REJECTED', message: 'In transit.', status_detail: 'OTHER' } });
const ADJUSTMENT = '/transactions/adjustments/credit';
const LATIN = Buffer.from(JSON.stringify({ ...APPROVED, message: 'Año' }), 'latin1');
const adding = (name: string, value: string) => (headers: Record<string, string>) => ({ ...headers, [name]: value });
const without = (name: string) => (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

/** The call that a client was asked with, as it is listed with its events. */
async function authorizationOf(n: CardNetwork, id: string) {
  const query = `filter[resource_id]=${id}&filter[type]=CARD_AUTHORIZATION`;
  const found = await n.bench.ask('GET', `${CONTROLS}/events?${query}`);
  return n.bench.ask('GET', `${CONTROLS}/events/${found[0].id}`);
}

describe('a client that decides', () => {
  it('is asked with everything that there is to know of the transaction', async () => {
    const { endpoint, n } = await Endpoint.open(reply());
    await n.bench.ask('PATCH', `${CONTROLS}/client`, {
      card_charges: [
        { name: 'INCOME_TAX_PERCEPTION', type: 'TAX', percentage: '30', origin: 'INTERNATIONAL', country: 'ARG' },
        { name: 'EXCHANGE_FEE', type: 'FEE', percentage: '2', origin: 'INTERNATIONAL' },
        { name: 'CLUB', type: 'DISCOUNT', percentage: '10', origin: 'DOMESTIC' },
      ],
    });
    const transaction = await n.use({
      amount: '20.00',
      currency: 'USD',
      country_code: 'USA',
      point_type: 'ECOMMERCE',
      entry_mode: 'CREDENTIAL_ON_FILE',
      merchant: { mcc: '5815', name: 'Streaming Store' },
    });
    expect(transaction).toMatchObject({
      state: 'AUTHORIZED',
      status: 'APPROVED',
      status_detail: 'APPROVED',
      source: 'ONLINE',
      origin: 'INTERNATIONAL',
      decided_by: 'CLIENT',
      account_id: null,
      local_date_time: '2026-03-15T08:00:00',
    });
    const [call] = endpoint.authorizations as [ReceivedCall];
    expect(JSON.parse(call.text)).toEqual({
      transaction: {
        id: transaction.id,
        type: 'PURCHASE',
        point_type: 'ECOMMERCE',
        entry_mode: 'CREDENTIAL_ON_FILE',
        country_code: 'USA',
        origin: 'INTERNATIONAL',
        original_transaction_id: null,
        local_date_time: '2026-03-15T08:00:00',
      },
      merchant: { id: transaction.merchant.id, mcc: '5815', address: null, name: 'Streaming Store' },
      card: { id: n.cardId, product_type: 'PREPAID', provider: 'CARD_NETWORK_1', last_four: expect.any(String) },
      user: { id: n.userId },
      amount: {
        local: { total: 38_280, currency: 'ARS' },
        settlement: { total: 20, currency: 'USD' },
        transaction: { total: 20, currency: 'USD' },
        details: [
          { type: 'BASE', currency: 'ARS', amount: 29_000, name: 'BASE' },
          { type: 'TAX', currency: 'ARS', amount: 8700, name: 'INCOME_TAX_PERCEPTION' },
          { type: 'FEE', currency: 'ARS', amount: 580, name: 'EXCHANGE_FEE' },
        ],
      },
    });
    const atHome = await n.use({ amount: '14520.50' });
    expect(JSON.parse((endpoint.authorizations[1] as ReceivedCall).text).amount).toEqual({
      local: { total: 13_068.45, currency: 'ARS' },
      settlement: { total: 10.01, currency: 'USD' },
      transaction: { total: 14_520.5, currency: 'ARS' },
      details: [
        { type: 'BASE', currency: 'ARS', amount: 14_520.5, name: 'BASE' },
        { type: 'DISCOUNT', currency: 'ARS', amount: 1452.05, name: 'CLUB' },
      ],
    });
    expect(atHome.details).toEqual([
      { type: 'BASE', name: 'BASE', amount: '14520.50' },
      { type: 'DISCOUNT', name: 'CLUB', amount: '1452.05' },
    ]);
  });

  it('is asked under one idempotency key, with a signature that it can verify', async () => {
    const { endpoint, n } = await Endpoint.open(reply());
    const before = Math.floor(Date.now() / 1000);
    const { id } = await n.use();
    const [{ headers, text }] = endpoint.authorizations as [ReceivedCall];
    expect(headers['x-idempotency-key']).toBe(id);
    expect(headers['x-api-key']).toBe(Object.keys(n.secrets)[0]);
    expect(headers['x-endpoint']).toBe('/transactions/authorizations');
    const parts = {
      timestamp: headers['x-timestamp'] as string,
      endpoint: headers['x-endpoint'] as string,
      body: Buffer.from(text),
    };
    expect(headers['x-signature']).toBe(signature(parts, endpoint.secret, 'timestamp-endpoint-body'));
    expect(Number(parts.timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(parts.timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
  });

  it('is asked over a connection that is kept', async () => {
    const { endpoint, n } = await Endpoint.open(reply());
    for (let use = 0; use < 5; use += 1) await n.use();
    expect([endpoint.authorizations.length, endpoint.connections]).toEqual([5, 1]);
  });

  it('counts what it decided', async () => {
    const n = await network();
    const { metrics } = server().app.services;
    const counted = async () => (await metrics.cardTransactions.get()).values;
    const ofApproved = (values: { labels: object; value: number }[]) =>
      values.find(({ labels }) => JSON.stringify(labels) === '{"type":"EXTRACASH","status_detail":"APPROVED"}')?.value;
    const before = ofApproved(await counted()) ?? 0;
    await n.use({ type: 'EXTRACASH' });
    expect(ofApproved(await counted())).toBe(before + 1);
    expect(
      (await metrics.clientDecisions.get()).values.find(({ metricName }) => metricName?.endsWith('_count'))?.value,
    ).toBeGreaterThan(0);
  });

  it('decides by the balance in its books', async () => {
    const n = await network({ rules: { refusedCategories: ['7995'], maxPerTransaction: 5_000_000n } });
    expect((await n.use({ amount: '40000.00' })).status_detail).toBe('APPROVED');
    expect((await n.use({ amount: '49999.00' })).status_detail).toBe('APPROVED');
    expect(n.booked()).toBe(1_000_100n);
    const low = await n.use({ amount: '10001.01' });
    expect(low).toMatchObject({ state: 'REJECTED', status_detail: 'INSUFFICIENT_FUNDS', decided_by: 'CLIENT' });
    const merchant = { mcc: '7995', name: 'Casino' };
    expect((await n.use({ merchant, amount: '1.00' })).status_detail).toBe('INVALID_MERCHANT');
    expect((await n.use({ amount: '50000.01' })).status_detail).toBe('INVALID_AMOUNT');
    expect(n.booked()).toBe(1_000_100n);
  });

  it.each(['SYSTEM_ERROR', 'OTHER', 'INVALID_AMOUNT', 'INVALID_MERCHANT', 'INSUFFICIENT_FUNDS'])(
    'may reject as %s, and nothing follows',
    async (status_detail) => {
      const { n } = await Endpoint.open(reply({ body: { status: 'REJECTED', message: 'No.', status_detail } }));
      const transaction = await n.use();
      expect(transaction).toMatchObject({ state: 'REJECTED', status_detail, decided_by: 'CLIENT' });
      expect(await n.followers(transaction.id)).toEqual([]);
    },
  );

  it('rejects what then counts towards no limit', async () => {
    const no = { status: 'REJECTED', message: 'No.', status_detail: 'INSUFFICIENT_FUNDS' };
    const { n } = await Endpoint.open(reply({ body: no }), reply());
    const limits = { amount_limits: { purchases: { daily: '150.00' } } };
    await n.bench.ask('PATCH', `${CONTROLS}/affinity-groups/${n.groupId}`, limits);
    expect((await n.use()).status_detail).toBe('INSUFFICIENT_FUNDS');
    expect((await n.use()).status_detail).toBe('APPROVED');
    expect((await n.use()).status_detail).toBe('INVALID_AMOUNT');
  });

  it('is asked about nothing when the card is only checked', async () => {
    const n = await network();
    const check = await n.use({ amount: '0' });
    expect(check).toMatchObject({ state: 'AUTHORIZED', status: 'APPROVED', status_detail: 'NOT_DECLINED' });
    expect(n.ledger.line(check.id)).toMatchObject({ change: 0n, statusDetail: 'APPROVED' });
  });

  it('sees the installments of a credit card, in its revision’s words', async () => {
    const installments = { quantity: 6, credit_type: 'WITHOUT_INTEREST', grace_period: 1 };
    for (const [revision, current] of [
      ['current', { current_installment: 1 }],
      ['installments=without-current', {}],
    ] as const) {
      const { endpoint } = await Endpoint.open(reply());
      const n = await network({
        client: { revision },
        group: { productType: 'CREDIT', name: 'Credit Argentina' },
        transactions: endpoint.url,
      });
      const { status_detail } = await n.use({ installments });
      // The signature is another client's, but the call says what it should.
      expect(status_detail).toBe('CLIENT_SIGNATURE_ERROR');
      expect(JSON.parse((endpoint.authorizations[0] as ReceivedCall).text).installments).toEqual({
        ...installments,
        ...current,
      });
    }
  });

  it('signs and verifies in the order of its revision', async () => {
    const revision = 'signature-order=body-timestamp-endpoint';
    const right = await network({ client: { revision }, order: 'body-timestamp-endpoint' });
    expect((await right.use()).status_detail).toBe('APPROVED');
    const wrong = await network({ client: { revision } });
    expect((await wrong.use()).status_detail).toBe('CLIENT_SIGNATURE_ERROR');
  });
});

describe('a client that is not done yet', () => {
  it('is asked again after 50 ms, under the same key and with a fresh signature', async () => {
    const { endpoint, n } = await Endpoint.open(inTransit, inTransit, reply());
    const using = n.use();
    for (let again = 0; again < 2; again += 1) {
      await timer.waits(PAUSE);
      expect(endpoint.authorizations).toHaveLength(again + 1);
      timer.pass(PAUSE);
    }
    const transaction = await using;
    expect(transaction.status_detail).toBe('APPROVED');
    const listed = await authorizationOf(n, transaction.id);
    expect([listed.status, listed.attempts.map((one: { status_code: number }) => one.status_code)]).toEqual([
      'DELIVERED',
      [425, 425, 200],
    ]);
    const keys = endpoint.authorizations.map(({ headers }) => headers['x-idempotency-key']);
    expect(keys).toEqual([transaction.id, transaction.id, transaction.id]);
    expect(new Set(endpoint.authorizations.map(({ text }) => text)).size).toBe(1);
  });

  it('has 3,000 ms in all, and is told that the transaction is not to be', async () => {
    const { endpoint, n } = await Endpoint.open(inTransit);
    const using = n.use();
    let asked = 0;
    for (; asked < BUDGET / PAUSE - 1; asked += 1) {
      await timer.waits(PAUSE);
      timer.pass(PAUSE);
    }
    await timer.waits(PAUSE);
    timer.pass(PAUSE);
    const transaction = await using;
    expect(transaction).toMatchObject({ state: 'REJECTED', status_detail: 'CLIENT_TIMEOUT', decided_by: 'PROCESSOR' });
    expect(endpoint.authorizations).toHaveLength(BUDGET / PAUSE);
    await n.delivered();
    expect(endpoint.received.at(-1)?.path).toBe('/transactions/adjustments/credit');
  });

  it.each<[string, Behaviour, string]>([
    ['believes the call no more', reply({ status: 401, body: { message: 'No.' } }), 'CLIENT_SIGNATURE_ERROR'],
    ['understands the call no more', reply({ status: 400, body: { message: 'What?' } }), 'SYSTEM_ERROR'],
  ])('and then %s is told that the transaction is not to be: it may still approve', async (_what, then, detail) => {
    const { endpoint, n } = await Endpoint.open(inTransit, then);
    const using = n.use();
    await timer.waits(PAUSE);
    timer.pass(PAUSE);
    const transaction = await using;
    expect(transaction).toMatchObject({ state: 'REJECTED', status_detail: detail });
    await n.delivered();
    const calls = endpoint.received.slice(2).map(({ path, text }) => [path, JSON.parse(text).transaction]);
    expect(calls).toMatchObject([
      ['/transactions/adjustments/credit', { type: 'REVERSAL_PURCHASE', original_transaction_id: transaction.id }],
    ]);
  });

  it.each<[string, (n: CardNetwork) => Promise<unknown>, string]>([
    [
      'card',
      (n) =>
        n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { status: 'BLOCKED', status_reason: 'USER_INTERNAL_REASON' }),
      'CARD_BLOCKED',
    ],
    [
      'card, which is disabled,',
      (n) =>
        n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { status: 'DISABLED', status_reason: 'CLIENT_INTERNAL_REASON' }),
      'CARD_DISABLED',
    ],
    [
      'card, which the service reports lost,',
      (n) => n.bench.ask('POST', `${CONTROLS}/cards/${n.cardId}/report-lost`),
      'LOST_CARD',
    ],
    [
      'client, which is suspended,',
      (n) => n.bench.ask('PATCH', `${CONTROLS}/client`, { status: 'SUSPENDED' }),
      'TRANSACTION_NOT_PERMITTED',
    ],
    ['user, who gets an account without money,', (n) => n.bench.account(n.userId), 'INSUFFICIENT_FUNDS'],
    [
      'user',
      (n) =>
        n.bench.ask('PATCH', `/users/v1/${n.userId}`, { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' }),
      'RESTRICTED_USER',
    ],
  ])(
    'decides about the %s as it was when it was asked, and what is blocked meanwhile stops the next use',
    async (_what, block, stopped) => {
      const { endpoint, n } = await Endpoint.open(inTransit, reply());
      const using = n.use();
      await endpoint.hears(1);
      await block(n);
      await timer.waits(PAUSE);
      timer.pass(PAUSE);
      expect(await using).toMatchObject({ state: 'AUTHORIZED', decided_by: 'CLIENT' });
      expect(await n.use()).toMatchObject({ state: 'REJECTED', status_detail: stopped });
      expect(endpoint.authorizations).toHaveLength(2);
    },
  );

  it('and rejects then has nothing to take back', async () => {
    const no = { status: 'REJECTED', message: 'No.', status_detail: 'INSUFFICIENT_FUNDS' };
    const { endpoint, n } = await Endpoint.open(inTransit, reply({ body: no }));
    const using = n.use();
    await timer.waits(PAUSE);
    timer.pass(PAUSE);
    expect(await using).toMatchObject({ status_detail: 'INSUFFICIENT_FUNDS', decided_by: 'CLIENT' });
    await n.delivered();
    expect(endpoint.received).toHaveLength(2);
  });

  it('answers from its memory when it is done', async () => {
    let decide: () => void = () => undefined;
    const n = await network();
    const deciding = new Promise<void>((resolve) => {
      decide = resolve;
    });
    const begun: string[] = [];
    n.slow(async (call) => {
      begun.push(call.transaction.id);
      await deciding;
    });
    const using = n.use();
    // The first call is still with the client when the network's message is sent again by hand, under the same key.
    await until('the client is asked', () => begun.length > 0);
    const repeated = await n.call(begun[0] as string);
    expect([repeated.status, repeated.body.status_detail]).toEqual([425, 'OTHER']);
    decide();
    expect((await using).status_detail).toBe('APPROVED');
    const remembered = await n.call(begun[0] as string);
    expect([remembered.status, remembered.body.status]).toEqual([200, 'APPROVED']);
    expect(begun).toHaveLength(1);
    expect(n.booked()).toBe(9_990_000n);
  });
});

/** Behaviours that lead to a rejection, its status detail, and whether the client may have approved. */
const FAILURES: readonly [string, Behaviour, string, boolean][] = [
  ['answers without a signature', reply({ change: without('x-signature') }), 'CLIENT_SIGNATURE_ERROR', true],
  ['answers without a timestamp', reply({ change: without('x-timestamp') }), 'CLIENT_SIGNATURE_ERROR', true],
  ['answers without its endpoint', reply({ change: without('x-endpoint') }), 'CLIENT_SIGNATURE_ERROR', true],
  ['signs with another order', reply({ order: 'body-timestamp-endpoint' }), 'CLIENT_SIGNATURE_ERROR', true],
  [
    'signs something else',
    reply({ change: (headers) => ({ ...headers, 'x-timestamp': String(Number(headers['x-timestamp']) - 1) }) }),
    'CLIENT_SIGNATURE_ERROR',
    true,
  ],
  ['signed over 60 seconds ago', reply({ age: 62 }), 'CLIENT_SIGNATURE_ERROR', true],
  ['signed over 60 seconds ahead', reply({ age: -62 }), 'CLIENT_SIGNATURE_ERROR', true],
  ['does not believe the call', reply({ status: 401, body: { message: 'No.' } }), 'CLIENT_SIGNATURE_ERROR', false],
  [
    'believes the call and forbids it',
    reply({ status: 403, body: { message: 'No.' } }),
    'CLIENT_SIGNATURE_ERROR',
    false,
  ],
  ['fails', reply({ status: 500, body: { message: 'Oh.' } }), 'CLIENT_UNAVAILABLE', true],
  ['is behind a gateway that fails', reply({ status: 503, body: '' }), 'CLIENT_UNAVAILABLE', true],
  ['hangs up', (response) => response.socket?.destroy(), 'CLIENT_UNAVAILABLE', true],
  ['does not understand', reply({ status: 400, body: { message: 'What?' } }), 'SYSTEM_ERROR', false],
  ['points elsewhere', (response) => response.writeHead(302, { location: '/' }).end(), 'SYSTEM_ERROR', false],
  ['answers no JSON', reply({ body: 'yes' }), 'SYSTEM_ERROR', true],
  ['answers without a status', reply({ body: { message: 'OK', status_detail: 'APPROVED' } }), 'SYSTEM_ERROR', true],
  [
    'answers twice',
    reply({ body: JSON.stringify(APPROVED).replace('{', '{"status":"REJECTED",') }),
    'SYSTEM_ERROR',
    true,
  ],
  ['contradicts itself', reply({ body: { ...APPROVED, status_detail: 'INVALID_AMOUNT' } }), 'SYSTEM_ERROR', true],
  [
    'answers without end',
    (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', more);
      };
      more();
    },
    'SYSTEM_ERROR',
    true,
  ],
];

describe('a client whose answer is a decision', () => {
  it.each<[string, Reply]>([
    ['with 201', { status: 201 }],
    ['with a message of 100,000 characters', { body: { ...APPROVED, message: 'a'.repeat(100_000) } }],
  ])('is taken at its word: %s', async (_how, answer) => {
    const { n } = await Endpoint.open(reply(answer));
    const { id, ...transaction } = await n.use();
    expect(transaction).toMatchObject({ state: 'AUTHORIZED', status: 'APPROVED', status_detail: 'APPROVED' });
    expect(await n.followers(id)).toEqual([]);
  });
});

describe('a client whose answer is not a decision', () => {
  it.each(FAILURES)('because it %s rejects', async (_what, behaviour, detail, mayBeApproved) => {
    const { endpoint, n } = await Endpoint.open(behaviour);
    const transaction = await n.use();
    expect(transaction).toMatchObject({ state: 'REJECTED', status: 'REJECTED', status_detail: detail });
    const followers = await n.followers(transaction.id);
    await n.delivered();
    const calls = endpoint.received.slice(1).map(({ path, text }) => [path, JSON.parse(text).transaction.id]);
    if (!mayBeApproved) {
      expect([followers, calls]).toEqual([[], []]);
      return;
    }
    expect(followers).toMatchObject([{ type: 'REVERSAL_PURCHASE', state: 'AUTHORIZED', local: transaction.local }]);
    expect(calls).toEqual([['/transactions/adjustments/credit', followers[0].id]]);
  });

  it.each([
    [
      'a misspelt name',
      reply({ body: { Status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' } }),
      /at \/status: is required/,
    ],
    ['no signature', reply({ change: without('x-signature') }), /no x-signature/],
    [
      'an unknown word',
      reply({ body: { ...APPROVED, status: 'approved' } }),
      /at \/status: must be one of APPROVED, REJECTED$/,
    ],
    ['an empty body', reply({ body: '' }), /^the body is empty$/],
    [
      'a compressed body',
      reply({ body: gzipSync('{}'), change: adding('content-encoding', 'gzip') }),
      /not JSON; .*gzip/,
    ],
    [
      'two decisions',
      reply({ body: JSON.stringify(APPROVED).replace('{', '{"status":"REJECTED",') }),
      /^the body has \/status twice$/,
    ],
    [
      'a contradiction',
      reply({ body: { ...APPROVED, status_detail: 'INVALID_AMOUNT' } }),
      /status_detail INVALID_AMOUNT/,
    ],
  ] as [string, Behaviour, RegExp][])('is told in the log what was wrong: %s', async (_what, behaviour, problem) => {
    const { n } = await Endpoint.open(behaviour);
    const { id } = await n.use();
    const problems = server().logged.filter((line) => line.transaction === id && line.problem !== undefined);
    expect(problems).toEqual([expect.objectContaining({ status: 200, problem: expect.stringMatching(problem) })]);
  });

  it.each([
    [
      'a misspelt name',
      reply({ body: { Status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' } }),
      {
        outcome: 'INVALID_REPLY',
        status_code: 200,
        problem: expect.stringMatching(/at \/status: is required, and 'Status' is another name$/),
      },
    ],
    [
      'no signature',
      reply({ change: without('x-signature') }),
      { outcome: 'INVALID_REPLY', status_code: 200, problem: 'the reply has no x-signature' },
    ],
    [
      'a name twice that no database takes',
      reply({ body: '{"a\\u0000\\ud800\\n":1,"a\\u0000\\ud800\\n":2}' }),
      { outcome: 'INVALID_REPLY', status_code: 200, problem: 'the body has /a\ufffd\ufffd\ufffd twice' },
    ],
    [
      'a name twice that is as long as a reply',
      reply({ body: `{"${'😀'.repeat(30_000)}":1,"${'😀'.repeat(30_000)}":2}` }),
      {
        outcome: 'INVALID_REPLY',
        status_code: 200,
        problem: `the body has /${'😀'.repeat(512 - 'the body has /'.length)}`,
      },
    ],
    ['a bad gateway', reply({ status: 502 }), { outcome: 'REFUSED', status_code: 502, problem: null }],
    [
      'a lost connection',
      (response) => response.socket?.destroy(),
      { outcome: 'UNREACHABLE', status_code: null, problem: 'the connection broke before the answer arrived' },
    ],
  ] as [string, Behaviour, object][])(
    'finds the call next to its events, with what was wrong: %s',
    async (_what, behaviour, attempt) => {
      const { n } = await Endpoint.open(behaviour);
      const { id } = await n.use();
      const listed = await authorizationOf(n, id);
      expect(listed).toMatchObject({
        type: 'CARD_AUTHORIZATION',
        status: 'DEAD',
        idempotency_key: id,
        resource_id: id,
      });
      expect(listed).toMatchObject({ attempts_made: 1, next_attempt_at: null, payload: { transaction: { id } } });
      expect(listed.attempts).toEqual([expect.objectContaining({ number: 1, ...attempt })]);
    },
  );

  it.each([
    ['another content type', reply({ change: adding('content-type', 'text/plain') }), /content-type is text\/plain/],
    ['no content type', reply({ change: without('content-type') }), /no content-type/],
    [
      'another charset',
      reply({ change: adding('content-type', 'application/json; charset=latin1') }),
      /JSON must be UTF-8/,
    ],
    ['other bytes than UTF-8', reply({ body: LATIN }), /not valid UTF-8/],
    ['a byte order mark', reply({ body: `\ufeff${JSON.stringify(APPROVED)}` }), /byte order mark/],
  ] as [string, Behaviour, RegExp][])(
    'counts with its decision and finds what was wrong next to its events: %s',
    async (_what, behaviour, problem) => {
      const { n } = await Endpoint.open(behaviour);
      const { id, status } = await n.use();
      expect(status).toBe('APPROVED');
      const listed = await authorizationOf(n, id);
      expect(listed).toMatchObject({ status: 'DELIVERED', attempts: [{ outcome: 'DELIVERED' }] });
      expect(listed.attempts[0].problem).toMatch(problem);
    },
  );

  it('is not asked again by asking for its events again', async () => {
    const { endpoint, n } = await Endpoint.open(reply({ status: 500 }), reply());
    const { id } = await n.use();
    const listed = await authorizationOf(n, id);
    const refused = await n.bench.client.send('POST', `${CONTROLS}/events/${listed.id}/replay`);
    expect([refused.status, refused.body.error_code]).toEqual([409, 'EVENT_NOT_REPEATABLE']);
    await n.delivered();
    const body = { since: listed.created_at };
    expect((await n.bench.client.send('POST', `${CONTROLS}/events/resend`, { body })).body.data.resent).toBe(0);
    await n.delivered();
    expect(endpoint.authorizations).toHaveLength(1);
  });

  it('is told what was wrong with its reply to an adjustment, which stays applied', async () => {
    const { n } = await Endpoint.open(reply());
    const { id } = await n.use();
    await n.step(id, 'reverse');
    await n.delivered();
    const [follower] = await n.followers(id);
    const listed = await n.bench.ask('GET', `${CONTROLS}/events?filter[resource_id]=${follower.id}`);
    const event = await n.bench.ask('GET', `${CONTROLS}/events/${listed[0].id}`);
    expect([event.type, event.status]).toEqual(['CARD_ADJUSTMENT', 'DELIVERED']);
    const problem = 'the reply has no x-signature, x-timestamp, x-endpoint';
    expect(event.attempts).toEqual([expect.objectContaining({ outcome: 'DELIVERED', status_code: 200, problem })]);
    const problems = server().logged.filter((line) => line.transaction === follower.id && line.problem !== undefined);
    expect(problems).toEqual([expect.objectContaining({ event: event.id, status: 200, problem })]);
  });

  it.each([
    ['a body', reply({ body: '{}', endpoint: ADJUSTMENT }), 'DELIVERED', 'the body is not empty'],
    ['no answer', (response) => void response.socket?.destroy(), 'UNREACHABLE', expect.stringMatching(/broke before/)],
  ] as [string, Behaviour, string, unknown][])(
    'is told what was wrong with %s to an adjustment',
    async (_what, behaviour, outcome, problem) => {
      const { endpoint, n } = await Endpoint.open(reply());
      endpoint.adjusting = behaviour;
      const { id } = await n.use();
      await n.step(id, 'reverse');
      await n.delivered();
      const [follower] = await n.followers(id);
      const [{ id: event }] = await n.bench.ask('GET', `${CONTROLS}/events?filter[resource_id]=${follower.id}`);
      const { attempts } = await n.bench.ask('GET', `${CONTROLS}/events/${event}`);
      expect(attempts).toEqual([expect.objectContaining({ outcome, problem })]);
    },
  );

  it('because it is silent rejects when its time is over, and hears that the transaction is not to be', async () => {
    const { endpoint, n } = await Endpoint.open(silence);
    const using = n.use();
    await endpoint.hears(1);
    timer.pass(BUDGET - 1);
    timer.pass(1);
    const transaction = await using;
    expect(transaction).toMatchObject({ state: 'REJECTED', status_detail: 'CLIENT_TIMEOUT', decided_by: 'PROCESSOR' });
    await n.delivered();
    const adjustment = JSON.parse(endpoint.received[1]?.text as string).transaction;
    expect(adjustment).toMatchObject({ type: 'REVERSAL_PURCHASE', original_transaction_id: transaction.id });
  });

  it('because nobody listens rejects at once, and nobody is told', async () => {
    const n = await network({ transactions: 'http://127.0.0.1:1' });
    const transaction = await n.use();
    expect(transaction).toMatchObject({ state: 'REJECTED', status_detail: 'CLIENT_UNAVAILABLE' });
    expect(await n.followers(transaction.id)).toEqual([]);
  });

  it('because it has given no address, or has no api-key, rejects', async () => {
    const unreachable = await network({ transactions: null });
    expect((await unreachable.use()).status_detail).toBe('CLIENT_UNAVAILABLE');
    const n = await network();
    const { db } = server().database;
    await db.transaction((tx) => tx.knex('api_keys').where({ client_id: n.bench.client.client.id }).delete());
    expect((await n.use()).status_detail).toBe('CLIENT_UNAVAILABLE');
  });

  it('leaves the books of a good client as they were, whether it had approved or not', async () => {
    const n = await network();
    const begun: string[] = [];
    let approve: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      approve = resolve;
    });
    n.slow(async (call) => {
      begun.push(call.transaction.id);
      // Only the decision is late, not what the client is told after it.
      if (begun.length === 1) await late;
    });
    const using = n.use();
    await until('the client is asked', () => begun.length > 0);
    timer.pass(BUDGET);
    const transaction = await using;
    expect(transaction.status_detail).toBe('CLIENT_TIMEOUT');
    // The reversal overtakes the decision, which then knows better.
    await n.delivered();
    approve();
    await until('the client knows the transaction', () => n.ledger.line(transaction.id) !== undefined);
    expect(n.ledger.line(transaction.id)).toMatchObject({ status: 'REJECTED' });
    expect(n.booked()).toBe(10_000_000n);
  });
});
