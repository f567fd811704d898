import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations as ofExtension } from '../../../mocks/world/store/migrations';
import { insertClient } from '../../clients/store/clients';
import { findEvent } from '../../events/store/events';
import { newEvent, type OutboxEvent } from '../../events/store/outbox';
import { outbox, outboxAttempts } from '../../events/store/tables';
import { DAY } from '../../kernel/time';
import { verifyLedger } from '../../ledger/verification';
import { retentions } from '../../retentions';
import { replayUndelivered } from '../../system/undelivered';
import { createDatabase, dialect } from '../../testing/database';
import { balanceOf, deposit, openAccount, TestNetworks } from '../../testing/networks';
import { schemaOf } from '../../testing/schema';
import { startTestServer, type TestClient, type TestServer, tokenPath } from '../../testing/server';
import { countStatements } from '../../testing/statements';
import { environmentSchema } from '../environment';
import { newId } from '../ids';
import { runDueJobs } from '../jobs/run-job';
import { enqueueRecurring } from '../jobs/worker';
import { Bulk } from '../store/bulk';
import { droppingOldRows, type Pause } from './drop-old-rows';
import { ROWS_AT_ONCE } from './store/old-rows';

const networks = new TestNetworks();
let server: TestServer;
const db = () => server.database.db;
const services = () => server.app.services;

async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await startTestServer({ ports: networks.ports, environment });
  await db().transaction((tx) => enqueueRecurring(tx, { 'drop-old-rows': 86_400_000 }, server.clock.now()));
}

afterEach(async () => {
  expect((await verifyLedger(db())).mismatches).toEqual([]);
  await server.close();
});

/** Lets so many days pass, and does what falls due. */
async function pass(days: number): Promise<void> {
  server.clock.advance(days * DAY);
  await runDueJobs(services());
}

/** Runs the job alone. @param onStep hears what came of each of its commits */
async function drop(pause: Pause = async () => undefined, onStep: (gone: unknown) => void = () => undefined) {
  const step = async <T>(work: Parameters<ReturnType<typeof db>['transaction']>[0]) => {
    const gone = await db().transaction(work);
    onStep(gone);
    return gone as T;
  };
  await droppingOldRows(retentions, pause)(
    { key: '', payload: {}, step: step as never, readStep: step as never },
    services(),
  );
}

/** The client with a token that is good by now. */
async function signedIn(client: TestClient): Promise<TestClient> {
  const { id: client_id } = client.client;
  const { audience } = server.config;
  const body = { client_id, client_secret: client.secret, audience, grant_type: 'client_credentials' };
  const { access_token: token } = (await server.send('POST', tokenPath(null), { body })).body;
  return {
    ...client,
    token,
    send: (method, path, sent = {}) => server.send(method, path, { token, idempotencyKey: newId(), ...sent }),
  };
}

const events = new Bulk(outbox);
const attempts = new Bulk(outboxAttempts);

/** Puts events of a client there, made now, each with an attempt. */
async function someEvents(clientId: string, changes: Partial<OutboxEvent>, count = 1): Promise<string[]> {
  const now = server.clock.now();
  const ofShipment = () => ({ clientId, kind: 'SHIPMENT_UPDATED', resourceId: newId(), payload: '{}' });
  const made = Array.from({ length: count }, () => ({
    ...newEvent({ id: newId(), key: newId(), ...ofShipment() }, now, null),
    attempts: 1,
    ...changes,
  }));
  const how = {
    number: 1,
    startedAt: now,
    duration: 1,
    apiKey: 'key',
    outcome: 'OK',
    status: 200,
    problem: null,
    clientId,
    claim: null,
  };
  await db().transaction(async (tx) => {
    await events.insert(tx, made);
    await attempts.insert(
      tx,
      made.map(({ id }) => ({ eventId: id, ...how })),
    );
  });
  return made.map(({ id }) => id);
}

const DELIVERED = { state: 'DELIVERED' } as const;
const DEAD = { state: 'DEAD' } as const;

const left = async (ids: readonly string[]): Promise<number> =>
  Number((await db().knex('outbox').whereIn('id', ids).count({ n: '*' }))[0]?.n);
const attemptsAt = async (ids: readonly string[]): Promise<number> =>
  Number((await db().knex('outbox_attempts').whereIn('event_id', ids).count({ n: '*' }))[0]?.n);

