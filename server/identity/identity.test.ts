import { searchEvents } from '../events/store/events';
import { DAY, MINUTE } from '../kernel/time';
import { runDueJobs } from '../platform/jobs/run-job';
import { enqueueRecurring } from '../platform/jobs/worker';
import { userInput } from '../testing/cards';
import { ask, TestNetworks } from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';
import { reportCancellation, reportProgress } from './reports';
import type { IdentityStatus } from './rules/session';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports, environment: { TOKEN_SECONDS: '8640000' } });
const PATH = '/identity/v1/sessions';

beforeEach(() => {
  networks.failures = 0;
});

async function user(client: TestClient): Promise<string> {
  return (await ask(client, 'POST', '/users/v1/', userInput())).id;
}

async function opened(client?: TestClient) {
  const owner = client ?? (await server().client());
  const user_id = await user(owner);
  return { client: owner, user_id, session: await ask(owner, 'POST', PATH, { user_id }) };
}

/** The provider reports where a session stands. */
function report({ client }: TestClient, sessionId: string, status: IdentityStatus, collected = {}) {
  const now = server().clock.now();
  return server().database.db.transaction((tx) =>
    reportProgress(tx, { clientId: client.id, sessionId, status, collected, now }),
  );
}

async function events({ client }: TestClient) {
  const { db } = server().database;
  const { events: found } = await searchEvents(db, client.id, {
    filters: {},
    sort: [],
    page: { number: 0, size: 100 },
  });
  return found.map(({ kind, payload }) => ({ kind, session: JSON.parse(payload).session }));
}

const refusal = ({ status, body }: { status: number; body: { error_code: string } }) => [status, body.error_code];

