import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Extension } from '../../app';
import { DomainError } from '../../kernel/errors';
import { DAY } from '../../kernel/time';
import { userInput } from '../../testing/cards';
import { startTestServer, type TestClient, type TestServer, useServer } from '../../testing/server';
import { until } from '../../testing/until';
import { insertUser } from '../../users/store/users';
import { newId } from '../ids';
import { type AnyOperation, read, write } from './operation';

const server = useServer({ environment: { MAX_BODY_BYTES: '4096' } });

const person = () => ({ email: `${newId()}@example.com`, operation_country: 'ARG' });

/** An extension that serves some operations instead of the service. */
const adding = (operations: Readonly<Record<string, AnyOperation>>): Extension => ({
  join: () => ({ operations, interceptors: [] }),
});

function envelope(answer: { headers: Headers; body: unknown }) {
  expect(answer.body).toEqual({
    error_code: expect.any(String),
    error: { message: expect.any(String), details: expect.any(Array) },
    request_id: answer.headers.get('x-request-id'),
  });
}

describe('addresses', () => {
  it('that do not exist are 404, with the one envelope', async () => {
    for (const path of ['/', '/users/v1', '/users/v1//', '/nothing', '/users/v1/a/b', '/%']) {
      const answer = await server().send('GET', path);
      expect([path, answer.status, answer.body.error_code]).toEqual([path, 404, 'NOT_FOUND']);
      envelope(answer);
    }
  });

  it('with another method are 405 and say which are allowed', async () => {
    const collection = await server().send('DELETE', '/users/v1/');
    expect([collection.status, collection.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const item = await server().send('PUT', '/users/v1/x');
    expect([item.status, item.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH']);
    envelope(item);
  });

  it('that lack or have a trailing slash too much name the other one, and the root names the documentation', async () => {
    const details = async (path: string) => (await server().send('GET', path)).body.error.details;
    expect(await details('/users/v1')).toMatchObject([{ code: 'trailing_slash', detail: 'the address is /users/v1/' }]);
    expect(await details('/core/accounts/v1/')).toMatchObject([{ detail: 'the address is /core/accounts/v1' }]);
    expect(await details('/users/v1/abc/')).toMatchObject([{ detail: 'the address is /users/v1/abc' }]);
    expect(await details('/')).toMatchObject([{ code: 'documentation', detail: 'the documentation is at /docs' }]);
    expect(await details('/nothing')).toEqual([]);
  });

  it.each([
    ['/USERS/v1/', '/users/v1/'],
    ['/users//v1/', '/users/v1/'],
    ['/%75sers/v1', '/users/v1/'],
    ['//users/v1/AbC/', '/users/v1/AbC'],
    ['/Core/accounts/v1/a%2Fb', '/core/accounts/v1/a%2Fb'],
    ['/oauth/TOKEN', '/oauth/token'],
  ])('that are spelt otherwise are served under no other name, and name the address: %s', async (path, address) => {
    const { status, body } = await server().send('GET', path);
    expect([status, body.error.details]).toEqual([
      404,
      [{ code: 'spelling', detail: `the address is ${address}`, location: 'path', pointer: '' }],
    ]);
  });

  it("allow the methods of the caller's own revision", async () => {
    const current = await server().client();
    const earliest = await server().client({ revision: 'earliest' });
    const put = async (client: typeof current) => {
      const answer = await client.send('PUT', '/shipments/v1/');
      return [answer.status, answer.headers.get('allow')];
    };
    expect(await put(current)).toEqual([404, null]);
    expect(await put(earliest)).toEqual([405, 'POST']);
  });

  it('of other revisions say where the revision of the caller has the operation', async () => {
    const current = await server().client();
    const other = await server().client({ revision: 'earliest' });
    const detail = async (client: typeof current, method: string, path: string) => {
      const { status, body } = await client.send(method, path, {});
      return [status, body.error.details.map(({ detail }: { detail: string }) => detail).join()];
    };
    const message = (place: string) => `only other revisions have this address; the revision of this request ${place}`;
    expect(await detail(current, 'POST', '/shipments/v1/')).toEqual([
      404,
      message('has this operation at POST /shipping/v1/'),
    ]);
    expect(await detail(other, 'POST', '/shipping/v1/')).toEqual([
      405,
      message('has this operation at POST /shipments/v1/'),
    ]);
    expect(await detail(other, 'POST', '/networks/cash/v1/cashout/intents')).toEqual([
      404,
      message('has this operation at POST /networks/cash/v1/cashin/intents'),
    ]);
    const credentials = {
      client_id: other.client.id,
      client_secret: 'x',
      audience: 'x',
      grant_type: 'client_credentials',
    };
    const asked = async (path: string) => (await server().send('POST', path, { body: credentials })).body.error.details;
    expect(await asked('/oauth/token')).toMatchObject([
      { code: 'revision', detail: message('has this operation at POST /oauth/v1/token') },
    ]);
    expect(await asked('/oauth/token/revoke')).toMatchObject([{ detail: message('does not have this operation') }]);
  });

  it('that are refused take from the rate of the client where its revision has a say', async () => {
    const client = await server().client({}, { rateLimit: { per_second: 0.001, burst: 2 } });
    const put = async (path: string) => (await client.send('PUT', path)).status;
    expect(await put('/nothing')).toBe(404);
    expect([await put('/users/v1/'), await put('/users/v1'), await put('/users/v1/')]).toEqual([405, 404, 429]);
    expect(await put('/nothing')).toBe(404);
  });

  it('answer HEAD wherever they answer GET, without a body', async () => {
    const client = await server().client();
    const get = await client.send('GET', '/users/v1/');
    const head = await client.send('HEAD', '/users/v1/');
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      get.headers.get('content-length'),
    ]);
    expect((await server().send('HEAD', '/users/v1/')).status).toBe(401);
    expect((await client.send('HEAD', '/users/v1/nobody')).status).toBe(404);
    expect((await client.send('HEAD', '/oauth/token')).headers.get('allow')).toBe('POST');
  });

  it('take a percent sign that is encoded, and no NUL', async () => {
    const client = await server().client();
    const answer = await client.send('GET', '/users/v1/a%25zz');
    expect([answer.status, answer.body.error_code]).toEqual([404, 'USER_NOT_FOUND']);
    const named = await client.send('GET', '/users/v1/?a%00b=c');
    expect(named.body.error.details[0]).toMatchObject({ code: 'unknown', location: 'query' });
    for (const [path, location, pointer] of [
      ['/users/v1/a%00b', 'path', 'id'],
      ['/users/v1/?filter[name]=a%00b', 'query', 'filter[name]'],
    ] as const) {
      const refused = await client.send('GET', path);
      expect([refused.status, refused.body.error.details]).toEqual([
        400,
        [{ code: 'character', detail: 'the NUL character is not allowed', location, pointer }],
      ]);
    }
  });

  it('take a list whose commas are encoded, but for those of names', async () => {
    const client = await server().client();
    const made = async (surname: string) =>
      (await client.send('POST', '/users/v1/', { body: userInput({ surname }) })).body.data.id;
    const ids = [await made('Paz'), await made('Sol, hija')];
    const found = async (query: string) => {
      const { status, body } = await client.send('GET', `/users/v1/?sort=id&${query}`);
      expect([query, status]).toEqual([query, 200]);
      return (body.data as { id: string }[]).map(({ id }) => id);
    };
    expect(await found('filter[status]=ACTIVE%2CBLOCKED')).toEqual(ids);
    expect(await found('filter[surname]=Paz%2CSol')).toEqual([]);
    expect(await found('filter[surname]=Paz,Sol%2C%20hija')).toEqual(ids);
    const cards = await client.send('GET', `/cards/v1/?filter[user_id]=${ids.join('%2c')}`);
    expect(cards.body.meta.filters).toEqual([{ field: 'user_id', values: ids }]);
  });

  it('order by an attribute once', async () => {
    const client = await server().client();
    for (const sort of ['id,-id', '-status,id,status', 'id%2Cid']) {
      const { status, body } = await client.send('GET', `/users/v1/?sort=${sort}`);
      expect([sort, status, body.error.details[0]]).toMatchObject([sort, 400, { location: 'query', pointer: 'sort' }]);
    }
    expect((await client.send('GET', '/users/v1/?sort=-status%2Cid')).status).toBe(200);
  });

  it('with broken percent-encoding are refused', async () => {
    const client = await server().client();
    const answer = await client.send('GET', '/users/v1/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.body.error.details[0]).toMatchObject({ location: 'path', pointer: 'id', code: 'encoding' });
    // What can't be read is told, and not that nothing is left of it.
    const { details } = (await client.send('GET', '/users/v1/?filter[email]=%zz')).body.error;
    expect(details).toEqual([
      expect.objectContaining({ location: 'query', pointer: 'filter[email]', code: 'encoding' }),
    ]);
  });
});

describe('tokens', () => {
  it.each([undefined, 'Basic abc', 'Bearer', 'Bearer a b', 'Bearer abc.def.ghi'])(
    'refuses the header %p',
    async (authorization) => {
      const headers = authorization === undefined ? undefined : { authorization };
      const answer = await server().send('GET', '/users/v1/', { headers });
      expect([answer.status, answer.body.error_code]).toEqual([401, 'UNAUTHORIZED']);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
      envelope(answer);
    },
  );

  it('come with their scheme in any case, any number of spaces before them', async () => {
    const { token } = await server().client();
    for (const scheme of ['bearer', 'BEARER', 'Bearer  ']) {
      const answer = await server().send('GET', '/users/v1/', { headers: { authorization: `${scheme} ${token}` } });
      expect([scheme, answer.status]).toEqual([scheme, 200]);
    }
  });

  it('need the scope of the operation, which is named', async () => {
    const client = await server().client({}, { scopes: ['users:read'] });
    const refused = await client.send('GET', '/users/v1/');
    expect(refused.body.error_code).toBe('INSUFFICIENT_SCOPE');
    expect(refused.body.error.details[0].detail).toBe('the token does not have the scope users:search');
    const challenge = 'Bearer realm="contrato", error="insufficient_scope", scope="users:search"';
    expect(refused.headers.get('www-authenticate')).toBe(challenge);
    expect((await client.send('GET', '/users/v1/nobody')).status).toBe(404);
  });

  it('end with their time', async () => {
    const own = await startTestServer();
    const client = await own.client();
    own.clock.advance(DAY - 1_000);
    expect((await client.send('GET', '/users/v1/')).status).toBe(200);
    own.clock.advance(2_000);
    expect((await client.send('GET', '/users/v1/')).status).toBe(401);
    await own.close();
  });
});

describe('bodies', () => {
  const post = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
    return (await client()).send('POST', '/users/v1/', { body, headers });
  };
  let made: Promise<TestClient> | undefined;
  const client = () => {
    made ??= server().client();
    return made;
  };
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  const harmful: [string, string | Uint8Array, string][] = [
    ['bad syntax', '{"email":', 'syntax'],
    ['deep nesting', nested(2_000), 'depth'],
    ['nesting of 33 levels', `{"metadata":${nested(32)},"email":"a@b.co","operation_country":"ARG"}`, 'depth'],
    ['bad UTF-8', Buffer.from('{"name":"caf\xe9"}', 'latin1'), 'encoding'],
    ['a prototype', '{"__proto__":{"a":1},"email":"a@b.co","operation_country":"ARG"}', 'unknown'],
    ['NUL', '{"name":"a\\u0000b","email":"a@b.co","operation_country":"ARG"}', 'character'],
    ['a name that stands twice', '{"operation_country":"BRA","email":"a@b.co","operation_country":"ARG"}', 'repeated'],
    ['half a character', '{"name":"\\ud800","email":"a@b.co","operation_country":"ARG"}', 'character'],
  ];
  const types = [
    'application/json',
    'application/json;charset=utf8',
    'application/json; ;',
    'Application/JSON; Charset="UTF-8"',
    'application/json; foo=bar',
  ];
  const codings: Record<string, (body: string | Uint8Array) => string | Uint8Array> = {
    identity: (body) => body,
    gzip: gzipSync,
    deflate: deflateSync,
    br: brotliCompressSync,
    GZip: gzipSync,
  };

  it.each(harmful)('with %s are refused in every content type and coding', async (_name, body, code) => {
    for (const type of types) {
      for (const [coding, encode] of Object.entries(codings)) {
        const answer = await post(encode(body), { 'content-type': type, 'content-encoding': coding });
        expect([type, coding, answer.status, answer.body.error.details[0].code]).toEqual([type, coding, 400, code]);
        envelope(answer);
      }
    }
  });

  it('of 30,000 brackets from nobody, and metadata 3,000 deep, are refused in every content type and coding', async () => {
    const own = await startTestServer();
    const known = await own.client();
    const account = `{"owner_type":"CLIENT","country":"ARG","currency":"ARS","metadata":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`;
    for (const type of types) {
      for (const [coding, encode] of Object.entries(codings)) {
        const headers = { 'content-type': type, 'content-encoding': coding };
        const answers = [
          await own.send('POST', '/oauth/token', { headers, body: encode(nested(30_000)) }),
          await known.send('POST', '/core/accounts/v1', { headers, body: encode(account) }),
        ];
        for (const { status, body } of answers) {
          expect([type, coding, status, body.error.details[0].code]).toEqual([type, coding, 400, 'depth']);
        }
      }
    }
    expect((await known.send('GET', '/core/accounts/v1')).body.data).toEqual([]);
    expect(own.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    await own.close();
  });

  it('are taken in every content type and coding, with or without a byte order mark', async () => {
    for (const type of types) {
      for (const [coding, encode] of Object.entries(codings)) {
        for (const mark of ['', '\ufeff']) {
          const name = 'José 🙂';
          const body = encode(mark + JSON.stringify({ ...person(), name }));
          const answer = await post(body, { 'content-type': type, 'content-encoding': coding });
          expect([type, coding, answer.status, answer.body.data?.name]).toEqual([type, coding, 201, name]);
        }
      }
    }
  });

  it.each([
    ['application/json; charset=latin1', 'identity', 'charset', 'content-type'],
    ['application/json; charset=utf-16', 'gzip', 'charset', 'content-type'],
    ['application/json; charset', 'identity', 'charset', 'content-type'],
    ['application/jsons;', 'identity', 'media_type', 'content-type'],
    ['application/json', 'zstd', 'content_encoding', 'content-encoding'],
    ['application/json', 'gzip, br', 'content_encoding', 'content-encoding'],
    ['application/json', '__proto__', 'content_encoding', 'content-encoding'],
  ])('of %s in %s are 415 for %s', async (type, coding, code, pointer) => {
    const answer = await post('{}', { 'content-type': type, 'content-encoding': coding });
    expect([answer.status, answer.body.error.details]).toMatchObject([415, [{ code, location: 'header', pointer }]]);
    envelope(answer);
  });

  it.each([
    ['chunked', 201, undefined],
    ['Chunked', 201, undefined],
    ['gzip, chunked', 415, { code: 'transfer_encoding', location: 'header', pointer: 'transfer-encoding' }],
  ])('on their way in %s are answered with %i', async (coding, status, detail) => {
    const sending = request(new URL('/users/v1/', server().url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${(await server().client()).token}`,
        'content-type': 'application/json',
        'x-idempotency-key': 'k',
        'transfer-encoding': coding,
      },
    });
    sending.end(JSON.stringify(person()));
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const answer = (await json(response)) as { error?: { details: unknown[] } };
    expect([response.statusCode, answer.error?.details[0]]).toEqual([
      status,
      detail && expect.objectContaining(detail),
    ]);
  });

  it('that are not what their coding says are refused', async () => {
    const broken = gzipSync(JSON.stringify(person()));
    for (const [coding, body] of [
      ['gzip', broken.subarray(0, 20)],
      ['br', broken],
      ['deflate', Buffer.from('{}')],
    ] as const) {
      const answer = await post(body, { 'content-encoding': coding });
      expect([coding, answer.status, answer.body.error.details[0].code]).toEqual([coding, 400, 'encoding']);
    }
  });

  it('that are cut off leave no error in the log', async () => {
    const own = await startTestServer();
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = await own.client();
    for (const coding of ['identity', 'gzip']) {
      const before = own.logged.length;
      const sending = request(new URL('/users/v1/', own.url), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${client.token}`,
          'content-type': 'application/json',
          'content-encoding': coding,
          'x-idempotency-key': 'k',
          'content-length': '1000',
          expect: '100-continue',
        },
      });
      sending.on('error', () => undefined);
      sending.flushHeaders();
      await once(sending, 'continue');
      sending.write(coding === 'gzip' ? gzipSync('{"name":').subarray(0, 12) : '{"name":');
      sending.destroy();
      await until('a line is logged', () => own.logged.length > before);
    }
    expect(own.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    own.app.koa.emit('error', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }));
    expect(own.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    own.app.koa.emit('error', new Error('a defect'));
    expect(own.logged.at(-1)).toMatchObject({ level: 50, err: { message: 'a defect' } });
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    await own.close();
  });

  it('that are too large are 413, however they come', async () => {
    const large = JSON.stringify({ ...person(), name: 'a'.repeat(5_000) });
    expect((await post(large)).body.error_code).toBe('PAYLOAD_TOO_LARGE');
    for (const encode of [gzipSync, deflateSync, brotliCompressSync]) {
      const bomb = encode(Buffer.alloc(1_000_000, 0x20));
      expect(bomb.length).toBeLessThan(4_096);
      const coding = encode === gzipSync ? 'gzip' : encode === deflateSync ? 'deflate' : 'br';
      expect((await post(bomb, { 'content-encoding': coding })).status).toBe(413);
    }
    // Many empty blocks: much to read, nothing to inflate.
    const idle = Buffer.concat(Array.from({ length: 400 }, () => gzipSync('')));
    expect((await post(idle, { 'content-encoding': 'gzip' })).status).toBe(413);
  });

  it('may be compressed', async () => {
    const answer = await post(gzipSync(JSON.stringify(person())), { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(201);
  });

  it('of another media type are 415', async () => {
    const answer = await post('email=a@b.co', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.status, answer.body.error_code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('sent in chunks are limited too', async () => {
    const client = await server().client();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const url = new URL('/users/v1/', server().url);
      const headers = {
        authorization: `Bearer ${client.token}`,
        'content-type': 'application/json',
        'x-idempotency-key': 'k',
        'transfer-encoding': 'chunked',
      };
      const sending = request(url, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sending.on('error', reject);
      for (let i = 0; i < 10; i += 1) sending.write(' '.repeat(1_000));
      sending.end();
    });
    expect(status).toBe(413);
  });
});

describe('media types', () => {
  it('that are not produced are 406', async () => {
    const client = await server().client();
    expect((await client.send('GET', '/users/v1/', { headers: { accept: 'text/csv' } })).status).toBe(406);
    const accept = 'application/json; charset=UTF-8';
    expect((await client.send('GET', '/users/v1/', { headers: { accept } })).status).toBe(200);
    expect(
      (await client.send('GET', '/users/v1/', { headers: { accept: 'text/csv, application/*;q=0.5' } })).status,
    ).toBe(200);
  });
});

describe('a rate limit', () => {
  it('answers 429 and says when to come back', async () => {
    const client = await server().client({}, { rateLimit: { per_second: 0.001, burst: 2 } });
    expect((await client.send('GET', '/users/v1/')).status).toBe(200);
    expect((await client.send('GET', '/users/v1/')).status).toBe(200);
    const refused = await client.send('GET', '/users/v1/');
    expect([refused.status, refused.body.error_code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await (await server().client()).send('GET', '/users/v1/')).status).toBe(200);
  });

  it('counts those whom nobody knows by their address, and probes not at all', async () => {
    const environment = { RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '2', TRUST_PROXY: '1' };
    const own = await startTestServer({ environment });
    const from = (address: string, method: string, path: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const { status } = await own.send(method, path, { headers: { 'x-forwarded-for': address }, body: undefined });
          return status;
        }),
      );
    expect(await from('203.0.113.1', 'POST', '/oauth/token', 30)).toContain(429);
    expect(await from('203.0.113.2', 'POST', '/oauth/token', 2)).toEqual([400, 400]);
    expect(new Set(await from('203.0.113.1', 'GET', '/health/live', 30))).toEqual(new Set([200]));
    await own.close();
  });
});

describe('a client beyond its rate', () => {
  it('is refused without asking the store', async () => {
    const client = await server().client({}, { rateLimit: { per_second: 0.001, burst: 1 } });
    expect((await client.send('GET', '/users/v1/')).status).toBe(200);
    const asked: string[] = [];
    const listen = ({ sql }: { sql: string }) => {
      if (/\baccess_tokens\b/.test(sql)) asked.push(sql);
    };
    const { knex } = server().database.db;
    knex.on('query', listen);
    for (let i = 0; i < 5; i += 1) {
      const refused = await client.send('GET', '/users/v1/');
      expect([refused.status, refused.body.error_code]).toEqual([429, 'RATE_LIMITED']);
    }
    expect(asked).toEqual([]);
    // A request within the rate is asked about.
    expect((await (await server().client()).send('GET', '/users/v1/')).status).toBe(200);
    expect(asked).not.toEqual([]);
    knex.off('query', listen);
  });
});

describe('a reply that breaks the contract', () => {
  const cases = async (own: TestServer) => {
    const client = await own.client();
    const user = await client.send('POST', '/users/v1/', { body: person() });
    return { client, user };
  };

  it('is rolled back, a plain 500 outside and named by file and line in the log', async () => {
    const broken = write<'createUser'>(async (call, tx) => {
      const user = {
        id: newId(),
        clientId: call.client.id,
        email: call.body.email,
        status: 'ACTIVE',
        operationCountry: 'ARG',
      };
      await insertUser(tx, { ...user, createdAt: 1, updatedAt: 1 } as never);
      return { status: 201, body: { data: { id: 1, status: 'ASLEEP' } as never } };
    });
    const own = await startTestServer({ extension: adding({ createUser: broken }) });
    const { client, user } = await cases(own);
    expect([user.status, user.body.error_code, user.body.error.details]).toEqual([500, 'INTERNAL_ERROR', []]);
    expect((await client.send('GET', '/users/v1/')).body.data).toEqual([]);
    const line = own.logged.find(({ msg }) => msg === 'contract violation');
    expect(line).toMatchObject({ operation: 'createUser', status: 201, request_id: user.headers.get('x-request-id') });
    expect(line?.instance).toMatch(/^\/data/);
    expect(line?.source).toMatch(/^spec\/schemas\/users\.yaml:\d+$/);
    await own.close();
  });

  it('is found in what nobody documented: a status, a field, an error code', async () => {
    const own = await startTestServer({
      extension: adding({
        getUser: read<'getUser'>(async () => ({ status: 202, body: {} }) as never),
        searchUsers: read<'searchUsers'>(async () => ({ status: 200, body: { data: [], meta: {}, more: 1 } }) as never),
        updateUser: write<'updateUser'>(async () => {
          throw new DomainError('INVALID_AUDIENCE');
        }),
      }),
    });
    const client = await own.client();
    expect((await client.send('GET', '/users/v1/x')).status).toBe(500);
    expect((await client.send('GET', '/users/v1/')).status).toBe(500);
    expect((await client.send('PATCH', '/users/v1/x', { body: { name: 'a' } })).status).toBe(500);
    expect(own.logged.filter(({ msg }) => msg === 'contract violation')).toHaveLength(3);
    await own.close();
  });

  it('never shows a stack, SQL or a driver', async () => {
    const failing = read<'getUser'>(async (_call, db) => db.knex.raw('SELECT nothing FROM nowhere') as never);
    const own = await startTestServer({ extension: adding({ getUser: failing }) });
    const client = await own.client();
    const answer = await client.send('GET', '/users/v1/x');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/select|nowhere|sqlite|relation|at /i);
    expect(own.logged.some(({ msg }) => msg === 'request failed')).toBe(true);
    await own.close();
  });

  it.each(['EMFILE', 'ENFILE'])('where no further file can be opened is 503, and comes later: %s', async (code) => {
    const failing = read<'getUser'>(async () => {
      throw Object.assign(new Error(`${code}: too many open files, open 'validators.cjs'`), { code });
    });
    const own = await startTestServer({ extension: adding({ getUser: failing }) });
    const client = await own.client();
    const { status, headers, body } = await client.send('GET', '/users/v1/x');
    expect([status, headers.get('retry-after'), body.error_code]).toEqual([503, '1', 'SERVICE_UNAVAILABLE']);
    expect(own.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'request failed' }));
    await own.close();
  });
});

