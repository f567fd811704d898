import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { keyedPaths } from '../generated/keyed-paths';
import { type OperationRule, operations } from '../generated/operations';
import { sign } from '../server/events/signing';
import { newId } from '../server/platform/ids';
import { closeAtOnce, listenLocally } from '../server/testing/local-server';
import { type TestClient, useServer } from '../server/testing/server';
import { type ClientOptions, ContratoError, createClient, type Order, refusal, signedHeaders } from './';

const server = useServer();

/** A client of the server under test, and every request that it sends. */
async function open(changes: Partial<ClientOptions> = {}, owner?: TestClient) {
  const { client, secret } = owner ?? (await server().client());
  const sent: Request[] = [];
  const api = createClient({
    baseUrl: server().url,
    credentials: { client_id: client.id, client_secret: secret, audience: server().config.audience },
    pause: async () => undefined,
    ...changes,
    fetch: (request) => {
      sent.push(request.clone());
      return (changes.fetch ?? fetch)(request);
    },
  });
  const to = (path: string) => sent.filter(({ url }) => new URL(url).pathname === path);
  return { api, sent, to };
}

const person = (email = `${newId()}@example.com`) => ({ email, operation_country: 'ARG' as const });
const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('x-idempotency-key'));

/** Sends a request, and loses the answer to the first one of this method. */
function losing(method: string): { fetch: (request: Request) => Promise<Response> } {
  let isLost = false;
  return {
    fetch: async (request) => {
      const response = await fetch(request);
      if (isLost || request.method !== method || request.url.endsWith('/oauth/token')) return response;
      isLost = true;
      throw new TypeError('fetch failed');
    },
  };
}

const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

describe('a call', () => {
  it('is typed by the contract and answers the body', async () => {
    const { api } = await open();
    const { data } = await api.POST('/users/v1/', { body: person('ana@example.com') });
    expect(data).toMatchObject({ email: 'ana@example.com', status: 'ACTIVE' });
    const again = await api.GET('/users/v1/{id}', { params: { path: { id: data.id } } });
    expect(again.data).toEqual(data);
  });

  it('that the contract does not have does not compile', () => {
    const wrong = (api: ReturnType<typeof createClient>) => [
      // @ts-expect-error there is no such address
      api.GET('/users/v2/'),
      // @ts-expect-error the address takes no DELETE
      api.DELETE('/users/v1/'),
      // @ts-expect-error an email is missing
      api.POST('/users/v1/', { body: { operation_country: 'ARG' } }),
      // @ts-expect-error the id is missing
      api.GET('/users/v1/{id}'),
      // @ts-expect-error a user is no list
      api.items('/users/v1/{id}'),
      // @ts-expect-error account and country are missing
      api.items('/networks/cash/v1/cashin/intents/account/{account_id}'),
    ];
    expect(wrong).toBeDefined();
  });

  it('sends lists in the comma form, whatever is in their values', async () => {
    const { api, to } = await open();
    for (const name of ['Ana', 'Bruno', 'Ana, Inés']) await api.POST('/users/v1/', { body: { ...person(), name } });
    const query = { 'filter[name]': ['Ana, Inés', 'Bruno'] };
    const { data } = await api.GET('/users/v1/', { params: { query } });
    expect(data.map(({ name }) => name).sort()).toEqual(['Ana, Inés', 'Bruno']);
    expect(to('/users/v1/').at(-1)?.url).toMatch(/=Ana%2C%20In%C3%A9s,Bruno$/);
  });

  it('that is refused throws code, status, details and the id of the request', async () => {
    const { api } = await open();
    const error = await failure(api.POST('/users/v1/', { body: { ...person(), email: 'nobody' } }));
    expect(error).toBeInstanceOf(ContratoError);
    expect(error).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((error as ContratoError).details).toMatchObject([{ location: 'body', pointer: '/email' }]);
  });

  it('that something in between answers throws, too', async () => {
    const { api } = await open({
      credentials: undefined,
      fetch: async () => new Response('<h1>Oops</h1>', { status: 502 }),
    });
    const error = await failure(api.GET('/users/v1/'));
    expect(error).toMatchObject({ status: 502, code: null, details: [], requestId: null });
  });
});

