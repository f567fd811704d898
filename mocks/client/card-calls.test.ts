import { signature } from '../../client/signature';
import document from '../../generated/documents/client-api.json';
import { type CardCall, complaint, hundredths } from './call';
import { decideCards } from './card-calls';
import { ReferenceClient } from './client';
import { ClientLedger } from './client-ledger';

const SECRET = Buffer.from('a secret').toString('base64');
const AUTHORIZATIONS = '/transactions/authorizations';

// biome-ignore lint/suspicious/noExplicitAny: the document is data here
const examples = (document as any).components.examples as Record<string, { value: CardCall }>;
const example = (name: string): CardCall => structuredClone((examples[name] as { value: CardCall }).value);

let now = Date.UTC(2026, 0, 15, 12);
let ledger: ClientLedger;
let client: ReferenceClient;
let url: string;
let before: (call: CardCall) => Promise<void>;

beforeEach(async () => {
  ledger = new ClientLedger(10_000_000n);
  before = async () => undefined;
  client = new ReferenceClient({ secrets: { key: SECRET }, now: () => now });
  const rules = { refusedCategories: ['7995'], maxPerTransaction: 5_000_000n };
  decideCards(client, ledger, rules, { now: () => now, before: (call) => before(call) });
  url = await client.listen();
});
afterEach(() => client.close());

async function send(path: string, call: unknown, key = 'k-1', changes: Record<string, string> = {}) {
  const body = JSON.stringify(call);
  const timestamp = String(Math.floor(now / 1000));
  const parts = { timestamp, endpoint: path, body: Buffer.from(body) };
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'x-api-key': 'key',
      'x-timestamp': timestamp,
      'x-endpoint': path,
      'x-signature': signature(parts, SECRET, 'timestamp-endpoint-body'),
      'x-idempotency-key': key,
      ...changes,
    },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? null : JSON.parse(text) };
}

describe('an authorization', () => {
  it('is decided by the balance, and the answer is signed', async () => {
    const answer = await send(AUTHORIZATIONS, example('AuthorizationPurchase'));
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' },
    ]);
    const parts = {
      timestamp: answer.headers.get('x-timestamp') as string,
      endpoint: answer.headers.get('x-endpoint') as string,
      body: Buffer.from(answer.text),
    };
    expect(answer.headers.get('x-signature')).toBe(signature(parts, SECRET, 'timestamp-endpoint-body'));
    expect(ledger.all()).toMatchObject([{ change: -1_452_050n }]);
  });

  it('gets the same answer under the same key, and a new one does not count twice either', async () => {
    const call = example('AuthorizationPurchase');
    const first = await send(AUTHORIZATIONS, call);
    expect((await send(AUTHORIZATIONS, call)).body).toEqual(first.body);
    expect((await send(AUTHORIZATIONS, call, 'k-2')).body.status).toBe('APPROVED');
    expect(ledger.all()).toHaveLength(1);
  });

  it('is answered 425 while it is decided, for three minutes at most', async () => {
    let decide: () => void = () => undefined;
    const begun = new Promise<void>((begin) => {
      before = () =>
        new Promise((resolve) => {
          decide = resolve;
          begin();
        });
    });
    const first = send(AUTHORIZATIONS, example('AuthorizationPurchase'));
    await begun;
    expect(await send(AUTHORIZATIONS, example('AuthorizationPurchase'))).toMatchObject({
      status: 425,
      body: { status: 'REJECTED', status_detail: 'OTHER' },
    });
    now += 180_000;
    before = async () => undefined;
    expect((await send(AUTHORIZATIONS, example('AuthorizationPurchase'))).status).toBe(200);
    decide();
    expect((await first).status).toBe(200);
    expect(ledger.all()).toHaveLength(1);
  });

  it('is rejected for its merchant, its amount and the balance', async () => {
    const detail = async (id: string, change: (call: CardCall) => void) => {
      const call = example('AuthorizationPurchase');
      call.transaction.id = id;
      change(call);
      return (await send(AUTHORIZATIONS, call, id)).body.status_detail;
    };
    expect(await detail('a', (call) => Object.assign(call.merchant, { mcc: '7995' }))).toBe('INVALID_MERCHANT');
    expect(await detail('b', (call) => Object.assign(call.amount.local, { total: 50_000.01 }))).toBe('INVALID_AMOUNT');
    for (const id of ['c', 'd']) {
      expect(await detail(id, (call) => Object.assign(call.amount.local, { total: 50_000 }))).toBe('APPROVED');
    }
    expect(await detail('e', (call) => Object.assign(call.amount.local, { total: 0.01 }))).toBe('INSUFFICIENT_FUNDS');
    expect(await detail('f', (call) => Object.assign(call.amount.local, { total: 0 }))).toBe('APPROVED');
  });

  it('is decided anew when the decision failed', async () => {
    before = async () => {
      throw new Error('out of order');
    };
    expect((await send(AUTHORIZATIONS, example('AuthorizationPurchase'))).status).toBe(500);
    before = async () => undefined;
    expect((await send(AUTHORIZATIONS, example('AuthorizationPurchase'))).body.status).toBe('APPROVED');
  });
});

