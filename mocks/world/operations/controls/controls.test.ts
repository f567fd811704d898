import { HOUR, MINUTE } from '../../../../server/kernel/time';
import { newId } from '../../../../server/platform/ids';
import { enqueueJob, type Job } from '../../../../server/platform/jobs/store/jobs';
import { useServer } from '../../../../server/testing/server';
import { subscribe } from '../../../../server/testing/subscriber';
import { worldExtension } from '../..';

const server = useServer({ extension: worldExtension });

async function client() {
  const { send, client: own } = await server().client();
  const ask = (method: string, path: string, body?: unknown) => send(method, path, { body });
  const control = (method: string, path: string, body?: unknown) => ask(method, `/sandbox/v1/${path}`, body);
  return { ask, control, id: own.id };
}

const person = () => ({ email: `${newId()}@example.com`, operation_country: 'ARG' });

describe('the clock', () => {
  it('is read, set and advanced, forward only', async () => {
    const { control } = await client();
    const now = server().clock.now();
    const iso = (milliseconds: number) => new Date(now + milliseconds).toISOString();
    expect((await control('GET', 'clock')).body.data.now).toBe(iso(0));
    expect((await control('POST', 'clock/advance', { seconds: 60 })).body.data.now).toBe(iso(MINUTE));
    const { status, body } = await control('PUT', 'clock', { now: iso(90_000) });
    expect([status, body.data.now]).toEqual([200, iso(90_000)]);
    const back = await control('PUT', 'clock', { now: iso(0) });
    expect([back.status, back.body.error_code]).toEqual([409, 'CLOCK_CANNOT_GO_BACK']);
    expect(back.body.error.details[0].detail).toContain(iso(90_000));
    expect((await control('PUT', 'clock', { now: iso(90_000) })).status).toBe(200);
  });

  it('is followed by what depends on time', async () => {
    const { ask, control } = await client();
    await control('POST', 'clock/advance', { seconds: 86_399 });
    expect((await ask('GET', '/users/v1/')).status).toBe(200);
    await control('POST', 'clock/advance', { seconds: 1 });
    expect((await ask('GET', '/users/v1/')).status).toBe(401);
  });

  it('does what falls due before it answers', async () => {
    const { database, clock } = server();
    const { control } = await client();
    const at = clock.now() + 5_000;
    const job = { kind: 'expire-cards', key: 'expire-cards', payload: {}, runAt: at };
    await database.db.transaction((tx) => enqueueJob(tx, job));
    await control('POST', 'clock/advance', { seconds: 4 });
    expect(await database.db.knex('jobs').where({ key: 'expire-cards' }).first()).toMatchObject({ run_at: at });
    await control('POST', 'clock/advance', { seconds: 1 });
    const after = await database.db.knex('jobs').where({ key: 'expire-cards' }).first();
    expect(after.run_at).toBeGreaterThan(clock.now());
    expect(after.claimed_by).toBeNull();
  });
});

describe('what is due', () => {
  it('is pending, of this client or of no client, the next first', async () => {
    const { database, clock } = server();
    const [mine, other] = [await server().client(), await server().client()];
    const later = (hours: number) => clock.now() + hours * HOUR;
    const expiry = (clientId: string, runAt: number) => {
      const intentId = newId();
      return { kind: 'expire-cash-in-intent', key: intentId, payload: { clientId, intentId }, runAt };
    };
    const jobs: Pick<Job, 'kind' | 'key' | 'payload' | 'runAt'>[] = [
      expiry(mine.client.id, later(30)),
      expiry(other.client.id, later(1)),
      expiry(mine.client.id, later(2)),
      {
        kind: 'register-pix-key',
        key: 'a@b.example',
        payload: { clientId: mine.client.id, key: 'a@b.example' },
        runAt: later(3),
      },
      { kind: 'settle-days', key: 'settle-days', payload: {}, runAt: later(4) },
      { kind: 'reseal', key: 'reseal', payload: {}, runAt: later(5) },
    ];
    await database.db.transaction(async (tx) => {
      await tx.knex('jobs').delete();
      for (const job of jobs) await enqueueJob(tx, job);
    });
    const upcoming = async (query = '') => (await mine.send('GET', `/sandbox/v1/clock/upcoming${query}`)).body;
    const at = (hours: number) => new Date(later(hours)).toISOString();
    const all = [
      { at: at(2), type: 'EXPIRE_CASH_IN_INTENT', resource_id: jobs[2]?.key },
      { at: at(3), type: 'REGISTER_PIX_KEY' },
      { at: at(4), type: 'SETTLE_DAYS' },
      { at: at(30), type: 'EXPIRE_CASH_IN_INTENT', resource_id: jobs[0]?.key },
    ];
    const { data, meta } = await upcoming();
    expect(data).toEqual(all);
    expect(meta.pagination.total_items).toBe(4);
    expect((await upcoming('?page[size]=2&page[number]=1')).data).toEqual(all.slice(2));
  });

  it('names the next try of an event', async () => {
    const { publish, send } = await subscribe(server(), { shipping_updates: 'http://127.0.0.1:9/shipping/updates' });
    const { id } = await publish();
    const { data } = (await send('GET', '/sandbox/v1/clock/upcoming')).body;
    expect(data).toContainEqual({ at: expect.any(String), type: 'SEND_EVENT', resource_id: id });
  });
});

