import { createServer, type Socket } from 'node:net';
import { HOUR } from '../kernel/time';
import { newId } from '../platform/ids';
import type { Db } from '../platform/store/db';
import { rowsOf } from '../platform/store/rows-of';
import { createDatabase, dialect } from '../testing/database';
import { NameServer } from '../testing/name-server';
import { Receiver } from '../testing/receiver';
import { startTestServer, TEST_NOW, type TestServer } from '../testing/server';
import { type Subscriber, someEvent, subscribe } from '../testing/subscriber';
import { until } from '../testing/until';
import { findDue, insertEvents, newEvent } from './store/outbox';

/** Milliseconds that the events of a healthy client take at most. */
const MOST_LAG = 1_000;
/** The machine's own hiccups only ever delay: the best of so many rounds shows what the service does. */
const ROUNDS = 5;
/** Milliseconds that no round takes, with hiccups: shorter than the 15 s that a dead call lasts. */
const LITTLE = 5_000;

let server: TestServer;

/** Accepts connections and says nothing. */
async function deafHost(): Promise<{ port: number; close(): Promise<unknown>; connections(): number }> {
  const sockets = new Set<Socket>();
  const host = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => host.listen({ port: 0, host: '127.0.0.1', backlog: 2_000 }, resolve));
  return {
    port: (host.address() as { port: number }).port,
    connections: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => host.close(resolve));
    },
  };
}

/** Copies of a client that have their events sent to the given addresses, each with an event that is due. */
async function dead(urls: readonly string[], dueAt: (i: number) => number = () => TEST_NOW): Promise<void> {
  const { client } = await subscribe(server, { shipping_updates: urls[0] as string });
  const { db } = server.database;
  const { vault } = server.app.services;
  const [row] = await db.knex('clients').where({ id: client.id });
  const [pair] = await db.knex('api_keys').where({ client_id: client.id });
  await db.transaction(async (tx) => {
    for (const [i, url] of urls.entries()) {
      const id = newId();
      const configuration = JSON.stringify(JSON.parse(row.configuration)).replaceAll(urls[0] as string, url);
      await tx.knex('clients').insert({ ...row, id, configuration });
      const keyId = `key-${newId()}`;
      const secret_sealed = vault.seal(Buffer.alloc(32, 1).toString('base64'), `api_keys.secret:${keyId}`);
      await tx.knex('api_keys').insert({ ...pair, id: keyId, client_id: id, secret_sealed });
      const event = { id: newId(), clientId: id, kind: 'SHIPMENT_UPDATED', key: newId(), resourceId: newId() };
      await insertEvents(tx, [newEvent({ ...event, payload: payloadOf(event.resourceId, event.key) }, dueAt(i))]);
    }
  });
}

function payloadOf(shipment_id: string, idempotency_key: string): string {
  const meta = { resource_url: `http://localhost/shipping/v1/${shipment_id}` };
  return JSON.stringify({ event_id: 'shipment-updated', idempotency_key, shipment_id, meta });
}

let names: NameServer;
let host: Awaited<ReturnType<typeof deafHost>>;
let well: Receiver;
let client: Subscriber;
const arrivals = new Map<string, Moment>();

/** A moment, and how many dead calls had been begun by then. */
interface Moment {
  at: number;
  deadCalls: number;
}

const moment = (): Moment => ({ at: performance.now(), deadCalls: host.connections() });

beforeAll(async () => {
  names = await NameServer.start(() => ({ addresses: ['127.0.0.1'] }));
  server = await startTestServer({ background: true, environment: { DNS_SERVERS: names.address } });
  host = await deafHost();
  well = await Receiver.start();
  well.answer = (response, { body }) => {
    arrivals.set(JSON.parse(body).shipment_id, moment());
    response.writeHead(200).end();
  };
  client = await subscribe(server, { shipping_updates: `http://well.example:${well.port}/x` });
  await lag();
});

afterAll(async () => {
  await server.close();
  await Promise.all([host.close(), well.close(), names.close()]);
});

/** Tells the healthy client of something, again and again. @returns the p99 of how long it took, in milliseconds */
async function lag(): Promise<number> {
  const lags: number[] = [];
  for (let i = 0; i < 100; i += 1) {
    const shipmentId = newId();
    const count = well.received.length;
    await client.publish(someEvent(shipmentId));
    const publishedAt = performance.now();
    await well.got(count + 1);
    lags.push((arrivals.get(shipmentId) as Moment).at - publishedAt);
  }
  return lags.sort((one, other) => one - other)[98] as number;
}

