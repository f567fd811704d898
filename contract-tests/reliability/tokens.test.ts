import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  decodeJwt,
  decodeProtectedHeader,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { updateClient } from '../../server/clients/store/clients';
import { defaultConfiguration } from '../../server/kernel/client';
import { CREDENTIALS } from '../chaos/fixture';
import type { Target } from '../chaos/traffic';
import { type Fixture, openFixture } from './fixture';

let fixture: Fixture;
/** The process that gives tokens, and another one that is shown them. */
let [here, there]: Target[] = [];

beforeAll(async () => {
  fixture = await openFixture();
  here = (await fixture.serve()).target;
  there = (await fixture.serve()).target;
});
afterAll(() => fixture.close());

const credentials = () => ({
  ...CREDENTIALS,
  audience: fixture.config.audience,
  grant_type: 'client_credentials',
});

async function answered(at: Target | undefined, path: string, token?: string, body?: unknown) {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${at?.url}${path}`, { ...sent, headers });
  const { error_code, access_token } = (await answer.json()) as { error_code?: string; access_token: string };
  return { status: answer.status, code: error_code, token: access_token, store: answer.headers.get('cache-control') };
}

const login = (at = here) => answered(at, '/oauth/token', undefined, credentials());
const search = (at: Target | undefined, token: string) => answered(at, '/users/v1/', token);

describe('a token that one process gave', () => {
  it('is taken by another one, and refused there when anything about it is wrong', async () => {
    const { token: good, store } = await login();
    expect(store).toBe('no-store');
    const claims = decodeJwt(good);
    const header = decodeProtectedHeader(good) as JWTHeaderParameters;
    const key = createPrivateKey(readFileSync(join(fixture.config.dataDir, 'signing-key.pem')));
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const sign = (
      changes: JWTPayload = {},
      own: Partial<JWTHeaderParameters> = {},
      by: Parameters<SignJWT['sign']>[0] = key,
    ) => new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, ...own }).sign(by);
    const seconds = Math.floor(Date.now() / 1000);
    const [head, payload, signature] = good.split('.');
    const wrong = {
      'alg none': new UnsecuredJWT(claims).encode(),
      'no signature': `${head}.${payload}.`,
      'other claims under the same signature': `${head}.${Buffer.from(JSON.stringify({ ...claims, scope: 'x' })).toString('base64url')}.${signature}`,
      'another RSA algorithm': await sign({}, { alg: 'RS512' }),
      'a symmetric algorithm': await sign({}, { alg: 'HS256' }, Buffer.alloc(32, 1)),
      'another key': await sign({}, {}, stranger),
      'a key of another name': await sign({}, { kid: 'unknown' }),
      'another issuer': await sign({ iss: 'https://elsewhere.example' }),
      'another audience': await sign({ aud: 'secure-data' }),
      'another type': await sign({}, { typ: 'end-user+jwt' }),
      'no expiry': await sign({ exp: undefined } as JWTPayload),
      'a time that is over': await sign({ exp: seconds - 1 }),
      'an id that was never given out': await sign({ jti: randomUUID() }),
      'another client': await sign({ sub: 'other', client_id: 'other' }),
    };
    for (const at of [there, here]) {
      expect((await search(at, good)).status).toBe(200);
      expect((await search(at, await sign())).status).toBe(200);
      for (const [name, token] of Object.entries(wrong)) {
        expect([name, await search(at, token)]).toMatchObject([name, { status: 401, code: 'UNAUTHORIZED' }]);
      }
    }
  });

  it('may do there what its scopes say, and no more', async () => {
    const scopes = (allowed: string[] | null, at: number) => {
      const changes = { configuration: { ...defaultConfiguration, scopes: allowed }, updatedAt: at };
      return fixture.db.transaction((tx) => updateClient(tx, CREDENTIALS.client_id, changes));
    };
    await scopes(['users:read'], Date.now() + 1);
    const { token } = await login();
    expect(await search(there, token)).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' });
    expect((await answered(there, '/users/v1/nobody', token)).status).toBe(404);
    await scopes(null, Date.now() + 2);
  });

  it('is over there from the moment that it is revoked here, though both have taken it before', async () => {
    const { token } = await login();
    for (const at of [there, here, there]) expect((await search(at, token)).status).toBe(200);
    expect((await answered(here, '/oauth/token/revoke', undefined, credentials())).status).toBe(200);
    for (const at of [there, here]) expect(await search(at, token)).toMatchObject({ status: 401 });
    const fresh = await login(there);
    expect((await search(here, fresh.token)).status).toBe(200);
  });
});