describe('every table', () => {
  it('has its line in the table of what is kept, and what goes by age its setting', async () => {
    await start();
    const database = await createDatabase(dialect, ofExtension);
    const made = (await schemaOf(database.db)).filter(({ view }) => !view).map(({ relation }) => relation);
    await database.drop();
    const page = readFileSync(join(__dirname, '../../../docs/operating.md'), 'utf8');
    const part = page.slice(page.indexOf('\n## Retention\n'), page.indexOf('\n## Another version of Node'));
    const lines = [...part.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)];
    const named = lines.flatMap(([, tables]) => [...(tables as string).matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual([...new Set(made)].sort());
    const settings = Object.entries(environmentSchema.properties);
    for (const { table, age } of retentions) {
      const [variable] = settings.find(([, schema]) => schema['x-field'] === age) as [string, unknown];
      const line = lines.find(([, tables]) => tables?.includes(`\`${table}\``));
      expect([table, line?.[2]]).toEqual([table, expect.stringContaining(`\`${variable}\``)]);
    }
  });
});

describe('events', () => {
  beforeEach(() => start());

  it('go thirty days after they were delivered, with the attempts, and a year after they were given up', async () => {
    const { client } = await server.client();
    const delivered = await someEvents(client.id, DELIVERED, 3);
    const dead = await someEvents(client.id, DEAD, 2);
    const parked = await someEvents(client.id, { state: 'PENDING' });
    const due = await someEvents(client.id, { state: 'PENDING', nextAttemptAt: server.clock.now() });
    const inHand = await someEvents(client.id, { state: 'CLAIMED', claimedBy: 'somebody', claimedUntil: 0 });
    await pass(30);
    expect(await left(delivered)).toBe(3);
    await pass(1);
    expect([await left(delivered), await attemptsAt(delivered)]).toEqual([0, 0]);
    await pass(334);
    expect([await left(dead), await left(parked)]).toEqual([2, 1]);
    await pass(1);
    expect([await left([...dead, ...parked]), await attemptsAt([...dead, ...parked])]).toEqual([0, 0]);
    await pass(10 * 365);
    expect([await left(due), await left(inHand), await attemptsAt([...due, ...inHand])]).toEqual([1, 1, 2]);
  });

  it('that were given up can be sent again until they go, and have all their time once they are delivered', async () => {
    const addresses = { transactions: null, activities: null, identity_sessions: null };
    const callbacks = { ...addresses, shipping_updates: 'http://127.0.0.1:9/x' };
    const { client } = await server.client({}, { callbacks });
    const [id] = (await someEvents(client.id, DEAD)) as [string];
    await pass(365);
    const replay = () => db().transaction((tx) => replayUndelivered(tx, id, server.clock.now()));
    expect(await replay()).toMatchObject({ id, status: 'PENDING' });
    await pass(100);
    expect(await findEvent(db(), client.id, id)).toMatchObject({ state: 'PENDING' });
    await db().transaction(({ knex }) =>
      knex('outbox').where({ id }).update({ state: 'DELIVERED', next_attempt_at: null }),
    );
    await db().transaction(({ knex }) => knex('outbox').where({ id }).update({ updated_at: server.clock.now() }));
    await pass(30);
    expect(await findEvent(db(), client.id, id)).not.toBeNull();
    await pass(1);
    expect(await findEvent(db(), client.id, id)).toBeNull();
    await expect(replay()).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' });
  });

  it('go by the clock of the service, and where it was ahead not before their time', async () => {
    const { client } = await server.client();
    const later = await someEvents(client.id, { ...DELIVERED, createdAt: server.clock.now() + 5 * DAY });
    await db().transaction(({ knex }) =>
      knex('outbox')
        .whereIn('id', later)
        .update({ updated_at: server.clock.now() + 5 * DAY }),
    );
    await pass(35);
    expect(await left(later)).toBe(1);
    await pass(1);
    expect(await left(later)).toBe(0);
  });

  if (dialect === 'postgres') {
    it('that somebody has in hand are left for another time, and nobody waits', async () => {
      const { client } = await server.client();
      const ids = await someEvents(client.id, DELIVERED, 3);
      server.clock.advance(31 * DAY);
      await db().transaction(async ({ knex }) => {
        await knex('outbox').where({ id: ids[1] }).forUpdate().select('id');
        const other = server.database.openAgain();
        const step = (work: Parameters<typeof other.transaction>[0]) => other.transaction(work);
        const job = { key: '', payload: {}, step: step as never, readStep: step as never };
        await droppingOldRows(retentions, async () => undefined)(job, { ...services(), db: other });
        await other.close();
      });
      expect(await left(ids)).toBe(1);
      await drop();
      expect(await left(ids)).toBe(0);
    });
  }
});

describe('what has run out', () => {
  beforeEach(() => start());

  it('goes thirty days later: access tokens, and PIX keys that were looked up', async () => {
    const client = await server.client();
    const now = server.clock.now();
    const own = { client_id: client.client.id, account_id: (await openAccount(client, 'BRA')).id };
    const lookup = { id: newId(), ...own, destination: '{}', created_at: now, expires_at: now };
    await db().transaction(({ knex }) => knex('pix_lookups').insert(lookup));
    const rows = async (table: string) => (await db().knex(table)).length;
    await pass(30);
    expect([await rows('access_tokens'), await rows('pix_lookups')]).toEqual([1, 1]);
    await pass(1);
    expect([await rows('access_tokens'), await rows('pix_lookups')]).toEqual([1, 0]);
    await signedIn(client);
    await pass(1);
    expect(await rows('access_tokens')).toBe(1);
    // The old token is refused as it was when it had a row.
    expect((await client.send('GET', '/users/v1/')).status).toBe(401);
    expect((await (await signedIn(client)).send('GET', '/users/v1/')).status).toBe(200);
  });
});

describe('idempotency keys', () => {
  const credit = (account_id: string, total_amount = '10.00') => ({
    ...{ account_id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount },
  });

  /** One request of each way to run: alone, in a batch, and with a network between two transactions. */
  async function asked(client: TestClient) {
    const { id } = await openAccount(client, 'BRA');
    return [
      { path: '/users/v1/', body: { email: `${newId()}@example.com`, operation_country: 'ARG' } },
      { path: '/core/transactions/v1', body: credit(id) },
      { path: '/networks/bank/v1/key/pix', body: { account_id: id, type: 'EVP' } },
    ].map((request) => ({ ...request, account: id, key: newId() }));
  }

  type Asked = Awaited<ReturnType<typeof asked>>[number];
  const send = (client: TestClient, { path, body, key }: Asked, changes = {}) =>
    client.send('POST', path, { body: { ...body, ...changes }, idempotencyKey: key });

  const counts = async () => {
    const rows = ['users', 'transactions', 'ledger_entries', 'pix_keys', 'reservations', 'outbox', 'idempotency'];
    return Promise.all(rows.map(async (table) => [table, (await db().knex(table)).length]));
  };

  it('lead to the first answer, byte for byte, ten years later', async () => {
    await start({ UNDELIVERED_EVENT_DAYS: '0', DELIVERED_EVENT_DAYS: '0' });
    const client = await server.client();
    const requests = await asked(client);
    const first = await Promise.all(requests.map((request) => send(client, request)));
    const before = await counts();
    await pass(3650);
    const later = await signedIn(client);
    const repeated = await Promise.all(requests.map((request) => send(later, request)));
    expect(repeated.map(({ status, text }) => [status, text])).toEqual(first.map(({ status, text }) => [status, text]));
    expect(await counts()).toEqual(before);
  });

  it('whose replies were deleted are refused, create nothing a second time, and are still distinguished from those of other requests', async () => {
    await start({ IDEMPOTENCY_REPLY_DAYS: '30', UNDELIVERED_EVENT_DAYS: '0', DELIVERED_EVENT_DAYS: '0' });
    const client = await server.client();
    const requests = await asked(client);
    const first = await Promise.all(requests.map((request) => send(client, request)));
    const account = requests[0]?.account as string;
    const networks = { client_id: 'a network', operation_id: 'receivePixTransfer', key: 'r', fingerprint: 'f' };
    const report = { ...networks, status: 200, body: '{}', created_at: server.clock.now() };
    await db().transaction(({ knex }) => knex('idempotency').insert(report));
    await pass(30);
    let later = await signedIn(client);
    for (const [at, request] of requests.entries()) expect((await send(later, request)).text).toBe(first[at]?.text);
    const before = await counts();
    await pass(1);
    later = await signedIn(client);
    const refused = await Promise.all(requests.map((request) => send(later, request)));
    const codes = ['IDEMPOTENCY_KEY_REUSED', 'DUPLICATED_IDEMPOTENCY_KEY', 'IDEMPOTENCY_KEY_REUSED'];
    expect(refused.map(({ status, body }) => [status, body.error_code, body.error.details[0].code])).toEqual(
      codes.map((code) => [409, code, 'expired']),
    );
    const other = await send(later, requests[1] as Asked, { total_amount: '11.00' });
    expect([other.status, other.body.error.details[0].code]).toEqual([409, 'reused']);
    expect(await counts()).toEqual(before);
    expect(await balanceOf(later, account)).toBe('10.00');
    expect(await db().knex('idempotency').where({ client_id: 'a network' })).toEqual([expect.objectContaining(report)]);
    const fresh = await later.send('POST', '/core/transactions/v1', { body: credit(account), idempotencyKey: newId() });
    expect(fresh.status).toBe(201);
  });

  it('go through all of a client’s, however many are too young or empty already', async () => {
    await start({ IDEMPOTENCY_REPLY_DAYS: '1' });
    const { client } = await server.client();
    const now = server.clock.now();
    const row = (n: number) => ({
      ...{ client_id: client.id, operation_id: `o${n % 3}`, key: `k${n}`, fingerprint: 'f' },
      ...(n % 5 === 0 ? { status: null, body: null } : { status: 200, body: '{}' }),
      created_at: now + (n % 7 === 0 ? 5 * DAY : 0),
    });
    await db().transaction(async ({ knex }) => {
      for (let n = 0; n < 1_500; n += 100) {
        await knex('idempotency').insert(Array.from({ length: 100 }, (_, i) => row(n + i)));
      }
    });
    await pass(2);
    const kept = await db().knex('idempotency').whereNotNull('body').pluck('key');
    const young = Array.from({ length: 1_500 }, (_, n) => n).filter((n) => n % 7 === 0 && n % 5 !== 0);
    expect(kept.sort()).toEqual(young.map((n) => `k${n}`).sort());
  });
});

describe('beside traffic', () => {
  beforeEach(() => start());

  it('so many rows go at once, of one client after the other, and requests are answered in between', async () => {
    const big = await server.client();
    const small = await server.client();
    const { id } = await openAccount(big);
    const many = await someEvents(big.client.id, DELIVERED, 3 * ROWS_AT_ONCE + 7);
    const few = await someEvents(small.client.id, DELIVERED, 5);
    server.clock.advance(31 * DAY);
    const later = await signedIn(big);
    const commits: unknown[] = [];
    const seen: { few: number; many: number; status: number }[] = [];
    await drop(
      async () => {
        const { status } = await later.send('POST', '/core/transactions/v1', {
          body: {
            ...{ account_id: id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT' },
            total_amount: '1.00',
          },
        });
        seen.push({ few: await left(few), many: await left(many), status });
      },
      (gone) => commits.push(gone),
    );
    const gone = commits.filter((count) => typeof count === 'number' && count > 0) as number[];
    expect(Math.max(...gone)).toBe(ROWS_AT_ONCE);
    expect(seen.every(({ status }) => status === 201)).toBe(true);
    expect(Number(await balanceOf(later, id))).toBe(seen.length);
    // The small client's are gone when of the large one's no more than two turns are.
    const whenFewWent = seen.find((look) => look.few === 0);
    expect(whenFewWent?.many).toBeGreaterThanOrEqual(ROWS_AT_ONCE);
    expect([await left(few), await left(many)]).toEqual([0, 0]);
  });

  it('a client without rows is not visited, so however many there are, they delay nothing', async () => {
    const { client } = await server.client();
    const statementsOfRun = () => countStatements(db(), /access_tokens/, () => drop());
    const before = await statementsOfRun();
    await db().transaction(async (tx) => {
      for (let made = 0; made < 30; made += 1) await insertClient(tx, { ...client, id: newId() });
    });
    expect(await statementsOfRun()).toBe(before);
  });

  it('pauses after reads alone, too, each time for what was read since the last pause', async () => {
    for (let made = 0; made < 6; made += 1) await someEvents((await server.client()).client.id, DEAD);
    const pauses: number[] = [];
    let now = performance.now();
    // Each look at the time finds it long after the one before, so that each read takes long.
    const time = jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 20;
      return now;
    });
    try {
      await drop(async (worked) => void pauses.push(worked));
    } finally {
      time.mockRestore();
    }
    expect(pauses.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2 * Math.min(...pauses));
  });

  it('rows that stay are gone past, however many lie before those that go', async () => {
    const { client } = await server.client();
    const stay = await someEvents(client.id, DEAD, 2 * ROWS_AT_ONCE + 1);
    server.clock.advance(1);
    const go = await someEvents(client.id, DELIVERED, 3);
    await pass(31);
    expect([await left(stay), await left(go)]).toEqual([stay.length, 0]);
  });

  it('a run that is cut off leaves what went, and the next one goes on', async () => {
    const { client } = await server.client();
    const ids = await someEvents(client.id, DELIVERED, 2 * ROWS_AT_ONCE);
    server.clock.advance(31 * DAY);
    const cut = new Error('cut off');
    await expect(drop(() => Promise.reject(cut))).rejects.toBe(cut);
    expect(await left(ids)).toBe(ROWS_AT_ONCE);
    await drop();
    expect(await left(ids)).toBe(0);
  });

  it('a client whose rows can not go keeps nobody else’s, and the run fails at its end', async () => {
    const clients = [await server.client(), await server.client()].map(({ client }) => client.id);
    const ids = await Promise.all(clients.map((id) => someEvents(id, DELIVERED, 1)));
    server.clock.advance(31 * DAY);
    let commits = 0;
    const failing = () => {
      commits += 1;
      if (commits === 1) throw new Error('they can not go');
    };
    await expect(drop(async () => undefined, failing)).rejects.toThrow('the rows of 1 clients could not be deleted');
    expect(await left(ids.flat())).toBe(0);
    const failed = server.logged.filter(({ msg }) => msg === 'a job continues without one of its records');
    expect(failed).toMatchObject([{ client: expect.any(String), table: 'outbox' }]);
    expect(clients).toContain(failed[0]?.client);
    await drop();
  });

  it('a stop ends it at its next step, also while it rests', async () => {
    const { client } = await server.client();
    const ids = await someEvents(client.id, DELIVERED, 2 * ROWS_AT_ONCE);
    server.clock.advance(31 * DAY);
    await drop(async () => server.app.beginStop()).catch((error: unknown) => {
      expect(error).toBe(services().stopSignal.reason);
    });
    expect(await left(ids)).toBe(ROWS_AT_ONCE);
  });

  it('metrics tell what went and how old the oldest is', async () => {
    const { client } = await server.client();
    await someEvents(client.id, DELIVERED, 4);
    await someEvents(client.id, DEAD);
    await pass(40);
    const { text } = await server.send('GET', '/metrics');
    expect(text).toMatch(/^contrato_rows_dropped_total\{table="outbox"\} 4$/m);
    expect(text).toMatch(new RegExp(`^contrato_oldest_row_seconds\\{table="outbox"\\} ${(40 * DAY) / 1_000}$`, 'm'));
    expect(text).toMatch(/^contrato_oldest_row_seconds\{table="pix_lookups"\} 0$/m);
  });
});

