import { createHmac } from 'node:crypto';
import type { Payloads } from '../../generated/events';
import examples from '../../generated/examples.json';
import { HOUR } from '../kernel/time';
import type { Tx } from '../platform/store/db';
import { Receiver } from '../testing/receiver';
import { startTestServer, type TestServer, useServer } from '../testing/server';
import { subscribe } from '../testing/subscriber';
import { PAUSES } from './rules/schedule';
import { replayEvent, resendUndelivered } from './store/events';

const server = useServer({ background: true, deliveries: { timeoutMilliseconds: 2_000 } });
const receivers: Receiver[] = [];
const drained = () => server().app.deliveries.drained();

async function receiver(): Promise<Receiver> {
  const started = await Receiver.start();
  receivers.push(started);
  return started;
}

afterAll(() => Promise.all(receivers.map((one) => one.close())));

/** Computes the signature as an independent verifier does, from the text of the contract alone. */
function digest(secret: string, parts: string[]): string {
  const mac = createHmac('sha256', Buffer.from(secret, 'base64'));
  return `hmac-sha256 ${mac.update(Buffer.from(parts.join(''), 'utf8')).digest('base64')}`;
}

const ADJUSTMENT = examples.values.AdjustmentReversalPurchase as Payloads['cardAdjustment'];

