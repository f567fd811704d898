import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pino from 'pino';
import { FROM_SOURCE } from '../../cli/own-code';
import { insertApiKey } from '../clients/store/api-keys';
import { insertClient } from '../clients/store/clients';
import { type Client, defaultConfiguration } from '../kernel/client';
import { DAY, HOUR } from '../kernel/time';
import { VirtualClock } from '../platform/clock';
import { Metrics } from '../platform/http/metrics';
import { newId } from '../platform/ids';
import type { Db } from '../platform/store/db';
import { useDatabase } from '../testing/database';
import { type DeliveryProcess, vaultOf } from '../testing/delivery-process';
import { Receiver } from '../testing/receiver';
import { someEvent } from '../testing/subscriber';
import { newApiKey } from './api-secrets';
import { ClientCalls } from './client-calls';
import { CallContracts } from './contracts';
import { Deliveries } from './deliveries';
import type { DeliveryOptions } from './options';
import { emit } from './outbox';
import { Sender } from './send';
import { claimEvents, findDue, parkEvents } from './store/outbox';

const NOW = Date.parse('2026-03-15T12:00:00.000Z');
const key = randomBytes(32).toString('base64');
const database = useDatabase();
let endpoint: Receiver;
let client: Client;

beforeEach(async () => {
  endpoint = await Receiver.start();
  const callbacks = { ...defaultConfiguration.callbacks, shipping_updates: endpoint.url('/x') };
  client = {
    id: newId(),
    name: 'A client',
    secretHash: 'none',
    status: 'ACTIVE',
    revision: null,
    countries: ['ARG'],
    configuration: { ...defaultConfiguration, callbacks },
    createdAt: NOW,
    updatedAt: NOW,
  };
  await database.db.transaction(async (tx) => {
    // The test before may have left something that is due.
    await tx.knex('outbox').update({ state: 'DELIVERED' });
    await insertClient(tx, client);
    await insertApiKey(tx, newApiKey(vaultOf(key), client.id, NOW).row);
  });
});
afterEach(() => endpoint.close());

async function publish(count: number): Promise<string[]> {
  const events = await database.db.transaction(async (tx) => {
    const made = [];
    for (let i = 0; i < count; i += 1) made.push(await emit(tx, client, someEvent(), NOW));
    return made;
  });
  return events.map((event) => event.key);
}

async function undelivered(): Promise<number> {
  const rows = database.db.knex('outbox').where({ client_id: client.id }).whereNot('state', 'DELIVERED');
  return Number((await rows.count({ n: '*' }))[0]?.n);
}

const keysReceived = () => endpoint.received.map(({ body }) => JSON.parse(body).idempotency_key as string);

function worker(db: Db, options: Partial<DeliveryOptions> = {}): Deliveries {
  return new Deliveries({
    db,
    clock: new VirtualClock({ frozenAt: NOW }),
    log: pino({ level: 'silent' }),
    metrics: new Metrics({ process: false }),
    calls: new ClientCalls(new Sender(), vaultOf(key)),
    contracts: new CallContracts('current'),
    interceptor: null,
    callObserver: null,
    options,
  });
}

