import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { DomainError } from '../domain/errors';
import { newId } from '../ids';
import { insertUser } from '../store/users';
import { startTestServer, type TestServer, useServer } from '../testing/server';
import { read, write } from './operation';

const server = useServer({ environment: { MAX_BODY_BYTES: '4096' } });

const person = () => ({ email: `${newId()}@example.com`, operation_country: 'ARG' });

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
    expect([collection.status, collection.headers.get('allow')]).toEqual([405, 'GET, POST']);
    const item = await server().send('PUT', '/users/v1/x');
    expect([item.status, item.headers.get('allow')]).toEqual([405, 'GET, PATCH']);
    envelope(item);
  });

  it('with broken percent-encoding are refused', async () => {
    const client = await server().client();
    const answer = await client.send('GET', '/users/v1/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.body.error.details[0]).toMatchObject({ location: 'path', pointer: 'id', code: 'encoding' });
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

  it('need the scope of the operation', async () => {
    const client = await server().client({}, { scopes: ['users:read'] });
    expect((await client.send('GET', '/users/v1/')).body.error_code).toBe('INSUFFICIENT_SCOPE');
    expect((await client.send('GET', '/users/v1/nobody')).status).toBe(404);
  });

  it('end with their time', async () => {
    const own = await startTestServer();
    const client = await own.client();
    own.clock.advance(86_400_000 - 1_000);
    expect((await client.send('GET', '/users/v1/')).status).toBe(200);
    own.clock.advance(2_000);
    expect((await client.send('GET', '/users/v1/')).status).toBe(401);
    await own.close();
  });
});

describe('bodies', () => {
  const post = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
    const client = await server().client();
    return client.send('POST', '/users/v1/', { body, headers });
  };
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each<[string, string | Uint8Array, number, string]>([
    ['bad syntax', '{"email":', 400, 'syntax'],
    ['deep nesting', nested(1_000), 400, 'depth'],
    ['bad UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'encoding'],
    ['a prototype', '{"__proto__":{"a":1},"email":"a@b.co","operation_country":"ARG"}', 400, 'unknown'],
    ['NUL', '{"name":"a\\u0000b","email":"a@b.co","operation_country":"ARG"}', 400, 'character'],
    ['half a character', '{"name":"\\ud800","email":"a@b.co","operation_country":"ARG"}', 400, 'character'],
  ])('with %s are refused', async (_name, body, status, code) => {
    const answer = await post(body);
    expect([answer.status, answer.body.error.details[0].code]).toEqual([status, code]);
    envelope(answer);
  });

  it('that are too large are 413, however they come', async () => {
    const large = JSON.stringify({ ...person(), name: 'a'.repeat(5_000) });
    expect((await post(large)).body.error_code).toBe('PAYLOAD_TOO_LARGE');
    const bomb = gzipSync(Buffer.alloc(5_000_000, 0x20));
    expect(bomb.length).toBeLessThan(6_000);
    expect((await post(gzipSync(Buffer.alloc(1_000_000, 0x20)), { 'content-encoding': 'gzip' })).status).toBe(413);
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
    const own = await startTestServer({ extension: () => ({ operations: { createUser: broken }, interceptors: [] }) });
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
      extension: () => ({
        operations: {
          getUser: read<'getUser'>(async () => ({ status: 202, body: {} }) as never),
          searchUsers: read<'searchUsers'>(
            async () => ({ status: 200, body: { data: [], meta: {}, more: 1 } }) as never,
          ),
          updateUser: write<'updateUser'>(async () => {
            throw new DomainError('INVALID_AUDIENCE');
          }),
        },
        interceptors: [],
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
    const own = await startTestServer({ extension: () => ({ operations: { getUser: failing }, interceptors: [] }) });
    const client = await own.client();
    const answer = await client.send('GET', '/users/v1/x');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/select|nowhere|sqlite|relation|at /i);
    expect(own.logged.some(({ msg }) => msg === 'request failed')).toBe(true);
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