describe('a delivery', () => {
  it('is signed, names the endpoint and carries the body that the contract shows', async () => {
    const endpoint = await receiver();
    const client = await subscribe(server(), {
      shipping_updates: endpoint.url('/hooks/shipping/updates?from=service'),
    });
    const before = Math.floor(Date.now() / 1000);
    const event = await client.publish();
    await endpoint.got(1);
    const [call] = endpoint.received;
    const { 'x-timestamp': timestamp = '', 'x-signature': signature, ...headers } = call?.headers ?? {};
    expect(call?.path).toBe('/hooks/shipping/updates?from=service');
    expect(headers).toMatchObject({ 'x-endpoint': call?.path, 'content-type': 'application/json' });
    expect(headers['x-api-key']).toBe(client.pairs[0]?.apiKey);
    expect(headers['x-idempotency-key']).toBeUndefined();
    expect(call?.rawHeaders).toEqual(expect.arrayContaining(['X-Api-Key', 'X-Signature', 'X-Timestamp', 'X-Endpoint']));
    expect(call?.body).toBe(event.payload);
    expect(signature).toBe(digest(client.pairs[0]?.secret ?? '', [timestamp, call?.path ?? '', call?.body ?? '']));
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
    await drained();
    expect(await client.look(event)).toMatchObject({
      state: 'DELIVERED',
      attempts: 1,
      nextAttemptAt: null,
      tried: [{ number: 1, outcome: 'DELIVERED', status: 200, apiKey: client.pairs[0]?.apiKey }],
    });
  });

  it('is signed in the order of the client’s revision', async () => {
    const endpoint = await receiver();
    const revision = 'signature-order=body-timestamp-endpoint';
    const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') }, { revision });
    await client.publish();
    await endpoint.got(1);
    const { headers, body } = endpoint.received[0]!;
    const { secret } = client.pairs[0]!;
    expect(headers['x-signature']).toBe(digest(secret, [body, headers['x-timestamp']!, '/x']));
  });

  it('is signed with the newest pair', async () => {
    const endpoint = await receiver();
    const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') });
    await client.publish();
    await endpoint.got(1);
    await client.addPair();
    await client.publish();
    await endpoint.got(2);
    for (const { headers, body } of endpoint.received) {
      const { secret } = client.pairs.find(({ apiKey }) => apiKey === headers['x-api-key'])!;
      expect(headers['x-signature']).toBe(digest(secret, [headers['x-timestamp']!, '/x', body]));
    }
    expect(endpoint.received.map(({ headers }) => headers['x-api-key'])).toEqual(
      client.pairs.map(({ apiKey }) => apiKey).reverse(),
    );
  });

  it('of an adjustment is a call of its own, in the shape of the client’s revision', async () => {
    const endpoint = await receiver();
    const call = structuredClone(ADJUSTMENT);
    call.installments = { quantity: 3, credit_type: 'WITH_INTEREST', grace_period: 0, current_installment: 2 };
    for (const revision of ['current', 'installments=without-current']) {
      const client = await subscribe(server(), { transactions: endpoint.url('/cards/') }, { revision });
      const event = await client.publish({ kind: 'CARD_ADJUSTMENT', call });
      await drained();
      const { path, headers, body } = endpoint.received.at(-1)!;
      expect(path).toBe('/cards/transactions/adjustments/credit');
      expect(headers['x-idempotency-key']).toBe(event.key);
      expect(headers['x-signature']).toBe(digest(client.pairs[0]!.secret, [headers['x-timestamp']!, path, body]));
      const { current_installment: current, ...older } = call.installments;
      const installments = revision === 'current' ? { ...older, current_installment: current } : older;
      expect(JSON.parse(body)).toEqual({ ...call, installments });
    }
  });

  it('of an adjustment is sent again at once while its client still works on it, which counts for no attempt of the schedule', async () => {
    const endpoint = await receiver();
    const answers = [425, 425, 200];
    endpoint.answer = (response) => void response.writeHead(answers.shift() ?? 500).end();
    const client = await subscribe(server(), { transactions: endpoint.url('/cards/') });
    const event = await client.publish({ kind: 'CARD_ADJUSTMENT', call: structuredClone(ADJUSTMENT) });
    await drained();
    expect((await client.look(event)).nextAttemptAt).toBe(server().clock.now() + 50);
    for (let at = 0; at < 2; at += 1) {
      server().clock.advance(50);
      await drained();
    }
    expect(endpoint.received.map(({ headers }) => headers['x-idempotency-key'])).toEqual(Array(3).fill(event.key));
    const tried = [{ status: 425 }, { status: 425 }, { status: 200 }];
    expect(await client.look(event)).toMatchObject({ state: 'DELIVERED', attempts: 3, failures: 0, tried });
  });

  it('of an adjustment that its client never lets go of goes by the schedule after a time', async () => {
    const endpoint = await receiver();
    const answers = [500];
    endpoint.answer = (response) => void response.writeHead(answers.shift() ?? 425).end();
    const client = await subscribe(server(), { transactions: endpoint.url('/cards/') });
    const event = await client.publish({ kind: 'CARD_ADJUSTMENT', call: structuredClone(ADJUSTMENT) });
    await drained();
    server().clock.set((await client.look(event)).nextAttemptAt as number);
    await drained();
    for (let at = 0; at < 20; at += 1) {
      server().clock.advance(50);
      await drained();
    }
    const { attempts, failures, nextAttemptAt } = await client.look(event);
    // The refusal, twenty repeats, and the attempt after which it waits again.
    expect([attempts, failures]).toEqual([22, 2]);
    expect(nextAttemptAt).toBeGreaterThan(server().clock.now() + 1_000);
  });

  it('of an adjustment is sent again as often after each replay as at first', async () => {
    const { clock, database } = server();
    const endpoint = await receiver();
    endpoint.answer = 425;
    const client = await subscribe(server(), { transactions: endpoint.url('/cards/') });
    const event = await client.publish({ kind: 'CARD_ADJUSTMENT', call: structuredClone(ADJUSTMENT) });
    for (const replays of [0, 1, 2]) {
      const replay = (tx: Tx) => replayEvent(tx, client.client.id, event.id, clock.now());
      if (replays > 0) await database.db.transaction(replay);
      await drained();
      for (let at = 0; at < 20; at += 1) {
        clock.advance(50);
        await drained();
      }
      const { attempts, failures } = await client.look(event);
      expect([attempts, failures]).toEqual([21 * (replays + 1), 1]);
    }
    endpoint.answer = 204;
    await database.db.transaction((tx) =>
      resendUndelivered(tx, client.client.id, { since: 0, now: clock.now(), channels: ['transactions'] }),
    );
    await drained();
    expect(await client.look(event)).toMatchObject({ state: 'DELIVERED', attempts: 64, attemptsBefore: 63 });
  });

  it('of an adjustment is sent again as often after a replay during an attempt', async () => {
    const { clock, database } = server();
    const endpoint = await receiver();
    const client = await subscribe(server(), { transactions: endpoint.url('/cards/') });
    const replays: Promise<unknown>[] = [];
    endpoint.answer = (response) => {
      const replayed =
        replays.length > 0
          ? Promise.resolve()
          : database.db.transaction((tx) => replayEvent(tx, client.client.id, event.id, clock.now()));
      replays.push(replayed.then(() => response.writeHead(425).end()));
    };
    const event = await client.publish({ kind: 'CARD_ADJUSTMENT', call: structuredClone(ADJUSTMENT) });
    await drained();
    await Promise.all(replays);
    for (let at = 0; at < 21; at += 1) {
      await drained();
      clock.advance(50);
    }
    await drained();
    // The one during which it was replayed, another one, twenty repeats.
    expect(await client.look(event)).toMatchObject({ attempts: 22, failures: 1, attemptsBefore: 1 });
  });

  it('of an adjustment goes on until a 2xx, also where the receiver says that it is gone', async () => {
    const endpoint = await receiver();
    endpoint.answer = 410;
    const client = await subscribe(server(), { transactions: endpoint.url('/cards/') });
    const event = await client.publish({ kind: 'CARD_ADJUSTMENT', call: structuredClone(ADJUSTMENT) });
    await drained();
    expect(await client.look(event)).toMatchObject({
      state: 'PENDING',
      failures: 1,
      tried: [{ outcome: 'REFUSED', status: 410 }],
    });
  });

  it('of an adjustment is given up after as many attempts as an event has', async () => {
    const { clock } = server();
    const endpoint = await receiver();
    endpoint.answer = 410;
    const client = await subscribe(server(), { transactions: endpoint.url('/cards/') });
    const event = await client.publish({ kind: 'CARD_ADJUSTMENT', call: structuredClone(ADJUSTMENT) });
    for (const _pause of PAUSES) {
      await drained();
      clock.set((await client.look(event)).nextAttemptAt as number);
    }
    await drained();
    expect(await client.look(event)).toMatchObject({ state: 'DEAD', attempts: 10, failures: 10, nextAttemptAt: null });
    expect(endpoint.received).toHaveLength(10);
  });

  it('waits for an address and for a pair to sign with', async () => {
    const client = await subscribe(server(), {});
    const event = await client.publish();
    await drained();
    expect(await client.look(event)).toMatchObject({ state: 'PENDING', attempts: 0, nextAttemptAt: null });
    const { db } = server().database;
    const endpoint = await receiver();
    const unsigned = await subscribe(server(), { shipping_updates: endpoint.url() });
    await db.transaction((tx) => tx.knex('api_keys').where({ client_id: unsigned.client.id }).delete());
    const waiting = await unsigned.publish();
    await drained();
    expect(await unsigned.look(waiting)).toMatchObject({ state: 'PENDING', attempts: 0, nextAttemptAt: null });
    expect(endpoint.connections).toBe(0);
  });
});

