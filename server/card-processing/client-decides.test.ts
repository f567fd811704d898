import { signature } from '../../client/signature';
import type { CardNetwork } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import {
  authorizationOf,
  type Behaviour,
  BUDGET,
  Endpoint,
  inTransit,
  network,
  PAUSE,
  type ReceivedCall,
  reply,
  useDecidingClients,
} from '../testing/deciding-client';
import { until } from '../testing/until';

const { server, timer } = useDecidingClients();

describe('a client that decides', () => {
  it('gets a call with all details of the transaction', async () => {
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

  it('gets a call with one idempotency key and a signature that it can verify', async () => {
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

  it('gets calls over a connection that is kept', async () => {
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

  it('gets no call when the card is only checked', async () => {
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
  it('is called again after 50 ms, with the same key and a new signature', async () => {
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

  it('has 3,000 ms in all, and gets a reversal of the transaction', async () => {
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
  ])('and then %s gets a reversal: it may still approve', async (_what, then, detail) => {
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
    'decides about the %s as it was when it was called, and what is blocked meanwhile stops the next use',
    async (_what, block, stopped) => {
      const { endpoint, n } = await Endpoint.open(inTransit, reply());
      const using = n.use();
      await endpoint.receives(1);
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
