import { generateKeyPairSync } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { updateClient } from '../clients/store/clients';
import { DAY, MINUTE } from '../kernel/time';
import { dialect } from '../testing/database';
import { startTestServer, TEST_NOW, type TestClient, type TestServer, useServer } from '../testing/server';

const server = useServer();

function credentials(own: TestServer, client: TestClient, changes: Record<string, unknown> = {}) {
  const { audience } = own.config;
  const body = {
    client_id: client.client.id,
    client_secret: client.secret,
    audience,
    grant_type: 'client_credentials',
  };
  return { body: { ...body, ...changes } };
}

const token = async (own: TestServer, client: TestClient, path = '/oauth/token') =>
  (await own.send('POST', path, credentials(own, client))).body.access_token as string;

describe('an access token', () => {
  it('is a JWT that the published keys verify, and is never stored', async () => {
    const client = await server().client();
    const answer = await server().send('POST', '/oauth/token', credentials(server(), client));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 });
    expect(answer.body.scope.split(' ')).toContain('users:create');
    const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', server().url));
    const { payload } = await jwtVerify(answer.body.access_token, keys, {
      currentDate: new Date(server().clock.now()),
    });
    expect(payload).toMatchObject({
      sub: client.client.id,
      client_id: client.client.id,
      aud: server().config.audience,
    });
    expect(payload.jti).toEqual(expect.any(String));
  });

  it('is the same until it expires, and another one afterwards', async () => {
    const own = await startTestServer();
    const client = await own.client();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => token(own, client)));
    expect(new Set([client.token, ...tokens]).size).toBe(1);
    own.clock.advance(MINUTE);
    const later = await own.send('POST', '/oauth/token', credentials(own, client));
    expect([later.body.access_token, later.body.expires_in]).toEqual([client.token, 86_340]);
    own.clock.advance(DAY);
    own.clock.advance(500);
    const next = await own.send('POST', '/oauth/token', credentials(own, client));
    expect([next.body.access_token === client.token, next.body.expires_in]).toEqual([false, 86_400]);
    await own.close();
  });

  it('is refused once it has expired with the moment at which it did, and a forged one without any detail', async () => {
    const own = await startTestServer();
    const client = await own.client();
    own.clock.advance(DAY);
    const at = new Date(own.clock.now()).toISOString();
    const { status, body } = await own.send('GET', '/users/v1/', { token: client.token });
    expect({ status, details: body.error.details }).toEqual({
      status: 401,
      details: [
        { code: 'expired', detail: `the token expired at ${at}`, location: 'header', pointer: 'authorization' },
      ],
    });
    const [head, payload] = client.token.split('.');
    const forged = await own.send('GET', '/users/v1/', { token: `${head}.${payload}.AAAA` });
    expect(forged.body.error.details).toEqual([]);
    await own.close();
  });

  it('may do what is still agreed with its client and nothing more, from the next request on', async () => {
    const client = await server().client({}, { scopes: ['users:search', 'cards:search', 'system:operate'] });
    let changes = 0;
    const agree = (scopes: string[] | null) => {
      changes += 1;
      const configuration = { ...client.client.configuration, scopes };
      const change = { configuration, updatedAt: TEST_NOW + changes };
      return server().database.db.transaction((tx) => updateClient(tx, client.client.id, change));
    };
    const paths = ['/users/v1/', '/cards/v1/', '/system/v1/undelivered-events', '/core/accounts/v1'];
    const statuses = () => Promise.all(paths.map(async (path) => (await client.send('GET', path)).status));
    expect(await statuses()).toEqual([200, 200, 200, 403]);
    await agree(['users:search']);
    expect(await statuses()).toEqual([200, 403, 403, 403]);
    // What is agreed later is not in a token that was issued before. Those of operators are agreed by name alone.
    await agree(null);
    expect(await statuses()).toEqual([200, 200, 403, 403]);
    const later = await token(server(), client);
    const { status } = await server().send('GET', '/core/accounts/v1', { token: later });
    expect([later === client.token, status]).toEqual([false, 200]);
    await agree([]);
    expect(await statuses()).toEqual([403, 403, 403, 403]);
  });

  it('survives a restart', async () => {
    const own = await startTestServer();
    const client = await own.client();
    const again = await own.restart();
    expect((await again.send('GET', '/users/v1/', { token: client.token })).status).toBe(200);
    expect(await token(again, client)).toBe(client.token);
    await again.close();
  });

  it('is another one for another audience, which is the one that the service takes', async () => {
    const own = await startTestServer();
    const client = await own.client();
    const renamed = await own.beside({ environment: { TOKEN_AUDIENCE: 'https://renamed.example' } });
    const fresh = await token(renamed, client);
    expect(decodeJwt(fresh)).toMatchObject({ aud: 'https://renamed.example' });
    expect(decodeJwt(fresh).jti).not.toBe(decodeJwt(client.token).jti);
    expect(await token(renamed, client)).toBe(fresh);
    await renamed.close();
    await own.close();
  });

  it('is refused everywhere once revoked, and the next request gets a new one', async () => {
    const [client, other] = [await server().client(), await server().client()];
    const revoked = await server().send('POST', '/oauth/token/revoke', credentials(server(), client));
    expect([revoked.status, revoked.body]).toEqual([200, { status: 'Success' }]);
    expect((await client.send('GET', '/users/v1/')).status).toBe(401);
    const fresh = await token(server(), client);
    expect(fresh).not.toBe(client.token);
    expect((await server().send('GET', '/users/v1/', { token: fresh })).status).toBe(200);
    expect((await other.send('GET', '/users/v1/')).status).toBe(200);
  });

  it('is not given for wrong credentials', async () => {
    const client = await server().client();
    for (const path of ['/oauth/token', '/oauth/token/revoke']) {
      for (const changes of [{ client_secret: 'wrong' }, { client_id: 'nobody' }]) {
        const answer = await server().send('POST', path, credentials(server(), client, changes));
        expect([path, answer.status, answer.body.error_code]).toEqual([path, 401, 'INVALID_CLIENT']);
        expect(answer.body.status).toBe(path.endsWith('revoke') ? 'Error' : undefined);
      }
      const audience = await server().send(
        'POST',
        path,
        credentials(server(), client, { audience: 'https://elsewhere' }),
      );
      expect([audience.status, audience.body.error_code]).toEqual([422, 'INVALID_AUDIENCE']);
      const grant = await server().send('POST', path, credentials(server(), client, { grant_type: 'password' }));
      expect([grant.status, grant.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
      const status = path.endsWith('revoke') ? 'Error' : undefined;
      expect([audience.body.status, grant.body.status]).toEqual([status, status]);
    }
  });

  it('is guarded against guessing', async () => {
    const client = await server().client();
    // Whole milliseconds: a second after a fraction is a little more or less than a second.
    let machineNow = Math.ceil(performance.now());
    const time = jest.spyOn(performance, 'now').mockImplementation(() => machineNow);
    const guess = () =>
      server().send('POST', '/oauth/token', credentials(server(), client, { client_secret: 'guess' }));
    const begun = Date.now();
    const untilRefused = async () => {
      for (let count = 0; ; count += 1) if ((await guess()).status !== 401) return count;
    };
    // Processes on one PostgreSQL go by its clock, which goes on: an attempt comes in each second.
    const comingIn = () => (dialect === 'sqlite' ? 0 : Math.floor((Date.now() - begun) / 1_000));
    const first = await untilRefused();
    expect(first).toBeGreaterThanOrEqual(10);
    expect(first).toBeLessThanOrEqual(10 + comingIn());
    expect((await guess()).status).toBe(429);
    const right = await server().send('POST', '/oauth/token', credentials(server(), client));
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '1']);
    machineNow += 1_000;
    await server().database.db.transaction((tx) => tx.knex('rate_buckets').decrement('full_at', 1_000_000));
    const second = await untilRefused();
    expect(second).toBeGreaterThanOrEqual(1);
    expect(second).toBeLessThanOrEqual(1 + comingIn());
    time.mockRestore();
  });
});

