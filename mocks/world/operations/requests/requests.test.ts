import { once } from 'node:events';
import { connect } from 'node:net';
import { revokeTokens } from '../../../../server/auth/store/tokens';
import { DAY, MINUTE } from '../../../../server/kernel/time';
import { newId } from '../../../../server/platform/ids';
import { Receiver } from '../../../../server/testing/receiver';
import { type Answer, useServer } from '../../../../server/testing/server';
import { subscribe } from '../../../../server/testing/subscriber';
import { until } from '../../../../server/testing/until';
import { worldExtension } from '../..';
import { ClientSlots } from '../../requests/client-slots';
import { RequestLog } from '../../requests/request-log';

const server = useServer({ extension: worldExtension, background: true });
const LOG = '/sandbox/v1/requests';
const UNKNOWN = '01935d2a-7f60-7c11-9a51-00000000dead';
const person = () => ({ email: `${newId()}@example.com`, operation_country: 'ARG' });
const receivers: Receiver[] = [];
afterAll(() => Promise.all(receivers.map((one) => one.close())));

interface Sender {
  send(method: string, path: string, sent?: { body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
}

const idOf = ({ headers }: Answer): string => headers.get('x-request-id') ?? '';
const search = async ({ send }: Sender, query = '') => (await send('GET', `${LOG}?${query}`)).body;
const found = async (client: Sender, query: string): Promise<string[]> =>
  (await search(client, query)).data.map(({ id }: { id: string }) => id);
const entry = async ({ send }: Sender, id: string) => (await send('GET', `${LOG}/${id}`)).body.data;

describe('the log of a client', () => {
  it('has the text of JSON that was refused, and says of what is not JSON that it is not', async () => {
    const client = await server().client();
    const send = async (body: string) => {
      const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
      const idempotency = { 'x-idempotency-key': newId() };
      const answer = await fetch(`${server().url}/users/v1/`, {
        method: 'POST',
        headers: { ...headers, ...idempotency },
        body,
      });
      expect(answer.status).toBe(400);
      return (await entry(client, answer.headers.get('x-request-id') ?? '')).request;
    };
    const text = '{"email":12345678901234567890}';
    expect(await send(text)).toMatchObject({ text, body_bytes: text.length, omitted: null });
    expect(await send('{"email":')).toMatchObject({ body: null, body_bytes: 9, omitted: 'NOT_JSON' });
  });

  it('has each request once, at once, and finds it by what it was', async () => {
    const client = await server().client();
    await client.send('DELETE', LOG);
    const body = person();
    const idempotencyKey = newId();
    const made = await client.send('POST', '/users/v1/', { body, idempotencyKey });
    const { id } = made.body.data;
    const read = await client.send('GET', `/users/v1/${id}`);
    const refused = await client.send('GET', `/users/v1/${UNKNOWN}`);
    const [first, second, third] = [made, read, refused].map(idOf);
    expect(await found(client, 'filter[operation]=createUser,getUser')).toEqual([third, second, first]);
    expect(await found(client, 'filter[operation]=createUser,getUser&sort=created_at')).toEqual([first, second, third]);
    expect(await found(client, `filter[resource_id]=${id}`)).toEqual([second, first]);
    expect(await found(client, `filter[idempotency_key]=${idempotencyKey}`)).toEqual([first]);
    expect(await found(client, `filter[request_id]=${second}`)).toEqual([second]);
    expect(await found(client, 'filter[error_code]=USER_NOT_FOUND')).toEqual([third]);
    expect(await found(client, 'filter[status]=404,500')).toEqual([third]);
    expect(await found(client, 'filter[result]=REFUSED')).toEqual([third]);
    expect(await found(client, 'filter[direction]=CALL')).toEqual([]);
    const { data, log, meta } = await search(client, 'page[size]=1&page[number]=1');
    expect([data[0].id, meta.pagination.total_items, log]).toEqual([
      second,
      4,
      { max_entries: 10_000, max_hours: 168, last_sequence: expect.any(Number), waiting: 0, lost: 0, left_out: 0 },
    ]);
    expect(await entry(client, first as string)).toMatchObject({
      direction: 'REQUEST',
      result: 'ACCEPTED',
      client_id: client.client.id,
      method: 'POST',
      target: '/users/v1/',
      status: 201,
      resource_ids: [id],
      request: { headers: { authorization: '[redacted]' }, body, omitted: null },
      response: { body: made.body },
      verdict: { result: 'ACCEPTED', findings: [] },
    });
  });

  it('finds by time, on the clock of the sandbox', async () => {
    const client = await server().client();
    const first = idOf(await client.send('GET', '/users/v1/'));
    const at = new Date(server().clock.now()).toISOString();
    server().clock.advance(MINUTE);
    const second = idOf(await client.send('GET', '/users/v1/'));
    expect(await found(client, `filter[operation]=searchUsers&filter[created_until]=${at}`)).toEqual([first]);
    const later = new Date(server().clock.now()).toISOString();
    expect(await found(client, `filter[operation]=searchUsers&filter[created_from]=${later}`)).toEqual([second]);
  });

  it('leaves out what is read to be shown to a person, and nothing else', async () => {
    const client = await server().client();
    const headers = { 'x-console-view': '1' };
    await client.send('GET', '/users/v1/', { headers });
    const made = await client.send('POST', '/users/v1/', { body: person(), headers });
    const refused = await client.send('GET', `/users/v1/${UNKNOWN}`, { headers });
    const credentials = { client_id: client.client.id, client_secret: client.secret, grant_type: 'client_credentials' };
    const login = { body: { ...credentials, audience: server().config.audience } };
    const quiet = idOf(await server().send('POST', '/oauth/token', { ...login, headers }));
    const asked = idOf(await server().send('POST', '/oauth/token', login));
    const operations = 'searchUsers,createUser,getUser';
    expect(await found(client, `filter[operation]=${operations}`)).toEqual([refused, made].map(idOf));
    const logins = await found(client, 'filter[operation]=createToken');
    expect([logins.includes(quiet), logins.includes(asked)]).toEqual([false, true]);
  });

  it('is nobody else’s, and empty after a reset', async () => {
    const [one, other] = [await server().client(), await server().client()];
    const id = idOf(await one.send('GET', '/users/v1/'));
    expect(await found(other, `filter[request_id]=${id}`)).toEqual([]);
    expect((await other.send('GET', `${LOG}/${id}`)).body.error_code).toBe('REQUEST_NOT_FOUND');
    expect((await other.send('DELETE', `${LOG}/${id}`)).status).toBe(404);
    expect((await other.send('DELETE', LOG)).status).toBe(204);
    expect((await one.send('DELETE', `${LOG}/${id}`)).status).toBe(204);
    expect(await found(one, `filter[request_id]=${id}`)).toEqual([]);
    await one.send('GET', '/users/v1/');
    const reset = idOf(await one.send('POST', '/sandbox/v1/client/reset'));
    expect(await found(one, '')).toEqual([reset]);
  });

  it('keeps no secret', async () => {
    const client = await server().client();
    const credentials = { client_id: client.client.id, client_secret: `wrong ${client.secret}` };
    const refused = await server().send('POST', '/oauth/token', {
      body: { ...credentials, audience: server().config.audience, grant_type: 'client_credentials' },
    });
    const card = await client.send('POST', '/users/v1/', { body: { pin: '8264', note: '4111 1111 1111 1111' } });
    const unknown = await client.send('GET', '/cards/v1/4111111111111111?pan=4111111111111111&what=4111111111111111');
    const { request } = await entry(client, idOf(refused));
    expect(request.body).toMatchObject({ client_id: client.client.id, client_secret: '[redacted]' });
    expect((await entry(client, idOf(card))).request.body).toEqual({ pin: '[redacted]', note: '[redacted]' });
    expect((await entry(client, idOf(unknown))).target).toBe('/cards/v1/[redacted]?pan=[redacted]&what=[redacted]');
  });

  it.each([
    ['no HTTP', 'EHLO example.com\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['headers that are too long', `GET / HTTP/1.1\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ])('has what could not be read, for whoever has its id: %s', async (_what, sent, status, code) => {
    const client = await server().client();
    const socket = connect(Number(new URL(server().url).port), 'localhost');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined).write(sent);
    await once(socket, 'close');
    const body = JSON.parse(text.slice(text.indexOf('{')));
    expect(await entry(client, body.request_id)).toMatchObject({
      ...{ client_id: null, operation: null, method: '', target: '', status, error_code: code, result: 'REFUSED' },
      response: { headers: { 'x-request-id': body.request_id }, body },
      verdict: { error_code: code, message: body.error.message },
    });
    expect(await found(client, `filter[error_code]=${code}`)).toEqual([]);
  });

  it('gives a request of nobody to whoever has its id', async () => {
    const client = await server().client();
    const refused = await server().send('GET', '/users/v1/', { headers: { authorization: 'Bearer nonsense' } });
    expect(await entry(client, idOf(refused))).toMatchObject({ client_id: null, error_code: 'UNAUTHORIZED' });
    expect(await found(client, `filter[request_id]=${idOf(refused)}`)).toEqual([idOf(refused)]);
    expect(await found(client, 'filter[error_code]=UNAUTHORIZED')).toEqual([]);
  });
});

describe('the verdict', () => {
  it('names each place that is wrong, with the line of the contract and those that help', async () => {
    const client = await server().client();
    const refused = await client.send('POST', '/users/v1/', {
      body: { email: 'x'.repeat(400), phones: [], colour: 1 },
    });
    const { verdict } = await entry(client, idOf(refused));
    expect(verdict).toMatchObject({
      result: 'REFUSED',
      error_code: 'INVALID_REQUEST',
      message: refused.body.error.message,
      source: expect.stringMatching(/^spec\/[\w/-]+\.yaml:\d+$/),
      help: expect.arrayContaining([expect.stringMatching(/^docs\/guides\/[\w-]+\.md:\d+$/)]),
    });
    const details = refused.body.error.details.map(({ pointer, detail }: { pointer: string; detail: string }) => [
      pointer,
      detail,
    ]);
    const findings = verdict.findings as { pointer: string; rule: string; source: string }[];
    expect(findings.map(({ pointer, rule }) => [pointer, rule])).toEqual(details);
    expect(findings.length).toBeGreaterThan(1);
    for (const { source } of findings) expect(source).toMatch(/^spec\/schemas\/[\w/-]+\.yaml:\d+$/);
  });

  it('says what a rule of the business refused, and where the contract lists it', async () => {
    const client = await server().client();
    const refused = await client.send('GET', `/users/v1/${UNKNOWN}`);
    const { verdict } = await entry(client, idOf(refused));
    expect(verdict).toMatchObject({ error_code: 'USER_NOT_FOUND', findings: [] });
    expect(verdict.source).toMatch(/^spec\/paths\/users\/.*\.yaml:\d+$/);
  });
});

describe('calls to a client', () => {
  it('are there with what was signed and what was wrong with the reply, and belong to what caused them', async () => {
    const endpoint = await Receiver.start();
    receivers.push(endpoint);
    const client = await subscribe(server(), { transactions: endpoint.url('') });
    await client.send('PATCH', '/sandbox/v1/client', {
      body: { callback_addresses: { activities: endpoint.url('/activities') } },
    });
    const seeded = (await client.send('POST', '/sandbox/v1/client/seed', { body: { countries: ['ARG'] } })).body.data;
    const idOfSeeded = (match: Record<string, string>) =>
      seeded.find((one: Record<string, string>) => Object.entries(match).every(([name, value]) => one[name] === value))
        .id;
    const purchase = await client.send('POST', '/sandbox/v1/card-transactions', {
      body: {
        card_id: idOfSeeded({ kind: 'CARD', decided_by: 'CLIENT' }),
        type: 'PURCHASE',
        amount: '10.00',
        currency: 'ARS',
        country_code: 'ARG',
        merchant: { mcc: '5411', name: 'Almacén' },
        point_type: 'POS',
        entry_mode: 'CHIP',
      },
    });
    const { links } = await entry(client, idOf(purchase));
    const call = await entry(client, links.calls[0]);
    expect(call).toMatchObject({
      direction: 'CALL',
      result: 'REFUSED',
      operation: 'CARD_AUTHORIZATION',
      status: 200,
      error_code: 'INVALID_REPLY',
      resource_ids: expect.arrayContaining([purchase.body.data.id]),
      signature: { matches: true, fresh: true },
      reply_signature: { received: null, matches: false, fresh: false },
      verdict: {
        findings: [
          { location: 'reply', pointer: 'x-signature', source: expect.stringMatching(/^spec\/.*\.yaml:\d+$/) },
        ],
      },
    });
    const sent = endpoint.received.find(({ path }) => path.includes('authorizations'))!;
    const { 'x-timestamp': timestamp, 'x-endpoint': address, 'x-signature': signature } = sent.headers;
    expect(Buffer.from(call.signature.signed, 'base64').toString('utf8')).toBe(`${timestamp}${address}${sent.body}`);
    expect([call.signature.expected, call.signature.received]).toEqual([signature, signature]);
    expect(call.links.requests).toEqual([idOf(purchase)]);

    const account = idOfSeeded({ kind: 'ACCOUNT' });
    const funded = await client.send('POST', `/sandbox/v1/accounts/${account}/fund`, { body: { amount: '5.00' } });
    const delivered = `filter[direction]=CALL&filter[resource_id]=${funded.body.data.activity_id}&wait=10`;
    const [received] = await found(client, delivered);
    const moved = (await entry(client, idOf(funded))).links;
    expect(moved.events).toMatchObject([{ type: 'ACTIVITY_CREATED', resource_id: funded.body.data.activity_id }]);
    expect(moved.calls).toEqual([received]);
    expect(moved.ledger_entries).toEqual(
      expect.arrayContaining([expect.objectContaining({ account_id: account, amount: '500', currency: 'ARS' })]),
    );
    expect(await entry(client, received as string)).toMatchObject({
      result: 'ACCEPTED',
      event_id: moved.events[0].id,
      reply_signature: null,
      links: { requests: [idOf(funded)] },
    });
  });
});

describe('a reply that nests deeper than programs follow', () => {
  it('does not end the service, and its call is in the log without the body', async () => {
    const endpoint = await Receiver.start();
    receivers.push(endpoint);
    const depth = 30_000;
    endpoint.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    };
    const client = await subscribe(server(), { activities: endpoint.url('/activities') });
    const seeded = (await client.send('POST', '/sandbox/v1/client/seed', { body: { countries: ['ARG'] } })).body.data;
    const account = seeded.find(({ kind }: { kind: string }) => kind === 'ACCOUNT').id;
    const funded = await client.send('POST', `/sandbox/v1/accounts/${account}/fund`, { body: { amount: '5.00' } });
    const [received] = await found(
      client,
      `filter[resource_id]=${funded.body.data.activity_id}&filter[direction]=CALL&wait=10`,
    );
    expect((await entry(client, received as string)).response).toMatchObject({
      body: null,
      body_bytes: 2 * depth,
      omitted: 'TOO_DEEP',
    });
  });
});

/** Counts the slots that are taken from now on, until they are released. */
function openSlots(): () => number {
  let open = 0;
  const { take } = ClientSlots.prototype;
  jest.spyOn(ClientSlots.prototype, 'take').mockImplementation(function (this: ClientSlots, clientId) {
    const release = take.call(this, clientId);
    open += 1;
    return () => {
      open -= 1;
      release();
    };
  });
  return () => open;
}

describe('waiting and following', () => {
  it('answers a search when what it waits for comes, and with what there is when it does not', async () => {
    const client = await server().client();
    const waiting = search(client, 'filter[operation]=searchUsers&wait=30&at_least=2');
    for (const _ of [1, 2]) await client.send('GET', '/users/v1/');
    expect((await waiting).meta.pagination.total_items).toBe(2);
    expect((await search(client, 'filter[operation]=getUser&wait=0')).data).toEqual([]);
  });

  it('lets a hundred searches of a client wait at once, and others again once they have ended', async () => {
    const [one, other] = [await server().client(), await server().client()];
    const follow = (client: typeof one, count: number) =>
      client.send('GET', `${LOG}?filter[operation]=searchUsers&wait=30&at_least=${count}`);
    const waiting = Array.from({ length: 101 }, () => follow(one, 2));
    // Nothing has been logged yet, so the first answer is the refusal of the last place.
    const refused = await Promise.race(waiting);
    expect([refused.status, refused.body.error_code, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '10',
    ]);
    const beside = follow(other, 1);
    await other.send('GET', '/users/v1/');
    expect((await beside).status).toBe(200);
    for (const _ of [1, 2]) await one.send('GET', '/users/v1/');
    const answered = (await Promise.all(waiting)).map(({ status }) => status);
    expect(answered.filter((status) => status === 200)).toHaveLength(100);
    const again = follow(one, 3);
    await one.send('GET', '/users/v1/');
    expect((await again).status).toBe(200);
  });

  it('streams what comes, to its own client, and ends after as many as were asked for', async () => {
    const [one, other] = [await server().client(), await server().client()];
    const headers = { authorization: `Bearer ${one.token}` };
    const answer = await fetch(`${server().url}${LOG}/stream?limit=2`, { headers });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    await other.send('GET', '/users/v1/');
    const ids = [await one.send('GET', '/users/v1/'), await one.send('GET', '/cards/v1/')].map(idOf);
    const events = (await answer.text()).split('\n\n').filter((block) => block.includes('event: entry'));
    const data = events.map((block) => JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ''));
    expect(data.map(({ id }) => id)).toEqual(ids);
    const last = { ...headers, 'last-event-id': String(data[0].sequence) };
    const again = await fetch(`${server().url}${LOG}/stream?limit=1`, { headers: last });
    expect(await again.text()).toContain(ids[1]);
  });

  it('streams from the last place of a search that finds nothing, without what came before and with all that follows', async () => {
    const client = await server().client();
    await client.send('GET', '/users/v1/');
    const { data, log } = await search(client, 'filter[operation]=createUser');
    expect(data).toEqual([]);
    const ids = [await client.send('GET', '/users/v1/'), await client.send('GET', '/cards/v1/')].map(idOf);
    const headers = { authorization: `Bearer ${client.token}`, 'last-event-id': String(log.last_sequence) };
    const answer = await fetch(`${server().url}${LOG}/stream?limit=2`, { headers });
    const events = (await answer.text()).split('\n\n').filter((block) => block.includes('event: entry'));
    expect(events.map((block) => JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '').id)).toEqual(ids);
  });