describe('the log', () => {
  it('has one line per request, with the path as a template and no token or secret', async () => {
    const own = await startTestServer();
    const client = await own.client();
    await client.send('GET', '/users/v1/some-id');
    const lines = own.logged.filter(({ msg }) => msg === 'request');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({
      operation: 'getUser',
      path: '/users/v1/{id}',
      status: 404,
      client: client.client.id,
    });
    expect(JSON.stringify(own.logged)).not.toContain(client.token);
    expect(JSON.stringify(own.logged)).not.toContain(client.secret);
    await own.close();
  });
});

describe('mistakes', () => {
  it('are all named at once, each in words', async () => {
    const client = await server().client();
    const answer = await client.send('POST', '/users/v1/?page=1', {
      headers: { 'x-idempotency-key': '' },
      body: { email: 7, operation_country: 'arg', colour: 'red' },
    });
    const places = answer.body.error.details.map(({ location, pointer }: Record<string, string>) => [
      location,
      pointer,
    ]);
    expect(answer.status).toBe(400);
    expect(places).toEqual(
      expect.arrayContaining([
        ['query', 'page'],
        ['header', 'x-idempotency-key'],
        ['body', '/email'],
        ['body', '/operation_country'],
        ['body', '/colour'],
      ]),
    );
    expect(JSON.stringify(answer.body)).not.toMatch(/must match|must NOT|pattern \\"/);
  });

  it('of an idempotency key that stands twice are told, whether it is the same or another one', async () => {
    const { token } = await server().client();
    const sent = async (keys: string[]) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-idempotency-key': keys,
      };
      const sending = request(new URL('/users/v1/', server().url), { method: 'POST', headers });
      sending.end(JSON.stringify(person()));
      const [answer] = await once(sending, 'response');
      const text = (await answer.toArray()).join('');
      return [answer.statusCode, JSON.parse(text).error?.details];
    };
    const repeated = { code: 'repeated', location: 'header', pointer: 'x-idempotency-key' };
    for (const keys of [
      ['k', 'k'],
      ['k', 'l'],
    ]) {
      expect(await sent(keys)).toEqual([400, [expect.objectContaining(repeated)]]);
    }
    expect(await sent(['k, l'])).toEqual([201, undefined]);
  });

  it.each([
    ['authorization', 'Bearer another'],
    ['content-type', 'text/plain'],
    ['host', 'another.example'],
  ])('of %s that a request has twice are told, whichever of both would count elsewhere', async (name, another) => {
    const { token } = await server().client();
    const { host } = new URL(server().url);
    const single = { authorization: `Bearer ${token}`, 'content-type': 'application/json', host };
    const lines = Object.entries({ ...single, accept: '*/*', 'x-idempotency-key': newId() });
    const sent = async (more: [string, string][]) => {
      const headers = [...lines, ...more].flat();
      const sending = request(new URL('/users/v1/', server().url), { method: 'POST', headers });
      sending.end(JSON.stringify(person()));
      const [answer] = await once(sending, 'response');
      const { error_code, error } = JSON.parse((await answer.toArray()).join(''));
      return [answer.statusCode, error_code, error?.details];
    };
    const detail = { code: 'repeated', detail: 'the header occurs twice', location: 'header', pointer: name };
    expect(await sent([[name, another]])).toEqual([400, 'MALFORMED_REQUEST', [detail]]);
    expect(await sent([['accept', 'text/html']])).toEqual([201, undefined, undefined]);
  });

  it('of numbers with more digits than are kept are told, and the same as text is kept', async () => {
    const client = await server().client();
    const open = (n: string) =>
      client.send('POST', '/core/accounts/v1', {
        idempotencyKey: newId(),
        body: `{"owner_type":"CLIENT","country":"ARG","currency":"ARS","metadata":{"order":{"n":${n}}}}`,
      });
    const refused = await open('20261126000000000001');
    expect([refused.status, refused.body.error.details]).toEqual([
      400,
      [{ code: 'number', detail: expect.any(String), location: 'body', pointer: '/metadata/order/n' }],
    ]);
    const kept = await open('"20261126000000000001"');
    expect([kept.status, kept.body.data.metadata.order.n]).toEqual([201, '20261126000000000001']);
  });

  it('of a date with a plus sign that is not encoded say so', async () => {
    const client = await server().client();
    const answer = await client.send('GET', '/identity/v1/sessions?filter[created_at][from]=2026-01-01T00:00:00+00:00');
    expect(answer.body.error.details[0].detail).toContain('write the plus sign as %2B');
  });

  it('of an address without its country name the country alone', async () => {
    const client = await server().client();
    const address = { street_name: 'a', city: 'b', region: 'Buenos Aires', zip_code: '1' };
    const answer = await client.send('POST', '/cards/v1/', {
      body: { user_id: 'u', affinity_group_id: 'g', card_type: 'PHYSICAL', address },
    });
    expect(answer.body.error.details).toMatchObject([{ code: 'required', pointer: '/address/country' }]);
  });
});