describe('a forged token', () => {
  it('is refused, whatever is wrong with it', async () => {
    const own = server();
    const client = await own.client();
    const good = decodeJwt(client.token);
    const { kid } = decodeProtectedHeader(client.token);
    const key = own.app.services.tokenKeys.signing.privateKey;
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const sign = (claims: object, header: object = {}, by: Parameters<SignJWT['sign']>[0] = key) =>
      new SignJWT({ ...good, ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, ...header } as never)
        .sign(by);
    const without = (name: string) => {
      const { [name]: _left, ...claims } = good;
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid }).sign(key);
    };
    const seconds = own.clock.now() / 1000;
    const forged: Record<string, string> = {
      'alg none': new UnsecuredJWT({ ...good }).encode(),
      'another key': await sign({}, {}, other),
      'a symmetric key': await sign({}, { alg: 'HS256' }, Buffer.from('secret-secret-secret-secret-secret!')),
      'another RSA algorithm': await sign({}, { alg: 'RS512' }),
      'another issuer': await sign({ iss: 'https://elsewhere' }),
      'another audience': await sign({ aud: 'secure-data' }),
      'another type': await sign({}, { typ: 'end-user+jwt' }),
      'no expiry': await without('exp'),
      'no id': await without('jti'),
      expired: await sign({ exp: seconds - 1 }),
      'an id that was never given out': await sign({ jti: 'unknown' }),
      'another client': await sign({ sub: 'other', client_id: 'other' }),
    };
    for (const [name, forgery] of Object.entries(forged)) {
      expect([name, (await own.send('GET', '/users/v1/', { token: forgery })).status]).toEqual([name, 401]);
    }
    expect((await own.send('GET', '/users/v1/', { token: await sign({}) })).status).toBe(200);
  });
});

describe('revisions of the token operations', () => {
  const at = async (path: string, client: TestClient) =>
    (await server().send('POST', path, credentials(server(), client))).status;

  it('token-path moves the address, per client', async () => {
    const present = await server().client();
    const pinned = await server().client({ revision: 'token-path=oauth-v1' });
    expect([await at('/oauth/token', present), await at('/oauth/v1/token', present)]).toEqual([200, 404]);
    expect([await at('/oauth/token', pinned), await at('/oauth/v1/token', pinned)]).toEqual([404, 200]);
    expect((await pinned.send('GET', '/users/v1/')).status).toBe(200);
  });

  it('token-reissue=every-request gives a new token each time', async () => {
    const client = await server().client({ revision: 'token-reissue=every-request' });
    expect(await token(server(), client)).not.toBe(client.token);
  });

  it('token-revoke=absent takes the operation away', async () => {
    const client = await server().client({ revision: 'token-revoke=absent' });
    expect(await at('/oauth/token/revoke', client)).toBe(404);
    expect((await client.send('GET', '/users/v1/')).status).toBe(200);
  });
});
