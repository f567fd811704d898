import { updateClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { HOUR, MINUTE } from '../kernel/time';
import { runDueJobs } from '../platform/jobs/run-job';
import { enqueueRecurring } from '../platform/jobs/worker';
import { Receiver } from '../testing/receiver';
import { useServer } from '../testing/server';
import { type Subscriber, someEvent, subscribe } from '../testing/subscriber';
import { resumeParkedEvents } from './jobs/resume-parked-events';
import { emit } from './outbox';
import { resumeParked } from './store/events';
import { findParkedReceivers } from './store/outbox';

const server = useServer({ deliveries: { timeoutMilliseconds: 2_000 } });
const services = () => server().app.services;
const db = () => server().database.db;
let endpoint: Receiver;

beforeAll(async () => {
  endpoint = await Receiver.start();
  server().app.deliveries.start();
  await db().transaction((tx) => enqueueRecurring(tx, { 'resume-parked-events': 86_400_000 }, server().clock.now()));
});
afterAll(() => endpoint.close());
afterEach(() => jest.restoreAllMocks());

const drained = () => server().app.deliveries.drained();

/** Lets a minute pass by the service's clock, as its worker does. */
async function aMinuteLater(): Promise<void> {
  server().clock.advance(MINUTE);
  await runDueJobs(services());
  await drained();
}

const withoutPair = (client: Subscriber) =>
  db().transaction((tx) => tx.knex('api_keys').where({ client_id: client.client.id }).delete());

async function giveAddress({ client }: Subscriber, shipping_updates: string): Promise<void> {
  const callbacks = { ...client.configuration.callbacks, shipping_updates };
  await db().transaction((tx) =>
    updateClient(tx, client.id, { configuration: { ...client.configuration, callbacks } }),
  );
}

const resume = ({ client }: Subscriber) =>
  db().transaction((tx) => resumeParked(tx, client.id, ['shipping_updates'], server().clock.now()));

describe('an event that is put aside after its client was given what it waits for', () => {
  it('is sent within a minute: it was in hand when the client got a pair', async () => {
    const client = await subscribe(server(), { shipping_updates: endpoint.url() });
    await withoutPair(client);
    const transaction = db().transaction.bind(db());
    let given = false;
    jest.spyOn(db(), 'transaction').mockImplementation(async (work) => {
      const result = (await transaction(work)) as { deliveries?: unknown[] } | undefined;
      if (!given && result?.deliveries?.length) {
        given = true;
        await client.addPair();
        await resume(client);
      }
      return result as never;
    });
    const event = await client.publish();
    await drained();
    expect([given, await client.look(event)]).toMatchObject([true, { state: 'PENDING', nextAttemptAt: null }]);
    await aMinuteLater();
    expect(await client.look(event)).toMatchObject({ state: 'DELIVERED', attempts: 1 });
  });

  it('is sent within a minute: it was made by what was known of the client before', async () => {
    const client = await subscribe(server(), {});
    await giveAddress(client, endpoint.url());
    await resume(client);
    const event = await db().transaction((tx) => emit(tx, client.client, someEvent(), server().clock.now()));
    await drained();
    expect(await client.look(event)).toMatchObject({ state: 'PENDING', nextAttemptAt: null });
    await aMinuteLater();
    expect(await client.look(event)).toMatchObject({ state: 'DELIVERED', attempts: 1 });
  });
});

describe('what is put aside', () => {
  it('stays where there is no address, no pair or no client', async () => {
    const unaddressed = await subscribe(server(), { activities: endpoint.url() });
    const unsigned = await subscribe(server(), { shipping_updates: endpoint.url() });
    await withoutPair(unsigned);
    const gone = { id: 'nobody' } as Client;
    const events = [await unaddressed.publish(), await unsigned.publish()];
    await db().transaction((tx) => emit(tx, gone, someEvent(), server().clock.now()));
    await drained();
    const receivers = [unaddressed, unsigned].map(({ client }) => `${client.id}/shipping_updates`);
    const all = [...receivers, 'nobody/shipping_updates'].sort();
    expect((await findParkedReceivers(db())).sort()).toEqual(all);
    await aMinuteLater();
    expect((await findParkedReceivers(db())).sort()).toEqual(all);
    await giveAddress(unaddressed, endpoint.url());
    await unsigned.addPair();
    await aMinuteLater();
    expect(await findParkedReceivers(db())).toEqual(['nobody/shipping_updates']);
    expect(await unaddressed.look(events[0] as never)).toMatchObject({ state: 'DELIVERED' });
    expect(await unsigned.look(events[1] as never)).toMatchObject({ state: 'DELIVERED' });
  });

  it('of one client keeps nobody else’s waiting, where it can not be made due', async () => {
    const clients = [await subscribe(server(), {}), await subscribe(server(), {})];
    for (const client of clients) await client.publish();
    for (const client of clients) await giveAddress(client, endpoint.url());
    let steps = 0;
    const step = (work: Parameters<ReturnType<typeof db>['transaction']>[0]) => {
      steps += 1;
      return steps === 1 ? Promise.reject(new Error('it can not be made due')) : db().transaction(work);
    };
    const job = { key: '', payload: {}, step: step as never, readStep: step as never };
    await expect(resumeParkedEvents(job, services())).rejects.toThrow('1 of 2 failed');
    await drained();
    const left = clients.map(({ client }) => `${client.id}/shipping_updates`);
    expect((await findParkedReceivers(db())).filter((receiver) => left.includes(receiver))).toHaveLength(1);
    await aMinuteLater();
    expect(await findParkedReceivers(db())).toEqual(['nobody/shipping_updates']);
  });

  it('is found by an index of just it', async () => {
    const knex = db().knex;
    const sql = `SELECT MIN(receiver) FROM outbox WHERE state = 'PENDING' AND next_attempt_at IS NULL AND receiver > 'a'`;
    const plan =
      db().dialect === 'sqlite'
        ? await knex.raw(`EXPLAIN QUERY PLAN ${sql}`)
        : await db().transaction(async (tx) => {
            await tx.knex.raw('SET LOCAL enable_seqscan = off');
            return (await tx.knex.raw(`EXPLAIN ${sql}`)).rows;
          });
    expect(JSON.stringify(plan)).toContain('outbox_parked');
  });
});

it('what a clock put off that was ahead is sent within a minute, and what a failure put off keeps its time', async () => {
  const client = await subscribe(server(), {});
  const events = [await client.publish(), await client.publish()] as const;
  await drained();
  await giveAddress(client, endpoint.url());
  const now = server().clock.now();
  const putOff = [now + 72 * HOUR, now + 24 * HOUR];
  await db().transaction(async (tx) => {
    for (const [at, { id }] of events.entries()) {
      await tx.knex('outbox').where({ id }).update({ next_attempt_at: putOff[at], failures: 3 });
    }
  });
  await aMinuteLater();
  expect(await client.look(events[0])).toMatchObject({ state: 'DELIVERED', failures: 3 });
  expect(await client.look(events[1])).toMatchObject({ state: 'PENDING', nextAttemptAt: putOff[1] });
});

it('what waits for its next attempt keeps its time when an address is set', async () => {
  const failing = await Receiver.start();
  try {
    failing.answer = 500;
    const client = await subscribe(server(), { shipping_updates: failing.url() });
    const event = await client.publish();
    await drained();
    const { nextAttemptAt } = await client.look(event);
    expect(nextAttemptAt).toBeGreaterThan(server().clock.now());
    await resume(client);
    expect(await client.look(event)).toMatchObject({ nextAttemptAt });
  } finally {
    await failing.close();
  }
});