  it('streams to a client twenty times at once, and again once one has ended', async () => {
    const [one, other] = [await server().client(), await server().client()];
    const ends: AbortController[] = [];
    const follow = async ({ token }: typeof one) => {
      const end = new AbortController();
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await fetch(`${server().url}${LOG}/stream`, { headers, signal: end.signal });
      if (status === 200) ends.push(end);
      return status;
    };
    try {
      for (let at = 0; at < 20; at += 1) expect(await follow(one)).toBe(200);
      const refused = await one.send('GET', `${LOG}/stream`);
      expect([refused.status, refused.body.error_code, refused.headers.get('retry-after')]).toEqual([
        429,
        'RATE_LIMITED',
        '10',
      ]);
      expect(await follow(other)).toBe(200);
      ends.shift()?.abort();
      // The service learns of the end of a connection a moment after it.
      let status = 429;
      while (status === 429) status = await follow(one);
      expect(status).toBe(200);
    } finally {
      for (const end of ends) end.abort();
    }
  });

  it.each([
    ['streams', 20, '/stream'],
    ['searches that wait', 100, '?filter[operation]=searchUsers&wait=30&at_least=5'],
  ])(
    'ends %s with the connections of their callers, so that their client can open as many again',
    async (_what, most, path) => {
      const { token } = await server().client();
      const ends: AbortController[] = [];
      const open = openSlots();
      const follow = () => {
        const end = new AbortController();
        ends.push(end);
        return fetch(server().url + LOG + path, { headers: { authorization: `Bearer ${token}` }, signal: end.signal });
      };
      for (const _ of ['at first', 'again']) {
        // No request is refused: its entry would wake what waits.
        const answers = Array.from({ length: most }, () => follow().catch(() => undefined));
        await until('all are open', () => open() === most);
        for (const end of ends) end.abort();
        await Promise.all(answers);
        await until('none is open', () => open() === 0, { timeoutMilliseconds: 5_000 });
      }
      jest.restoreAllMocks();
    },
  );

