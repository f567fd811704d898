import { once } from 'node:events';
import { request } from 'node:http';
import type { Extension } from '../../app';
import { DomainError } from '../../kernel/errors';
import { DAY } from '../../kernel/time';
import { expectErrorBody } from '../../testing/error-body';
import { startTestServer, type TestServer, useServer } from '../../testing/server';
import { insertUser } from '../../users/store/users';
import { newId } from '../ids';
import { type AnyOperation, read, write } from './operation';

const server = useServer({ environment: { MAX_BODY_BYTES: '4096' } });

const person = () => ({ email: `${newId()}@example.com`, operation_country: 'ARG' });

/** An extension that serves some operations instead of the service. */
const adding = (operations: Readonly<Record<string, AnyOperation>>): Extension => ({
  join: () => ({ operations, interceptors: [] }),
});

it('no answer may be taken for another type, whatever its status', async () => {
  const client = await server().client();
  const user = { body: person(), key: newId() };
  const answers: [status: number, method: string, path: string, sent?: object][] = [
    [201, 'POST', '/users/v1/', user],
    [200, 'GET', '/users/v1/'],
    [200, 'GET', '/metrics'],
    [200, 'GET', '/docs'],
    [200, 'GET', '/openapi.json'],
    [400, 'GET', '/users/v1/?x=y'],
    [400, 'GET', '/docs?page=x'],
    [401, 'GET', '/users/v1/', { headers: { authorization: 'Bearer x' } }],
    [404, 'GET', '/users/v1/nobody'],
    [404, 'GET', '/nothing'],
    [404, 'GET', '/docs/files/nothing'],
    [405, 'PUT', '/users/v1/'],
    [406, 'GET', '/users/v1/', { headers: { accept: 'image/png' } }],
    [413, 'POST', '/users/v1/', { body: { name: 'x'.repeat(5000) }, key: newId() }],
  ];
  for (const [status, method, path, sent = {}] of answers) {
    const answer = await client.send(method, path, sent);
    const options = answer.headers.get('x-content-type-options');
    expect([method, path, answer.status, options]).toEqual([method, path, status, 'nosniff']);
  }
});

describe('tokens', () => {
  it.each([undefined, 'Basic abc', 'Bearer', 'Bearer a b', 'Bearer abc.def.ghi'])(
    'refuses the header %p',
    async (authorization) => {
      const headers = authorization === undefined ? undefined : { authorization };
      const answer = await server().send('GET', '/users/v1/', { headers });
      expect([answer.status, answer.body.error_code]).toEqual([401, 'UNAUTHORIZED']);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
      expectErrorBody(answer);
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

  it('has a probe and a scrape only if they fail', async () => {
    const own = await startTestServer();
    const operations = async (paths: readonly string[]) => {
      own.logged.length = 0;
      for (const path of paths) await (await fetch(own.url + path)).text();
      return own.logged.map(({ operation, status }) => [operation, status]);
    };
    expect(await operations(['/health/live', '/health/ready', '/metrics'])).toEqual([]);
    expect(await operations(['/health/live?x', '/metrics?x'])).toEqual([
      ['getLiveness', 400],
      ['getMetrics', 400],
    ]);
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

  it('of a repeated idempotency key are reported, whether it is the same or another one', async () => {
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
  ])('of a repeated %s are reported, whichever of both would count elsewhere', async (name, another) => {
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

  it('of numbers with more digits than are kept are reported, and the same as text is kept', async () => {
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