describe('a session', () => {
  it('is opened at the provider, for a user of the client, and lasts a day', async () => {
    const { client, user_id, session } = await opened();
    expect(session).toMatchObject({
      user_id,
      status: 'CREATED',
      url: `https://identity.example/sessions/${session.id}`,
    });
    expect(session.steps.map(({ name, status }: { name: string; status: string }) => `${name} ${status}`)).toEqual([
      'PERSON_DATA PENDING',
      'ADDRESS PENDING',
      'DOCUMENT PENDING',
      'SELFIE PENDING',
    ]);
    expect(Date.parse(session.expiration_at) - Date.parse(session.created_at)).toBe(DAY);
    expect(await ask(client, 'GET', `${PATH}/${session.id}`)).toEqual(session);
    const stranger = await server().client();
    expect(refusal(await stranger.send('POST', PATH, { body: { user_id } }))).toEqual([404, 'USER_NOT_FOUND']);
  });

  it('has an id and a user whose letters have no case', async () => {
    const client = await server().client();
    const user_id = await user(client);
    const session = await ask(client, 'POST', PATH, { user_id: user_id.toUpperCase() });
    expect(session.user_id).toBe(user_id);
    const path = `${PATH}/${session.id.toUpperCase()}`;
    expect(await ask(client, 'GET', path)).toEqual(session);
    expect(await ask(client, 'GET', `${PATH}?filter%5Buser_id%5D=${user_id.toUpperCase()}`)).toEqual([session]);
    expect(refusal(await client.send('GET', `${path}/report`))).not.toContain('IDENTITY_SESSION_NOT_FOUND');
    expect((await client.send('DELETE', path)).status).toBe(204);
  });

  it('is not there when the provider does not answer', async () => {
    const client = await server().client();
    const user_id = await user(client);
    networks.failures = 1;
    expect(refusal(await client.send('POST', PATH, { body: { user_id } }))).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(await ask(client, 'GET', PATH)).toEqual([]);
  });

  it('that is requested again is the same order, and has its day from the first time', async () => {
    const client = await server().client();
    const body = { user_id: await user(client) };
    const send = () => client.send('POST', PATH, { body, idempotencyKey: 'k' });
    networks.sessions.length = 0;
    networks.failures = 1;
    expect((await send()).status).toBe(503);
    server().clock.advance(MINUTE);
    const { data } = (await send()).body;
    const [first, second] = networks.sessions;
    expect([networks.sessions.length, second]).toEqual([2, first]);
    expect(Date.parse(data.expiration_at)).toBe(second?.expiresAt);
  });

  it('that nobody asks for again within its day is forgotten: the same key begins anew', async () => {
    const client = await server().client();
    const body = { user_id: await user(client) };
    const send = () => client.send('POST', PATH, { body, idempotencyKey: 'k' });
    const reserved = () =>
      server().database.db.knex('reservations').where({ client_id: client.client.id }).pluck('key');
    const sweep = async () => {
      const now = server().clock.now();
      await server().database.db.transaction((tx) => enqueueRecurring(tx, { 'sweep-reservations': 86_400_000 }, now));
      await runDueJobs(server().app.services);
    };
    networks.sessions.length = 0;
    networks.failures = 1;
    expect((await send()).status).toBe(503);
    server().clock.advance(DAY - MINUTE);
    await sweep();
    expect(await reserved()).toEqual(['k']);
    server().clock.advance(MINUTE);
    await sweep();
    expect(await reserved()).toEqual([]);
    const { data } = (await send()).body;
    const [first, second] = networks.sessions;
    expect(second?.id).not.toBe(first?.id);
    expect(Date.parse(data.expiration_at) - server().clock.now()).toBe(DAY);
  });

  it('stays with the provider with which it was opened, whichever country its user moves to', async () => {
    const client = await server().client();
    const user_id = await user(client);
    const send = () => client.send('POST', PATH, { body: { user_id }, idempotencyKey: 'k' });
    networks.sessions.length = 0;
    networks.cancelled.length = 0;
    networks.failures = 1;
    expect((await send()).status).toBe(503);
    await ask(client, 'PATCH', `/users/v1/${user_id}`, { operation_country: 'CHL' });
    const { data } = (await send()).body;
    expect((await client.send('DELETE', `${PATH}/${data.id}`)).status).toBe(204);
    await runDueJobs(server().app.services);
    expect(networks.sessions.map(({ country }) => country)).toEqual(['ARG', 'ARG']);
    expect(networks.cancelled).toEqual([{ id: data.id, country: 'ARG' }]);
    const later = await ask(client, 'POST', PATH, { user_id });
    expect(networks.sessions.at(-1)).toMatchObject({ id: later.id, country: 'CHL' });
  });

  it('of an earlier version, which kept no country, is cancelled in that of its user', async () => {
    const { client, session } = await opened();
    await server().database.db.transaction(({ knex }) =>
      knex('identity_sessions').where({ id: session.id }).update({ country: null }),
    );
    networks.cancelled.length = 0;
    expect((await client.send('DELETE', `${PATH}/${session.id}`)).status).toBe(204);
    await runDueJobs(server().app.services);
    expect(networks.cancelled).toEqual([{ id: session.id, country: 'ARG' }]);
  });

  it('that an earlier version has begun is opened in the country of its user', async () => {
    const client = await server().client();
    const user_id = await user(client);
    const send = () => client.send('POST', PATH, { body: { user_id }, idempotencyKey: 'k' });
    networks.sessions.length = 0;
    networks.failures = 1;
    expect((await send()).status).toBe(503);
    await server().database.db.transaction(({ knex }) =>
      knex('reservations').where({ client_id: client.client.id }).update({ detail: null }),
    );
    expect((await send()).status).toBe(201);
    expect(networks.sessions.map(({ country }) => country)).toEqual(['ARG', 'ARG']);
  });

  it.each(['VALIDATED', 'NOT_VALIDATED', 'REJECTED'] as const)(
    'that ends as %s tells the client once',
    async (status) => {
      const { client, session } = await opened();
      await report(client, session.id, 'PROCESSING');
      expect(await events(client)).toEqual([]);
      await report(client, session.id, status);
      await expect(report(client, session.id, status)).rejects.toMatchObject({ code: 'ILLEGAL_STEP' });
      expect(await events(client)).toEqual([
        { kind: 'IDENTITY_SESSION_COMPLETED', session: { id: session.id, status } },
      ]);
    },
  );

  it('that nobody goes through ends with its day, which tells the client once', async () => {
    const { client, session } = await opened();
    const path = `${PATH}/${session.id}`;
    server().clock.advance(DAY);
    expect(await ask(client, 'GET', path)).toMatchObject({
      status: 'NOT_VALIDATED',
      updated_at: session.expiration_at,
    });
    expect((await ask(client, 'GET', `${path}/report`)).status).toBe('NOT_VALIDATED');
    await runDueJobs(server().app.services);
    await runDueJobs(server().app.services);
    expect(await events(client)).toEqual([
      { kind: 'IDENTITY_SESSION_COMPLETED', session: { id: session.id, status: 'NOT_VALIDATED' } },
    ]);
    expect(await ask(client, 'GET', `${path}/report`)).toMatchObject({
      status: 'NOT_VALIDATED',
      person_data: { name: null },
      documentation_proof: [],
    });
    expect(await ask(client, 'GET', `${PATH}?filter%5Bstatus%5D=NOT_VALIDATED`)).toHaveLength(1);
  });

  it('that was judged in time is not touched when its day is over', async () => {
    const { client, session } = await opened();
    await report(client, session.id, 'VALIDATED');
    server().clock.advance(DAY);
    await runDueJobs(server().app.services);
    expect((await ask(client, 'GET', `${PATH}/${session.id}`)).status).toBe('VALIDATED');
    expect(await events(client)).toHaveLength(1);
  });
});