describe('several workers on one outbox', () => {
  it('deliver each event once', async () => {
    const keys = await publish(200);
    const handles = [database.db, database.openAgain(), database.openAgain(), database.openAgain()];
    const workers = handles.map((db) => worker(db));
    await Promise.all(workers.map((one) => one.drained()));
    expect(keysReceived().sort()).toEqual(keys.sort());
    expect(await undelivered()).toBe(0);
    await Promise.all(workers.map((one) => one.close()));
    await Promise.all(handles.slice(1).map((db) => db.close()));
  });

  it('take over what one of them left behind within half a minute, and not while its attempt may last', async () => {
    endpoint.answer = () => undefined;
    const [event] = await publish(1);
    const gone = worker(database.db);
    gone.start();
    await endpoint.got(1);
    endpoint.answer = 200;
    let machineNow = Date.now();
    const handle = database.openAgain();
    const heir = worker(handle, { machineNow: () => machineNow });
    await heir.drained();
    // An attempt may take 15 s.
    machineNow += 20_000;
    await heir.drained();
    expect(endpoint.received).toHaveLength(1);
    machineNow += 5_001;
    await heir.drained();
    expect(keysReceived()).toEqual([event, event]);
    expect(await undelivered()).toBe(0);
    await Promise.all([gone.close(), heir.close()]);
    await handle.close();
  });

  it('take over at once what a process left behind whose clock was ahead by days, and leave the work of live processes alone', async () => {
    endpoint.answer = () => undefined;
    const handle = database.openAgain();
    const options = { graceMilliseconds: 20 };
    const held = (event?: string) => database.db.knex('outbox').where({ key: event });
    const [kept] = await publish(1);
    const busy = worker(database.db, options);
    busy.start();
    await endpoint.got(1);
    const before = await held(kept).first('state', 'claimed_by');
    // The receiver has not taken a call yet, so that it is sent no second one meanwhile.
    const [left] = await publish(1);
    const claim = { state: 'CLAIMED', claimed_by: 'gone/1', claimed_until: Date.now() + 3 * DAY };
    await database.db.transaction(({ knex }) => knex('outbox').where({ key: left }).update(claim));
    const heir = worker(handle, options);
    heir.start();
    await endpoint.got(2);
    expect(keysReceived()).toEqual([kept, left]);
    expect(await held(kept).first('state', 'claimed_by')).toEqual(before);
    await Promise.all([busy.close(), heir.close()]);
    await handle.close();
  });

  it('take over what was left behind alone, and not what somebody else has in hand', async () => {
    endpoint.answer = () => undefined;
    const handles = [database.openAgain(), database.openAgain()] as [Db, Db];
    const held = (event?: string) => database.db.knex('outbox').where({ key: event }).first('state', 'claimed_by');
    const [left] = await publish(1);
    const options = { graceMilliseconds: 20 };
    const gone = worker(database.db, options);
    gone.start();
    await endpoint.got(1);
    const [kept] = await publish(1);
    const machineNow = Date.now();
    const busy = worker(handles[0], { ...options, machineNow: () => machineNow + 20_000 });
    busy.start();
    await endpoint.got(2);
    const before = await held(kept);
    const heir = worker(handles[1], { ...options, machineNow: () => machineNow + 30_000 });
    heir.start();
    await endpoint.got(3);
    expect(keysReceived()).toEqual([left, kept, left]);
    expect(before).toMatchObject({ state: 'CLAIMED' });
    expect(await held(kept)).toEqual(before);
    await heir.close();
    expect(await held(left)).toMatchObject({ state: 'PENDING' });
    expect(await held(kept)).toEqual(before);
    await Promise.all([gone.close(), busy.close()]);
    await Promise.all(handles.map((db) => db.close()));
  });

  it('give back what they have in hand when they stop', async () => {
    endpoint.answer = () => undefined;
    const [event] = await publish(1);
    const stopping = worker(database.db, { graceMilliseconds: 20 });
    stopping.start();
    await endpoint.got(1);
    await stopping.close();
    const row = await database.db.knex('outbox').where({ key: event }).first();
    expect(row).toMatchObject({ state: 'PENDING', attempts: 0, claimed_by: null, claimed_until: null });
  });
});

describe('a worker', () => {
  it('sees in one look what another one has in hand, or has given back', async () => {
    endpoint.answer = () => undefined;
    await publish(1);
    const stopping = worker(database.db, { graceMilliseconds: 20 });
    stopping.start();
    await endpoint.got(1);
    expect(await findDue(database.db, NOW)).toMatchObject({
      receivers: [],
      leaseEnds: { first: expect.any(Number), last: expect.any(Number) },
    });
    endpoint.answer = 200;
    await stopping.close();
    const receivers = [expect.stringContaining(client.id)];
    expect(await findDue(database.db, NOW)).toMatchObject({ receivers, leaseEnds: null });
    const heir = worker(database.db);
    await heir.drained();
    expect(await undelivered()).toBe(0);
    await heir.close();
  });
});