  it('answers a search whose caller closes its direction of the connection with what there is', async () => {
    const { token } = await server().client();
    const { hostname, port, host } = new URL(server().url);
    const socket = connect(Number(port), hostname);
    const head = `GET ${LOG}?wait=30&at_least=1000 HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`;
    const open = openSlots();
    socket.write(head);
    await until('it waits', () => open() === 1);
    let text = '';
    for await (const chunk of socket.end()) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(open()).toBe(0);
    jest.restoreAllMocks();
  });

  it('tells a search nothing that waits while its token is revoked', async () => {
    const { client, secret, send } = await server().client();
    const { clock, config, database } = server();
    const begun = new Promise<void>((resolve) => {
      const { news } = RequestLog.prototype;
      jest.spyOn(RequestLog.prototype, 'news').mockImplementation(function (this: RequestLog, ...parts) {
        resolve();
        return news.apply(this, parts);
      });
    });
    const waiting = send('GET', `${LOG}?filter[operation]=createToken&wait=30&at_least=2`);
    await begun;
    await database.db.transaction((tx) => revokeTokens(tx, client.id, config.audience, clock.now()));
    const body = {
      client_id: client.id,
      client_secret: secret,
      audience: config.audience,
      grant_type: 'client_credentials',
    };
    expect((await server().send('POST', '/oauth/token', { body })).status).toBe(200);
    expect((await waiting).status).toBe(401);
    jest.restoreAllMocks();
  });

  it.each([
    [
      'is revoked',
      async (id: string) => {
        const { clock, config, database } = server();
        await database.db.transaction((tx) => revokeTokens(tx, id, config.audience, clock.now()));
      },
    ],
    ['expires', async () => server().clock.advance(DAY)],
  ])('ends its stream once the token %s, without what comes after', async (_what, end) => {
    const { client, send, token } = await server().client();
    const answer = await fetch(`${server().url}${LOG}/stream`, { headers: { authorization: `Bearer ${token}` } });
    const seen = idOf(await send('GET', '/users/v1/'));
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const more = async () => {
      const { value, done } = (await reader?.read()) ?? { done: true };
      received += value ?? '';
      return !done;
    };
    while (!received.includes(seen) && (await more()));
    await end(client.id);
    const refused = idOf(await send('GET', '/users/v1/'));
    while (await more());
    expect([received.includes(seen), received.includes(refused)]).toEqual([true, false]);
  });
});