describe('an idempotency key', () => {
  it('is known for every operation of the client that takes one', () => {
    const ofClient = Object.values(operations as Readonly<Record<string, OperationRule>>).filter(
      ({ document, idempotency }) => (document === 'openapi' || document === 'sandbox') && idempotency !== null,
    );
    expect(ofClient.length).toBeGreaterThan(20);
    expect(ofClient.filter(({ method, path }) => method !== 'POST' || !keyedPaths.has(path))).toEqual([]);
  });

  it('is made for each request that takes one, unless the caller has one', async () => {
    const { api, to } = await open();
    for (let at = 0; at < 2; at += 1) await api.POST('/users/v1/', { body: person() });
    await api.POST('/users/v1/', { body: person(), params: { header: { 'x-idempotency-key': 'mine' } } });
    const keys = keysOf(to('/users/v1/'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
    expect(keysOf(to('/oauth/token'))).toEqual([null]);
  });

  it('stays the same when the answer is lost, so that nothing happens twice', async () => {
    const { api, to } = await open(losing('POST'));
    const { data } = await api.POST('/users/v1/', { body: person() });
    const keys = keysOf(to('/users/v1/'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect((await api.GET('/users/v1/')).data.map(({ id }) => id)).toEqual([data.id]);
  });

  it('allows a repeat: without one the caller gets the error of a lost answer', async () => {
    const { api, to } = await open(losing('PATCH'));
    const { data } = await api.POST('/users/v1/', { body: person() });
    const change = api.PATCH('/users/v1/{id}', { params: { path: { id: data.id } }, body: { name: 'Ana' } });
    expect(await failure(change)).toMatchObject({ message: 'fetch failed' });
    expect(to(`/users/v1/${data.id}`)).toHaveLength(1);
  });
});

/** Runs a test with the address of a server that is not the service. */
async function withServer(listener: RequestListener, run: (url: string) => Promise<void>): Promise<void> {
  const other = createServer(listener);
  const port = await listenLocally(other);
  try {
    await run(`http://127.0.0.1:${port}`);
  } finally {
    await closeAtOnce(other);
  }
}

describe('an address', () => {
  it('can end with a slash', async () => {
    const { api, to } = await open({ baseUrl: `${server().url}/` });
    await api.GET('/users/v1/');
    expect([to('/oauth/token').length, to('/users/v1/').length]).toEqual([1, 1]);
  });

  it('that redirects is not followed: no POST becomes a GET, and nothing goes elsewhere', async () => {
    const asked: string[] = [];
    const moved: RequestListener = ({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.writeHead(301, { location: '/elsewhere' }).end('<h1>Moved</h1>');
    };
    await withServer(moved, async (baseUrl) => {
      const anybody = createClient({ baseUrl });
      expect(await failure(anybody.POST('/users/v1/', { body: person() }))).toMatchObject({
        status: 301,
        code: null,
        message: '301 without a code: a redirect to /elsewhere, which is not followed',
      });
      const { api } = await open({ baseUrl });
      expect(await failure(api.GET('/users/v1/'))).toMatchObject({ status: 301 });
    });
    expect(asked).toEqual(['POST /users/v1/', 'POST /oauth/token']);
  });
});

describe('an answer', () => {
  it('that does not come in time counts as lost', async () => {
    let asked = 0;
    const silent: RequestListener = () => {
      asked += 1;
    };
    await withServer(silent, async (baseUrl) => {
      const api = createClient({ baseUrl, timeout: 50, pause: async () => undefined });
      expect(await failure(api.GET('/users/v1/'))).toMatchObject({
        name: 'TimeoutError',
        message: 'There was no answer within 50 ms.',
      });
      expect(asked).toBe(3);
      expect(await failure(api.PATCH('/users/v1/{id}', { params: { path: { id: newId() } }, body: {} }))).toMatchObject(
        {
          name: 'TimeoutError',
        },
      );
      expect(asked).toBe(4);
    });
  });

  it('that breaks off is asked for again', async () => {
    let asked = 0;
    const broken: RequestListener = (_, response) => {
      asked += 1;
      const text = JSON.stringify({ data: [], meta: {} });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      if (asked > 1) return void response.end(text);
      response.write(text.slice(0, 5), () => response.destroy());
    };
    await withServer(broken, async (baseUrl) => {
      const api = createClient({ baseUrl, pause: async () => undefined });
      expect(await api.GET('/users/v1/')).toEqual({ data: [], meta: {} });
    });
    expect(asked).toBe(2);
  });

  it('that is a stream is handed over as soon as it begins', async () => {
    const streaming: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': following\n\n');
    };
    await withServer(streaming, async (baseUrl) => {
      const api = createClient({ baseUrl });
      const stream = (await api.GET('/sandbox/v1/requests/stream', {
        parseAs: 'stream',
      })) as ReadableStream<Uint8Array>;
      const { value } = await stream.getReader().read();
      expect(Buffer.from(value ?? []).toString()).toBe(': following\n\n');
    });
  });
});

describe('a service that can not answer now', () => {
  const answering = (...answers: Response[]) => {
    const pauses: number[] = [];
    const options: Partial<ClientOptions> = {
      credentials: undefined,
      fetch: async () => answers.shift() ?? Response.json({ data: [] }),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    };
    return { options, pauses };
  };
  const later = (seconds?: string, status = 503) =>
    new Response('', { status, headers: seconds === undefined ? {} : { 'retry-after': seconds } });

  it('is asked again when it says so, or a little later each time', async () => {
    const { options, pauses } = answering(later('7'), later(undefined, 408));
    const { api, sent } = await open(options);
    await api.GET('/users/v1/');
    expect([sent.length, pauses]).toEqual([3, [7_000, 400]]);
  });

  it('is given up on after some attempts, or when it asks for too much patience', async () => {
    const busy = answering(later(), later(), later(), later());
    const first = await open(busy.options);
    expect(await failure(first.api.GET('/users/v1/'))).toMatchObject({ status: 503 });
    expect(first.sent).toHaveLength(3);
    const closed = answering(later('31'));
    const second = await open(closed.options);
    expect(await failure(second.api.GET('/users/v1/'))).toMatchObject({ status: 503, retryAfter: 31 });
    expect([second.sent.length, closed.pauses]).toEqual([1, []]);
    const patient = answering(later('30'));
    const third = await open(patient.options);
    await third.api.GET('/users/v1/');
    expect([third.sent.length, patient.pauses]).toEqual([2, [30_000]]);
  });

  it('is not asked again by who has given the call up', async () => {
    const { options, pauses } = answering();
    const stopping = new AbortController();
    const fetch = async () => {
      stopping.abort(new Error('given up'));
      throw stopping.signal.reason;
    };
    const { api, sent } = await open({ ...options, fetch });
    expect(await failure(api.GET('/users/v1/', { signal: stopping.signal }))).toMatchObject({ message: 'given up' });
    expect([sent.length, pauses]).toEqual([1, []]);
  });

  it('keeps nobody waiting who gives the call up in a pause, or before there is a token', async () => {
    const inPause = new AbortController();
    const paused = await open({
      ...answering(later('30')).options,
      pause: () => {
        inPause.abort(new Error('given up'));
        return new Promise(() => undefined);
      },
    });
    const refused = paused.api.GET('/users/v1/', { signal: inPause.signal });
    expect(await failure(refused)).toMatchObject({ message: 'given up' });

    const beforeToken = new AbortController();
    const { api, sent } = await open({ fetch: () => new Promise(() => undefined) });
    const waiting = api.GET('/users/v1/', { signal: beforeToken.signal });
    beforeToken.abort(new Error('given up'));
    expect(await failure(waiting)).toMatchObject({ message: 'given up' });
    expect(sent.filter(({ method }) => method === 'GET')).toEqual([]);
  });
});

describe('a token', () => {
  it('is requested again if the answer is lost', async () => {
    let isLost = false;
    const { api, to } = await open({
      fetch: async (request) => {
        const response = await fetch(request);
        if (isLost) return response;
        isLost = true;
        throw new TypeError('fetch failed');
      },
    });
    expect((await api.GET('/users/v1/')).data).toEqual([]);
    expect([to('/oauth/token').length, to('/users/v1/').length]).toEqual([2, 1]);
  });

  it('is asked for once, however many calls wait for it, and again after it has expired', async () => {
    let now = Date.now();
    const { api, to } = await open({ now: () => now });
    await Promise.all(Array.from({ length: 8 }, () => api.GET('/users/v1/')));
    expect(to('/oauth/token')).toHaveLength(1);
    now += 86_399_000;
    await api.GET('/users/v1/');
    expect(to('/oauth/token')).toHaveLength(1);
    now += 1_000;
    await api.GET('/users/v1/');
    expect(to('/oauth/token')).toHaveLength(2);
  });

  it('that was revoked is replaced, once', async () => {
    const owner = await server().client();
    const { api, to } = await open({}, owner);
    await api.GET('/users/v1/');
    const body = {
      client_id: owner.client.id,
      client_secret: owner.secret,
      audience: server().config.audience,
      grant_type: 'client_credentials' as const,
    };
    await api.POST('/oauth/token/revoke', { body });
    expect((await api.GET('/users/v1/')).data).toEqual([]);
    expect(to('/oauth/token')).toHaveLength(2);
  });

  it('that was revoked is replaced once for calls at the same time, also where one hears of it late', async () => {
    let given = 0;
    let hear: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const refused = () => Response.json({ error_code: 'UNAUTHORIZED', error: { message: 'no' } }, { status: 401 });
    const { api, to } = await open({
      fetch: async (request) => {
        if (request.url.endsWith('/oauth/token')) {
          given += 1;
          return Response.json({ access_token: `token-${given}`, expires_in: 3_600 });
        }
        const isOld = request.headers.get('authorization') === 'Bearer token-1';
        if (isOld && request.url.includes('/cards/')) await late;
        return isOld ? refused() : Response.json({ data: [] });
      },
    });
    const slow = api.GET('/cards/v1/');
    await api.GET('/users/v1/');
    hear();
    expect((await slow).data).toEqual([]);
    expect(to('/oauth/token')).toHaveLength(2);
  });

  it('that the service gives again is not tried again', async () => {
    const { api, to } = await open({
      fetch: async (request) =>
        request.url.endsWith('/oauth/token')
          ? Response.json({ access_token: 'the same', expires_in: 3_600 })
          : Response.json({ error_code: 'UNAUTHORIZED', error: { message: 'no' } }, { status: 401 }),
    });
    expect(await failure(api.GET('/users/v1/'))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(to('/users/v1/')).toHaveLength(1);
  });

  it('that is not given is a refusal like others, and the next call asks anew', async () => {
    const { client } = await server().client();
    const credentials = { client_id: client.id, client_secret: 'wrong', audience: server().config.audience };
    const { api, to } = await open({ credentials });
    for (let at = 0; at < 2; at += 1) {
      expect(await failure(api.GET('/users/v1/'))).toMatchObject({ status: 401, code: 'INVALID_CLIENT' });
    }
    expect(to('/oauth/token')).toHaveLength(2);
  });

  it('is asked for with nothing but what that takes, whatever else an answer of onboarding holds', async () => {
    const { client, secret } = await server().client();
    const own = { client_id: client.id, client_secret: secret, audience: server().config.audience };
    const given = { ...own, api_key: { api_key: 'key', api_secret: 'not to be sent' } };
    const { api, to } = await open({ credentials: given });
    await api.GET('/users/v1/');
    expect(await to('/oauth/token')[0]?.json()).toEqual({ ...own, grant_type: 'client_credentials' });
  });

  it('comes from where the revision has it', async () => {
    const owner = await server().client({ revision: 'token-path=oauth-v1' });
    const { api, to } = await open({ tokenPath: '/oauth/v1/token' }, owner);
    await api.GET('/users/v1/');
    expect([to('/oauth/token').length, to('/oauth/v1/token').length]).toEqual([0, 1]);
  });
});

it('names in the message of a refusal each place that is wrong', async () => {
  const { api } = await open();
  const body = { ...person(), identification_type: 'CURP', nombre: 'Ana' } as never;
  const refused = (await failure(api.POST('/users/v1/', { body }))) as ContratoError;
  expect(refused.message.split('\n')).toEqual([
    '400 INVALID_REQUEST: The request does not follow the contract.',
    expect.stringMatching(/^ {2}body \/nombre: is not known here/),
    expect.stringMatching(/^ {2}body \/identification_type: must be one of DNI, /),
  ]);
});

describe('the items of a list', () => {
  it('come page by page, each page when it is needed', async () => {
    const { api, to } = await open();
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.push((await api.POST('/users/v1/', { body: person() })).data.id);
    const pages = () => to('/users/v1/').filter(({ method }) => method === 'GET').length;
    const query = { 'page[size]': 2, sort: ['id' as const] };
    const found: string[] = [];
    for await (const user of api.items('/users/v1/', { params: { query } })) {
      found.push(user.id);
      expect(pages()).toBe(Math.ceil(found.length / 2));
    }
    expect([found, pages()]).toEqual([made.sort(), 3]);
  });

  it('are those of the account that the address names, with the headers that the list asks for', async () => {
    const { api, to } = await open();
    const { data } = await api.POST('/core/accounts/v1', {
      body: { owner_type: 'CLIENT', country: 'BRA', currency: 'BRL' },
    });
    const params = { path: { account_id: data.id }, header: { country: 'bra' as const } };
    const found = [];
    for await (const intent of api.items('/networks/cash/v1/cashin/intents/account/{account_id}', { params })) {
      found.push(intent.status);
    }
    expect([found, to(`/networks/cash/v1/cashin/intents/account/${data.id}`).length]).toEqual([[], 1]);
  });

  it('end with an empty page in revisions in which a list does not say how many pages there are', async () => {
    const asked: (string | null)[] = [];
    const { api } = await open({
      credentials: undefined,
      fetch: async ({ url }) => {
        const number = new URL(url).searchParams.get('page[number]');
        asked.push(number);
        return Response.json({ data: number === '2' ? [] : [{ id: number }] });
      },
    });
    const found = [];
    for await (const { id } of api.items('/users/v1/')) found.push(id);
    expect([found, asked]).toEqual([
      ['0', '1'],
      ['0', '1', '2'],
    ]);
  });

  it('are none where nothing is found', async () => {
    const { api } = await open();
    const found = [];
    for await (const user of api.items('/users/v1/')) found.push(user);
    expect(found).toEqual([]);
  });
});

describe.each<Order>(['timestamp-endpoint-body', 'body-timestamp-endpoint'])('signatures over %s', (order) => {
  const secret = Buffer.from('a secret of the pair').toString('base64');
  const trust = { secrets: { key: secret }, order, now: 1_700_000_000_000 };
  const [endpoint, body] = ['/events?x=1', Buffer.from('{"id":1}')];
  const timestamp = '1700000000';

  it('of the service are believed, and not with one bit changed', () => {
    const headers = {
      'x-api-key': 'key',
      'x-timestamp': timestamp,
      'x-endpoint': endpoint,
      'x-signature': sign({ timestamp, endpoint, body }, secret, order),
    };
    expect(refusal(headers, { endpoint, body }, trust)).toBeNull();
    const changed = Buffer.from(body);
    changed[3] = (changed[3] ?? 0) ^ 1;
    expect(refusal(headers, { endpoint, body: changed }, trust)).toBe('The signature does not match.');
    expect(refusal(headers, { endpoint, body }, { ...trust, now: trust.now + 61_000 })).toMatch(/older than 60/);
    expect(refusal(headers, { endpoint, body }, { ...trust, now: trust.now - 61_000 })).toMatch(/60 seconds ahead/);
    expect(refusal(headers, { endpoint, body }, { ...trust, now: Number.NaN })).toMatch(/older than 60/);
    // As Node has the headers of a request. A header with several values is not one that was signed.
    const ofNode: IncomingHttpHeaders = headers;
    expect(refusal(ofNode, { endpoint, body }, trust)).toBeNull();
    const twice: IncomingHttpHeaders = { ...headers, 'x-api-key': ['key', 'key'] };
    expect(refusal(twice, { endpoint, body }, trust)).toBe('This api-key is unknown.');
    const inherited: IncomingHttpHeaders = { ...headers, 'x-api-key': 'constructor' };
    expect(refusal(inherited, { endpoint, body }, trust)).toBe('This api-key is unknown.');
    // A variable that is not set must not make a secret that everybody knows.
    const open = { ...headers, ...signedHeaders({ endpoint, body }, { secret: '', order, now: trust.now }) };
    for (const blank of ['', ' ', '\n', '=', '====']) {
      expect(refusal(open, { endpoint, body }, { ...trust, secrets: { key: blank } })).toBe('This api-key is unknown.');
    }
  });

  it('say what is wrong with what only JavaScript passes: a text, a body that was parsed, an order that is none', () => {
    const headers = { 'x-api-key': 'key', ...signedHeaders({ endpoint, body }, { secret, order, now: trust.now }) };
    const check =
      (given: unknown, wanted: unknown = order) =>
      () =>
        refusal(headers, { endpoint, body: given as Buffer }, { ...trust, order: wanted as Order });
    for (const given of [body.toString(), { id: 1 }, undefined, null]) {
      expect(check(given)).toThrow('A signature is over bytes: pass the body as a Buffer');
    }
    expect(check(body, null)).toThrow('The order of the signed bytes is timestamp-endpoint-body or ');
  });

  it('that are made here are those of the service', () => {
    const headers = signedHeaders({ endpoint, body }, { secret, order, now: 1_700_000_000_999 });
    expect(headers).toEqual({
      'x-endpoint': endpoint,
      'x-timestamp': timestamp,
      'x-signature': sign({ timestamp, endpoint, body }, secret, order),
    });
  });
});