describe('activities', () => {
  it('go at the age that is set, out of lists and counts alike, while balances and what is pending stay', async () => {
    await start({ ACTIVITY_DAYS: '3650' });
    const client = await server.client();
    const [one, other] = [await openAccount(client), await openAccount(client)];
    for (const { id } of [one, other, one]) await deposit(client, id, '5.00');
    await db().transaction(async ({ knex }) => {
      const [pending] = await knex('activities').where({ account_id: other.id });
      await knex('activities').insert({ ...pending, id: newId(), result: 'PENDING' });
      const totals = await knex('activity_totals')
        .where({ result: 'APPROVED' })
        .whereIn('scope_id', [other.id, client.client.id]);
      // On PostgreSQL a day may be counted in several slots.
      const days = new Map(totals.map((row) => [`${row.scope_id} ${row.day}`, row]));
      for (const row of days.values()) await knex('activity_totals').insert({ ...row, result: 'PENDING', total: 1 });
    });
    const listed = async () => {
      const now = await signedIn(client);
      const lists = ['', `?filter[account_id]=${one.id}`, `?filter[account_id]=${other.id}&filter[result]=PENDING`];
      const answers = await Promise.all(lists.map((list) => now.send('GET', `/core/activities/v1${list}`)));
      return answers.map(({ body }) => [body.data.length, body.meta.pagination.total_items]);
    };
    server.clock.advance(1);
    await pass(3649);
    await deposit(await signedIn(client), one.id, '7.00');
    expect(await listed()).toEqual([
      [5, 5],
      [3, 3],
      [1, 1],
    ]);
    await pass(1);
    expect(await listed()).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
    expect([await balanceOf(await signedIn(client), one.id), (await db().knex('transactions')).length]).toEqual([
      '17.00',
      4,
    ]);
    expect((await verifyLedger(db())).mismatches).toEqual([]);
  });
});

describe('an age of 0', () => {
  it('keeps rows for good', async () => {
    await start({ DELIVERED_EVENT_DAYS: '0', UNDELIVERED_EVENT_DAYS: '0', EXPIRED_DAYS: '0' });
    const { client } = await server.client();
    const ids = [...(await someEvents(client.id, DELIVERED)), ...(await someEvents(client.id, DEAD))];
    await pass(100 * 365);
    expect([await left(ids), (await db().knex('access_tokens')).length]).toEqual([2, 1]);
  });
});
