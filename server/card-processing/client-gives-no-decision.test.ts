import { gzipSync } from 'node:zlib';
import { CONTROLS } from '../../mocks/testing/controls';
import {
  ADJUSTMENT,
  APPROVED,
  adding,
  authorizationOf,
  type Behaviour,
  BUDGET,
  Endpoint,
  LATIN,
  network,
  type Reply,
  reply,
  silence,
  useDecidingClients,
  without,
} from '../testing/deciding-client';
import { until } from '../testing/until';

const { server, timer } = useDecidingClients();

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
  ] as [string, Behaviour, RegExp][])('finds in the log what was wrong: %s', async (_what, behaviour, problem) => {
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

  it('is not called again when its events are sent again', async () => {
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

  it('sees what was wrong with its reply to an adjustment, which stays applied', async () => {
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
    'sees what was wrong with %s to an adjustment',
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

  it('because it is silent rejects when its time is over, and gets a reversal of the transaction', async () => {
    const { endpoint, n } = await Endpoint.open(silence);
    const using = n.use();
    await endpoint.receives(1);
    timer.pass(BUDGET - 1);
    timer.pass(1);
    const transaction = await using;
    expect(transaction).toMatchObject({ state: 'REJECTED', status_detail: 'CLIENT_TIMEOUT', decided_by: 'PROCESSOR' });
    await n.delivered();
    const adjustment = JSON.parse(endpoint.received[1]?.text as string).transaction;
    expect(adjustment).toMatchObject({ type: 'REVERSAL_PURCHASE', original_transaction_id: transaction.id });
  });

  it('because nobody listens rejects at once, and nobody is notified', async () => {
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
      // Only the decision is late, not what the client gets after it.
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