describe('a process that is killed again and again, while its receiver fails every other time', () => {
  const argument: DeliveryProcess = { config: undefined as never, now: NOW, key, leaseMilliseconds: 400 };

  /** @param now what the service's clock says when it starts: what failed before is due again by then */
  function start(now: number): ChildProcess {
    const text = JSON.stringify({ ...argument, now, config: database.config });
    return fork(join(__dirname, '../testing/delivery-process.ts'), [text], { execArgv: [...FROM_SOURCE] });
  }

  it('loses no event: each arrives at least once, always with its key', async () => {
    const keys = await publish(60);
    let calls = 0;
    // Every other call fails: it is refused, or hung up on.
    endpoint.answer = (response) => {
      calls += 1;
      if (calls % 2 === 0) response.writeHead(200).end();
      else if (calls % 4 === 1) response.writeHead(503).end();
      else response.socket?.destroy();
    };
    for (let round = 1; round <= 4; round += 1) {
      const child = start(NOW + round * 12 * HOUR);
      await endpoint.got(endpoint.received.length + 1 + Math.floor(Math.random() * 6));
      await kill(child);
    }
    endpoint.answer = 200;
    const last = start(NOW + 60 * HOUR);
    while ((await undelivered()) > 0) await endpoint.got(endpoint.received.length).then(nextTurn);
    await kill(last);
    const received = keysReceived();
    expect(new Set(received)).toEqual(new Set(keys));
    expect(received.length).toBeGreaterThan(keys.length);
    const keysOf = new Map<string, Set<string>>();
    for (const { body } of endpoint.received) {
      const { shipment_id, idempotency_key } = JSON.parse(body);
      keysOf.set(shipment_id, (keysOf.get(shipment_id) ?? new Set()).add(idempotency_key));
    }
    expect([...keysOf.values()].every((known) => known.size === 1)).toBe(true);
  });
});

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('a claim', () => {
  async function claim(id: string) {
    const [receiver = ''] = (await findDue(database.db, NOW)).receivers;
    const until = NOW + HOUR;
    return database.db.transaction((tx) => claimEvents(tx, { receiver, now: NOW, limit: 10, id, until }));
  }

  it('hands out what has waited longest first, in whatever order it is stored', async () => {
    const keys = await publish(4);
    const waits = [3, 1, 4, 2];
    await database.db.transaction(async ({ knex }) => {
      for (const [at, key] of keys.entries()) {
        const next_attempt_at = NOW - (waits[at] as number);
        await knex('outbox').where({ key }).update({ next_attempt_at });
      }
    });
    const claimed = await claim('worker/1');
    expect(claimed.map(({ key }) => key)).toEqual([keys[2], keys[0], keys[3], keys[1]]);
  });

  it('that was taken over puts aside nothing any more', async () => {
    const [key] = await publish(1);
    const [late] = await claim('worker/1');
    await database.db.transaction(async ({ knex }) => knex('outbox').where({ key }).update({ claimed_by: 'heir/1' }));
    await database.db.transaction((tx) => parkEvents(tx, [late as never]));
    const row = () => database.db.knex('outbox').where({ key }).first('state', 'claimed_by', 'next_attempt_at');
    expect(await row()).toMatchObject({ state: 'CLAIMED', claimed_by: 'heir/1' });
    const own = { ...(late as { id: string }), claimedBy: 'heir/1' };
    await database.db.transaction((tx) => parkEvents(tx, [own]));
    expect(await row()).toEqual({ state: 'PENDING', claimed_by: null, next_attempt_at: null });
  });
});
