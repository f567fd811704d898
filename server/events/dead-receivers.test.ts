import { createServer, type Socket } from 'node:net';
import { newId } from '../platform/ids';
import { Receiver } from '../testing/receiver';
import { TEST_NOW, useServer } from '../testing/server';
import { someEvent, subscribe } from '../testing/subscriber';
import { findDue, insertEvents, newEvent } from './store/outbox';

const server = useServer({ background: true });
const DEAD = 1_000;

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

/** Copies of a client that has its events sent to the given address, each with an event that is due. */
async function dead(url: string, count: number): Promise<void> {
  const { client, pairs } = await subscribe(server(), { shipping_updates: url });
  const { db } = server().database;
  expect(pairs).toHaveLength(1);
  const [row] = await db.knex('clients').where({ id: client.id });
  const [pair] = await db.knex('api_keys').where({ client_id: client.id });
  await db.transaction(async (tx) => {
    for (let i = 0; i < count; i += 1) {
      const id = newId();
      const apiKey = server().app.services.vault;
      await tx.knex('clients').insert({ ...row, id });
      const keyId = `key-${newId()}`;
      const secret_sealed = apiKey.seal(Buffer.alloc(32, 1).toString('base64'), `api_keys.secret:${keyId}`);
      await tx.knex('api_keys').insert({ ...pair, id: keyId, client_id: id, secret_sealed });
      const event = { id: newId(), clientId: id, kind: 'SHIPMENT_UPDATED', key: newId(), resourceId: newId() };
      await insertEvents(tx, [newEvent({ ...event, payload: payloadOf(event.resourceId, event.key) }, TEST_NOW)]);
    }
  });
}

function payloadOf(shipment_id: string, idempotency_key: string): string {
  const meta = { resource_url: `http://localhost/shipping/v1/${shipment_id}` };
  return JSON.stringify({ event_id: 'shipment-updated', idempotency_key, shipment_id, meta });
}

it('1,000 dead receivers delay a healthy one by less than a second more', async () => {
  const host = await deafHost();
  const arrivals = new Map<string, number>();
  const well = await Receiver.start();
  well.answer = (response, { body }) => {
    arrivals.set(JSON.parse(body).shipment_id, performance.now());
    response.writeHead(200).end();
  };
  const client = await subscribe(server(), { shipping_updates: well.url('/x') });
  const p99 = async () => {
    const lags: number[] = [];
    for (let i = 0; i < 100; i += 1) {
      const shipmentId = newId();
      const count = well.received.length;
      await client.tell(someEvent(shipmentId));
      const told = performance.now();
      await well.got(count + 1);
      lags.push((arrivals.get(shipmentId) as number) - told);
    }
    return lags.sort((one, other) => one - other)[98] as number;
  };
  const before = await p99();
  await dead(`http://127.0.0.1:${host.port}/x`, DEAD);
  expect(await p99()).toBeLessThan(before + 1_000);
  expect(host.connections()).toBeGreaterThan(64);
  await host.close();
  await well.close();
}, 120_000);

it('20,000 events that wait for later cost a look at the outbox nothing', async () => {
  const { db } = server().database;
  const now = server().clock.now();
  const look = async () => {
    const started = performance.now();
    for (let i = 0; i < 20; i += 1) await findDue(db, now);
    return performance.now() - started;
  };
  const measure = async () => Math.min(await look(), await look(), await look());
  const before = await measure();
  await db.transaction(async (tx) => {
    for (let batch = 0; batch < 20; batch += 1) {
      const events = Array.from({ length: 1_000 }, () => {
        const event = { id: newId(), clientId: newId(), kind: 'SHIPMENT_UPDATED', key: newId(), resourceId: newId() };
        return newEvent({ ...event, payload: '{}' }, now, now + 3_600_000);
      });
      await insertEvents(tx, events);
    }
  });
  expect(await measure()).toBeLessThan(3 * before + 20);
  expect((await findDue(db, now)).nextAt).not.toBeNull();
}, 60_000);