describe('dead receivers', () => {
  it.each([
    ['60 on one host', 60, () => `http://127.0.0.1:${host.port}/x`],
    ['140 on hosts of their own', 140, (i: number) => `http://dead-${i}.example:${host.port}/x`],
    ['1,000 that hang in TLS', 1_000, (i: number) => `https://hung-${i}.example:${host.port}/x`],
  ])('%s do not delay a healthy one', async (_what, count, url) => {
    const deadCalls = host.connections();
    await dead(Array.from({ length: count }, (_, i) => url(i)));
    const lags = [await lag()];
    while (lags.length < ROUNDS && Math.min(...lags) > MOST_LAG) lags.push(await lag());
    expect(Math.max(...lags)).toBeLessThan(LITTLE);
    expect(Math.min(...lags)).toBeLessThanOrEqual(MOST_LAG);
    expect(host.connections() - deadCalls).toBeGreaterThanOrEqual(60);
  });

  it('do not hide a healthy one whose event lies in the middle of theirs', async () => {
    const first = host.connections();
    const url = (i: number) => `http://late-${i}.example:${host.port}/x`;
    await dead(
      Array.from({ length: 1_000 }, (_, i) => url(i)),
      (i) => TEST_NOW + (i % 2 === 0 ? -10 : 0),
    );
    // The first of them is called: everything that is due has just been searched, and what is not seen now waits.
    await until('the first is called', () => host.connections() !== first);
    const shipmentId = newId();
    const own = {
      id: newId(),
      clientId: client.client.id,
      kind: 'SHIPMENT_UPDATED',
      key: newId(),
      resourceId: shipmentId,
    };
    const event = newEvent({ ...own, payload: payloadOf(shipmentId, own.key) }, TEST_NOW - 5);
    const count = well.received.length;
    await server.database.db.transaction((tx) => insertEvents(tx, [event]));
    const published = moment();
    await well.got(count + 1);
    expect((arrivals.get(shipmentId) as Moment).deadCalls - published.deadCalls).toBeLessThan(150);
  });
});

/** A statement that was sent to the database. */
interface Statement {
  sql: string;
  bindings: readonly unknown[];
}

/** The ways to events in the query plan of a look that reads none of another time. */
const BY_TIME =
  dialect === 'sqlite'
    ? [
        'SEARCH outbox USING COVERING INDEX outbox_due_times (next_attempt_at>? AND next_attempt_at<?)',
        'SEARCH outbox USING COVERING INDEX outbox_due_times (next_attempt_at>?)',
        // The first claim to end, and the last one.
        'SEARCH outbox USING COVERING INDEX outbox_claimed',
        'SEARCH outbox USING COVERING INDEX outbox_claimed',
      ]
    : // A few pages of the index and of the table in all; that of 20,000 events has hundreds.
      [expect.stringMatching(/^ *Buffers: shared hit=\d{1,2}$/)];

/** Picks out of a plan what says how the events are come by; on PostgreSQL the first such line is of the whole. */
function waysIn(plan: string): string[] {
  const lines = plan.split('\n');
  if (dialect === 'sqlite') return lines.filter((line) => line.includes(' outbox'));
  return lines.filter((line) => line.includes('Buffers: ')).slice(0, 1);
}

/** Returns what the database did for a statement, in its own words. */
async function planOf(db: Db, { sql, bindings }: Statement): Promise<string> {
  const explain = dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN (ANALYZE, BUFFERS)';
  const text = dialect === 'sqlite' ? sql : sql.replace(/\$\d+/g, '?');
  const rows = rowsOf(await db.knex.raw(`${explain} ${text}`, bindings as never));
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

it('20,000 events that wait for later cost a look at the outbox nothing', async () => {
  const { db, drop } = await createDatabase();
  await db.transaction(async (tx) => {
    for (let batch = 0; batch < 20; batch += 1) {
      const events = Array.from({ length: 1_000 }, () => {
        const event = { id: newId(), clientId: newId(), kind: 'SHIPMENT_UPDATED', key: newId(), resourceId: newId() };
        return newEvent({ ...event, payload: '{}' }, TEST_NOW, TEST_NOW + HOUR);
      });
      await insertEvents(tx, events);
    }
  });
  const statements: Statement[] = [];
  db.knex.on('query', (one: Statement) => statements.push(one));
  expect((await findDue(db, TEST_NOW)).nextAt).not.toBeNull();
  db.knex.removeAllListeners('query');
  expect(statements).toHaveLength(1);
  for (const one of statements) expect(waysIn(await planOf(db, one))).toEqual(BY_TIME);
  await drop();
});