describe('a receiver that is down', () => {
  it('is tried ten times over more than 72 hours, with one key and fresh signatures, and then again on demand', async () => {
    const { clock, database } = server();
    const endpoint = await receiver();
    endpoint.answer = 503;
    const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') });
    const event = await client.publish();
    const begun = clock.now();
    const pauses: number[] = [];
    for (;;) {
      await drained();
      const { state, nextAttemptAt } = await client.look(event);
      if (state === 'DEAD') break;
      pauses.push(nextAttemptAt! - clock.now());
      clock.set(nextAttemptAt! - 1);
      await drained();
      expect(endpoint.received).toHaveLength(pauses.length);
      clock.set(nextAttemptAt!);
    }
    expect(endpoint.received).toHaveLength(10);
    expect(clock.now() - begun).toBeGreaterThanOrEqual(72 * HOUR);
    for (const [at, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(PAUSES[at]!);
      expect(pause).toBeLessThanOrEqual(PAUSES[at]! * 1.1);
    }
    expect(new Set(pauses.map((pause, at) => pause / PAUSES[at]!)).size).toBeGreaterThan(1);
    expect(new Set(endpoint.received.map(({ body }) => JSON.parse(body).idempotency_key))).toEqual(
      new Set([event.key]),
    );
    const { secret } = client.pairs[0]!;
    for (const { headers, body } of endpoint.received) {
      expect(headers['x-signature']).toBe(digest(secret, [headers['x-timestamp']!, '/x', body]));
    }
    const replay = () => database.db.transaction((tx) => replayEvent(tx, client.client.id, event.id, clock.now()));
    await replay();
    await drained();
    // It has all its attempts again.
    expect(await client.look(event)).toMatchObject({ state: 'PENDING', failures: 1, attempts: 11 });
    endpoint.answer = 204;
    await replay();
    await drained();
    const { tried, ...after } = await client.look(event);
    expect(after).toMatchObject({ state: 'DELIVERED', attempts: 12 });
    expect(tried.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('gets what is new while what it refused waits for its time, then what has waited longest first', async () => {
    const { clock } = server();
    const endpoint = await receiver();
    const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') });
    const published = async (answer: number) => {
      endpoint.answer = answer;
      const event = await client.publish();
      await drained();
      return event;
    };
    const refused = await published(503);
    const taken = [await published(200), await published(200)];
    const keys = () => endpoint.received.map(({ body }) => JSON.parse(body).idempotency_key);
    expect(keys()).toEqual([refused.key, ...taken.map(({ key }) => key)]);
    expect(await client.look(refused)).toMatchObject({ state: 'PENDING', attempts: 1 });
    endpoint.answer = 503;
    clock.set((await client.look(refused)).nextAttemptAt as number);
    await drained();
    const refusedLater = await published(503);
    endpoint.answer = 200;
    clock.advance(HOUR);
    await drained();
    expect(keys().slice(3)).toEqual([refused.key, refusedLater.key, refusedLater.key, refused.key]);
  });

  it('is left alone as long as it asks', async () => {
    const { clock } = server();
    const endpoint = await receiver();
    endpoint.answer = (response) => void response.writeHead(429, { 'retry-after': '3600' }).end();
    const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') });
    const event = await client.publish();
    await drained();
    expect((await client.look(event)).nextAttemptAt).toBe(clock.now() + HOUR);
  });

  it('is not called again once it answers 410', async () => {
    const endpoint = await receiver();
    endpoint.answer = 410;
    const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') });
    const event = await client.publish();
    await drained();
    expect(await client.look(event)).toMatchObject({
      state: 'DEAD',
      attempts: 1,
      tried: [{ outcome: 'GONE', status: 410 }],
    });
  });
});

describe('an answer that is none', () => {
  it.each<[string, Receiver['answer'], string, number | null]>([
    ['a redirect', (response) => void response.writeHead(307, { location: '/elsewhere' }).end(), 'REDIRECTED', 307],
    ['silence', () => undefined, 'TIMEOUT', null],
    ['a body that never ends', (response) => void endless(response), 'TOO_LARGE', null],
    ['a body that drips', (response) => void response.writeHead(200).write('.'), 'TIMEOUT', null],
    ['a closed connection', (response) => void response.destroy(), 'UNREACHABLE', null],
  ])('%s is a failed attempt', async (_what, answer, outcome, status) => {
    const endpoint = await receiver();
    endpoint.answer = answer;
    const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') });
    const event = await client.publish();
    await drained();
    expect(await client.look(event)).toMatchObject({ state: 'PENDING', failures: 1, tried: [{ outcome, status }] });
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/x']);
  });

  it('nobody there is one, too', async () => {
    const endpoint = await Receiver.start();
    const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') });
    await endpoint.close();
    const event = await client.publish();
    await drained();
    expect((await client.look(event)).tried).toMatchObject([{ outcome: 'UNREACHABLE', status: null }]);
  });
});

function endless(response: import('node:http').ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, '.');
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}

describe('receivers that do not answer', () => {
  let own: TestServer | undefined;
  // Also when the test fails: what still waits for them would keep the run alive.
  afterEach(() => own?.close());

  it('do not delay the others', async () => {
    own = await startTestServer({ background: true, deliveries: { graceMilliseconds: 20 } });
    const [dead, alive] = [await receiver(), await receiver()];
    dead.answer = () => undefined;
    const deaf = await Promise.all(
      [1, 2, 3, 4].map(() => subscribe(own as TestServer, { shipping_updates: dead.url('/x') })),
    );
    const well = await subscribe(own, { shipping_updates: alive.url('/x') });
    const looks: (() => ReturnType<(typeof well)['look']>)[] = [];
    for (const client of deaf) {
      for (let i = 0; i < 50; i += 1) {
        const event = await client.publish();
        looks.push(() => client.look(event));
      }
    }
    await dead.got(deaf.length);
    for (let i = 0; i < 20; i += 1) {
      await well.publish();
      await alive.got(i + 1);
    }
    // All of that came while the first calls to those that do not answer were still under way: one to each.
    expect(dead.received).toHaveLength(deaf.length);
    expect((await Promise.all(looks.map((look) => look()))).flatMap(({ tried }) => tried)).toEqual([]);
  });
});