describe('cancelling a session', () => {
  it('is sent to the provider again and again until it answers', async () => {
    const { client, session } = await opened();
    const answer = await client.send('DELETE', `${PATH}/${session.id}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    networks.failures = 1;
    await runDueJobs(server().app.services);
    server().clock.advance(MINUTE);
    await runDueJobs(server().app.services);
    expect(networks.calls.filter((call) => call === `cancel ${session.id}`)).toHaveLength(2);
    await expect(report(client, session.id, 'VALIDATED')).rejects.toMatchObject({ code: 'ILLEGAL_STEP' });
    const none = await client.send('GET', `${PATH}/${session.id}/report`);
    expect(refusal(none)).toEqual([409, 'IDENTITY_REPORT_NOT_READY']);
    const place = { code: 'state', location: 'path', pointer: 'uuid' };
    expect(none.body.error).toEqual({
      message: 'The session has no outcome yet, or was cancelled.',
      details: [{ ...place, detail: 'the session is CANCELLED' }],
    });
    const again = await client.send('DELETE', `${PATH}/${session.id}`);
    const detail = 'CANCELLED is final';
    expect([again.status, again.body.error.details]).toEqual([409, [{ ...place, detail }]]);
    expect(await events(client)).toEqual([]);
  });

  it('is possible until the provider judges', async () => {
    const { client, session } = await opened();
    await report(client, session.id, 'PROCESSING');
    const refused = await client.send('DELETE', `${PATH}/${session.id}`);
    expect(refusal(refused)).toEqual([409, 'IDENTITY_SESSION_NOT_CANCELLABLE']);
    const sessionId = session.id;
    const byProvider = { clientId: client.client.id, sessionId, now: server().clock.now() };
    const { db } = server().database;
    await expect(db.transaction((tx) => reportCancellation(tx, byProvider))).rejects.toMatchObject({
      code: 'ILLEGAL_STEP',
    });
  });
});

describe('the search for sessions', () => {
  it('goes by what a session is at the moment, before any job has ended it', async () => {
    const { client, session } = await opened();
    const found = async (status: string) =>
      (await client.send('GET', `${PATH}?filter%5Bstatus%5D=${status}`)).body.data.map(({ id }: { id: string }) => id);
    expect(await found('CREATED')).toEqual([session.id]);
    server().clock.advance(DAY);
    expect(await found('CREATED,IN_PROGRESS')).toEqual([]);
    expect(await found('NOT_VALIDATED,VALIDATED')).toEqual([session.id]);
  });

  it('finds by users, statuses, dates and times, and sorts as requested', async () => {
    const client = await server().client();
    const from = new Date(server().clock.now());
    const first = await opened(client);
    server().clock.advance(2 * DAY);
    const second = await opened(client);
    const ids = async (query: string) =>
      (await ask(client, 'GET', `${PATH}?${query.replaceAll('[', '%5B').replaceAll(']', '%5D')}`)).map(
        ({ id }: { id: string }) => id,
      );
    const day = from.toISOString().slice(0, 10);
    expect(await ids('')).toEqual([second.session.id, first.session.id]);
    expect(await ids('sort=created_at')).toEqual([first.session.id, second.session.id]);
    expect(await ids(`filter[user_id]=${first.user_id}`)).toEqual([first.session.id]);
    expect(await ids(`filter[created_at][to]=${day}`)).toEqual([first.session.id]);
    expect(await ids(`filter[created_at][from]=${day}&filter[created_at][to]=${day}`)).toEqual([first.session.id]);
    expect(await ids(`filter[created_at][from]=${first.session.created_at}`)).toHaveLength(2);
    const after = new Date(Date.parse(first.session.created_at) + 1).toISOString();
    expect(await ids(`filter[created_at][from]=${after}`)).toEqual([second.session.id]);
    expect(await ids('filter[status]=CREATED,CANCELLED')).toContain(second.session.id);
  });

  it.each(['filter[created_at]=2026-01-01', 'filter[created_at][from]=soon', 'sort=url', 'filter[status]=DONE'])(
    'refuses %s',
    async (query) => {
      const client = await server().client();
      const path = `${PATH}?${query.replaceAll('[', '%5B').replaceAll(']', '%5D')}`;
      expect(refusal(await client.send('GET', path))).toEqual([400, 'INVALID_REQUEST']);
    },
  );
});

describe('the identity product', () => {
  const open = (client: TestClient, user_id: string) =>
    client.send('POST', '/core/accounts/v1', {
      body: { owner_type: 'USER', user_id, country: 'ARG', currency: 'ARS' },
    });

  it('lets only users open an account who were validated', async () => {
    const client = await server().client({}, { products: ['IDENTITY'] });
    const { user_id, session } = await opened(client);
    expect(refusal(await open(client, user_id))).toEqual([422, 'USER_VALIDATION_ERROR']);
    await report(client, session.id, 'REJECTED');
    expect(refusal(await open(client, user_id))).toEqual([422, 'USER_VALIDATION_ERROR']);
    const again = await ask(client, 'POST', PATH, { user_id });
    await report(client, again.id, 'VALIDATED');
    expect((await open(client, user_id)).status).toBe(201);
    const bridge = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };
    expect((await client.send('POST', '/core/accounts/v1', { body: bridge })).status).toBe(201);
  });

  it('is not requested by clients that have not bought it', async () => {
    const client = await server().client();
    expect((await open(client, await user(client))).status).toBe(201);
  });
});