describe('faults', () => {
  it.each([
    ['faults', { operation_id: 'getUser', status: 503, times: 1 }],
    ['delivery-faults', { kind: 'SHIPMENT_UPDATED', fault: 'DROP' }],
  ])('have a limit, for which those that are used up do not count: %s', async (path, fault) => {
    const one = await client();
    for (let made = 0; made < 100; made += 1) expect((await one.control('POST', path, fault)).status).toBe(201);
    const refused = await one.control('POST', path, fault);
    expect([refused.status, refused.body.error_code]).toEqual([422, 'FAULT_LIMIT_REACHED']);
    const { db } = server().database;
    await db.transaction(({ knex }) => knex('faults').where({ client_id: one.id }).update({ remaining: 0 }));
    expect((await one.control('POST', path, fault)).status).toBe(201);
    expect(await db.knex('faults').where({ client_id: one.id })).toHaveLength(1);
  });

  it('have a limit of their own of each kind and client, which several at once do not exceed', async () => {
    const [one, other] = [await client(), await client()];
    const fault = { operation_id: 'getUser', status: 503 };
    for (let made = 0; made < 99; made += 1) await one.control('POST', 'faults', fault);
    const both = await Promise.all([1, 2, 3].map(() => one.control('POST', 'faults', fault)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const delivery = await one.control('POST', 'delivery-faults', { kind: 'SHIPMENT_UPDATED', fault: 'DROP' });
    expect([delivery.status, (await other.control('POST', 'faults', fault)).status]).toEqual([201, 201]);
  });

  it.each([
    ['getReadiness', 'GET', '/health/ready', 200],
    ['getSigningKeys', 'GET', '/.well-known/jwks.json', 200],
    ['createSandboxClient', 'POST', '/sandbox/v1/clients', 201],
  ])('of one client leave %s as it is for everybody else', async (operation_id, method, path, success) => {
    const [one, other] = [await client(), await client()];
    await one.control('POST', 'faults', { operation_id, status: 503, times: 1 });
    const body = method === 'POST' ? { name: 'Somebody', country: 'ARG' } : undefined;
    expect((await server().send(method, path, { body })).status).toBe(success);
    expect((await other.ask(method, path, body)).status).toBe(success);
    expect((await one.ask(method, path, body)).status).toBe(503);
    expect((await one.ask(method, path, body)).status).toBe(success);
  });

  const fault = { operation_id: 'searchUsers', status: 503, times: 2, retry_after: 30 };

  it('make the next calls of an operation fail, for one client', async () => {
    const [one, other] = [await client(), await client()];
    const { status, body } = await one.control('POST', 'faults', fault);
    expect([status, body.data]).toEqual([201, { ...fault, id: body.data.id, left: 2, created_at: expect.anything() }]);
    expect((await other.ask('GET', '/users/v1/')).status).toBe(200);
    expect((await one.ask('POST', '/users/v1/', person())).status).toBe(201);
    const first = await one.ask('GET', '/users/v1/');
    expect([first.status, first.body.error_code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(first.headers.get('retry-after')).toBe('30');
    expect((await one.control('GET', 'faults')).body.data).toEqual([{ ...body.data, left: 1 }]);
    expect((await one.ask('GET', '/users/v1/')).status).toBe(503);
    expect((await one.ask('GET', '/users/v1/')).status).toBe(200);
    expect((await one.control('GET', 'faults')).body.data).toEqual([]);
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
  ])('answer %i', async (status, code) => {
    const { ask, control } = await client();
    await control('POST', 'faults', { operation_id: 'createUser', status });
    const answer = await ask('POST', '/users/v1/', person());
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(answer.headers.get('retry-after')).toBe(status === 500 ? null : '1');
    expect((await ask('GET', '/users/v1/')).body.data).toEqual([]);
  });

  it.each([1, 2, 3, 4])('fail as many of many calls at once as was said, time %i', async () => {
    const { ask, control } = await client();
    await control('POST', 'faults', { operation_id: 'searchUsers', status: 500, times: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('GET', '/users/v1/')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(7).fill(200), ...Array(3).fill(500)]);
  });

  it('find the client that asks for a token in its body', async () => {
    const { client: own, secret } = await server().client();
    const { control } = await client();
    await control('POST', 'faults', { operation_id: 'createToken', status: 503 });
    const { audience } = server().config;
    const body = { client_id: own.id, client_secret: secret, audience, grant_type: 'client_credentials' };
    expect((await server().send('POST', '/oauth/token', { body })).status).toBe(200);
  });

  it('are taken away, by their own client only', async () => {
    const [one, other] = [await client(), await client()];
    const { id } = (await one.control('POST', 'faults', fault)).body.data;
    const foreign = await other.control('DELETE', `faults/${id}`);
    expect([foreign.status, foreign.body.error_code]).toEqual([404, 'FAULT_NOT_FOUND']);
    expect((await one.control('DELETE', `faults/${id}`)).status).toBe(204);
    expect((await one.ask('GET', '/users/v1/')).status).toBe(200);
    expect((await one.control('DELETE', `faults/${id}`)).status).toBe(404);
  });

  it('are of operations that exist', async () => {
    const { control } = await client();
    const { status, body } = await control('POST', 'faults', { operation_id: 'createUsers', status: 500 });
    expect([status, body.error_code]).toEqual([422, 'UNKNOWN_OPERATION']);
    expect(body.error.details[0].detail).toBe('no operation is named createUsers; did you mean createUser?');
  });
});