describe('an adjustment', () => {
  it.each([
    ['AdjustmentPurchase', 'debit', -35_000n],
    ['AdjustmentReversalRefund', 'debit', -35_000n],
    ['AdjustmentRefund', 'credit', 1_452_050n],
    ['AdjustmentPayment', 'credit', 1_452_050n],
  ])('%s is applied once, and the empty answer is signed', async (name, direction, change) => {
    const path = `/transactions/adjustments/${direction}`;
    const call = example(name);
    // What a reversal takes back is known.
    ledger.adjust(
      {
        id: String(call.transaction.original_transaction_id),
        userId: 'other',
        type: 'REFUND',
        currency: 'ARS',
        amount: 0n,
        originalId: null,
      },
      'credit',
    );
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(path, call);
      expect([answer.status, answer.text]).toEqual([200, '']);
      const parts = { timestamp: answer.headers.get('x-timestamp') as string, endpoint: path, body: Buffer.alloc(0) };
      expect(answer.headers.get('x-signature')).toBe(signature(parts, SECRET, 'timestamp-endpoint-body'));
    }
    expect(ledger.balance(call.user.id, 'ARS')).toBe(10_000_000n + change);
  });
});

describe('what is wrong with a call', () => {
  it('is said, and nothing is booked', async () => {
    const call = example('AuthorizationPurchase');
    expect((await send(AUTHORIZATIONS, { ...call, amount: {} })).body.message).toBe('amount.local.total is missing.');
    const huge = { ...call, amount: { ...call.amount, local: { ...call.amount.local, total: 1e21 } } };
    const refused = await send(AUTHORIZATIONS, huge);
    expect([refused.status, refused.body.message]).toEqual([400, 'amount.local.total is too large.']);
    expect((await send(AUTHORIZATIONS, [])).status).toBe(400);
    expect((await send(AUTHORIZATIONS, call, '')).body.message).toBe('x-idempotency-key is missing.');
    const unsigned = await send(AUTHORIZATIONS, call, 'k-9', { 'x-signature': 'hmac-sha256 AAAA' });
    expect([unsigned.status, unsigned.headers.get('x-signature')]).toEqual([401, null]);
    expect((await send('/transactions/adjustments/sideways', call)).status).toBe(404);
    expect(ledger.all()).toEqual([]);
  });

  it('is nothing in any example of the contract', () => {
    const calls = Object.entries(examples).filter(([name]) => /^(Authorization|Adjustment)/.test(name));
    expect(calls.length).toBeGreaterThan(10);
    for (const [name, { value }] of calls) expect([name, complaint(value)]).toEqual([name, null]);
  });

  it('is not the float that an amount travels in', () => {
    expect([14520.5, 0.07, 0.1 + 0.2, 38280].map(hundredths)).toEqual([1_452_050n, 7n, 30n, 3_828_000n]);
  });
});
