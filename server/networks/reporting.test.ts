import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { type JWTPayload, SignJWT } from 'jose';
import { operations } from '../../generated/operations';
import { DAY, HOUR } from '../kernel/time';
import { networkOperations } from '../operations';
import { newId } from '../platform/ids';
import { listen } from '../platform/listen';
import { dialect } from '../testing/database';
import { awayFor } from '../testing/outage';
import { startTestServer, type TestClient, type TestServer } from '../testing/server';
import type { CertificateProof, Network, Reports } from './configuration/network';

const TOKEN = '/edge/v1/oauth/token';
const INCOMING = '/edge/v1/bank/arg/incoming-transfers';
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });

function reporting(
  name: string,
  scopes: readonly string[],
  certificate: CertificateProof | null = null,
  clients: ReadonlySet<string> | null = null,
): Network {
  const reports = { scopes, certificate, keys: certificate === null ? [{ id: 'k1', key: keys.publicKey }] : [] };
  return { name, clients, countries: null, calls: null, reports, standIn: new Map() };
}

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  const networks = [reporting('bank', ['network:bank-arg', 'network:cash'])];
  server = await startTestServer({ networks, environment: { TRUST_PROXY: '1' } });
  client = await server.client();
});
afterAll(() => server.close());

interface Asserted {
  claims?: JWTPayload;
  kid?: string;
  key?: KeyObject;
  alg?: string;
}

/** An assertion as a network makes it, but for what is changed. */
function assertion({ claims = {}, key = keys.privateKey, alg = 'ES256', kid = 'k1' }: Asserted = {}): Promise<string> {
  const now = Math.floor(server.clock.now() / 1_000);
  const good = {
    iss: 'bank',
    sub: 'bank',
    aud: server.config.publicUrl + TOKEN,
    jti: newId(),
    iat: now,
    exp: now + 60,
  };
  return new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg, kid }).sign(key);
}

let asked = 0;

/** Asks from an address of its own, so that one wrong assertion is no guess of another's. */
function askForToken(clientAssertion: string, more: Record<string, string> = {}, address = `198.51.100.${asked++}`) {
  const fields = { grant_type: 'client_credentials', client_assertion_type: ASSERTION_TYPE, ...more };
  return server.send('POST', TOKEN, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
    body: new URLSearchParams({ ...fields, client_assertion: clientAssertion }).toString(),
  });
}

const tokenOf = async (): Promise<string> => (await askForToken(await assertion())).body.access_token;

describe('a network', () => {
  it('gets a token for an assertion that it has signed, with the scopes that are agreed', async () => {
    const answer = await askForToken(await assertion());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      scope: 'network:bank-arg network:cash',
      expires_in: 3_600,
      token_type: 'Bearer',
    });
    const less = await askForToken(await assertion(), { scope: 'network:cash', client_id: 'bank' });
    expect(less.body.scope).toBe('network:cash');
    const reported = (token: string) => server.send('POST', INCOMING, { token, body: {} });
    expect((await reported(answer.body.access_token)).body.error_code).toBe('INVALID_REQUEST');
    expect((await reported(less.body.access_token)).body.error_code).toBe('INSUFFICIENT_SCOPE');
    const more = await askForToken(await assertion(), { scope: 'network:cash network:card' });
    expect([more.status, more.body.error_code]).toEqual([400, 'INVALID_SCOPE']);
  });

  it('gets a token for each of many assertions at once: right ones are no guesses', async () => {
    const assertions = await Promise.all(Array.from({ length: 50 }, () => assertion()));
    const answers = await Promise.all(assertions.map((one) => askForToken(one, {}, '198.51.100.250')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('gets one token for an assertion', async () => {
    const once = await assertion();
    expect((await askForToken(once)).status).toBe(200);
    expect((await askForToken(once)).body.error_code).toBe('INVALID_CLIENT');
  });

  it.each<[string, () => Asserted]>([
    ['another key', () => ({ key: others.privateKey })],
    ['another network', () => ({ claims: { iss: 'card', sub: 'card' } })],
    ['a subject that is not the issuer', () => ({ claims: { sub: 'card' } })],
    ['another audience', () => ({ claims: { aud: 'https://elsewhere.example' } })],
    ['no id', () => ({ claims: { jti: undefined } })],
    ['a time that is over', () => ({ claims: { exp: Math.floor(server.clock.now() / 1_000) - 1 } })],
    ['a life of more than five minutes', () => ({ claims: { exp: Math.floor(server.clock.now() / 1_000) + 301 } })],
    [
      'an issue of more than five minutes ago',
      () => ({ claims: { iat: Math.floor(server.clock.now() / 1_000) - 301 } }),
    ],
  ])('gets none for an assertion with %s', async (_name, wrong) => {
    const answer = await askForToken(await assertion(wrong()));
    expect([answer.status, answer.body.error_code]).toEqual([401, 'INVALID_CLIENT']);
  });

  it('gets none by a name that no database takes', async () => {
    for (const iss of ['\u0000', '\ud800', randomBytes(1_400).toString('hex')]) {
      const answer = await askForToken(await assertion({ claims: { iss, sub: iss } }));
      expect([answer.status, answer.body.error_code]).toEqual([401, 'INVALID_CLIENT']);
    }
  });

  it('gets none for what is not an assertion', async () => {
    for (const wrong of ['x', 'a.b.c', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`]) {
      expect([400, 401]).toContain((await askForToken(wrong)).status);
    }
    expect((await askForToken(await assertion(), { client_id: 'card' })).status).toBe(401);
  });

  it('gets none for a head that is not an object, or an id that can not be kept', async () => {
    const [, payload, signature] = (await assertion()).split('.');
    for (const head of ['null', '5', '{"alg":"ES256","kid":{}}']) {
      const answer = await askForToken([Buffer.from(head).toString('base64url'), payload, signature].join('.'));
      expect([head, answer.status, answer.body.error_code]).toEqual([head, 401, 'INVALID_CLIENT']);
    }
    for (const jti of [5, {}, '', '\u0000', '\ud800', 'a'.repeat(257)]) {
      const answer = await askForToken(await assertion({ claims: { jti } as JWTPayload }));
      expect([jti, answer.status, answer.body.error_code]).toEqual([jti, 401, 'INVALID_CLIENT']);
    }
  });

  it('is held up by wrong assertions in its name from its address, and not by right ones or by those from elsewhere', async () => {
    const [here, elsewhere] = ['203.0.113.1', '203.0.113.2'];
    const machineNow = performance.now();
    const time = jest.spyOn(performance, 'now').mockImplementation(() => machineNow);
    const right = async (address: string) => (await askForToken(await assertion(), {}, address)).status;
    const begun = Date.now();
    /** Sends thirty at once; true where a few were looked at and the others refused. */
    const areCounted = async (address: string, wrong: (i: number) => Asserted) => {
      const asking = Array.from({ length: 30 }, async (_, i) => askForToken(await assertion(wrong(i)), {}, address));
      const statuses = (await Promise.all(asking)).map(({ status }) => status);
      const guesses = statuses.filter((status) => status === 401).length;
      // Processes on one PostgreSQL go by its clock, which goes on: an attempt comes in each second, from the first
      // right one on.
      const comingIn = dialect === 'sqlite' ? 0 : Math.floor((Date.now() - begun) / 1_000);
      return guesses >= 10 && guesses <= 10 + comingIn && statuses.filter((status) => status === 429).length > 0;
    };
    for (let i = 0; i < 12; i += 1) expect(await right(here)).toBe(200);
    expect(await areCounted(here, () => ({ key: others.privateKey }))).toBe(true);
    if (dialect === 'sqlite') expect(await right(here)).toBe(429);
    // Names that nobody has share one count, so that making up others gets nobody further.
    expect(await areCounted(elsewhere, (i) => ({ claims: { iss: `nobody-${i}` } }))).toBe(true);
    expect(await right(elsewhere)).toBe(200);
    time.mockRestore();
  });

  it('is not held up by a store that was away', async () => {
    const address = '203.0.113.70';
    const back = awayFor(server.database.db, /network-assertion/);
    for (let i = 0; i < 11; i += 1) expect((await askForToken(await assertion(), {}, address)).status).toBe(503);
    back();
    expect((await askForToken(await assertion(), {}, address)).status).toBe(200);
  });

  it('gets a token also where the time in the assertion has a fraction', async () => {
    const exp = Math.floor(server.clock.now() / 1_000) + 60.0005;
    expect((await askForToken(await assertion({ claims: { exp } }))).status).toBe(200);
  });

  it('reaches nothing of the clients with its token, and a client nothing of the networks with its own', async () => {
    const token = await tokenOf();
    const served = Object.values(operations).filter(({ auth }) => auth === 'bearer');
    const path = (template: string) => template.replace(/\{[^}]+\}/g, newId());
    for (const { document, method, path: template, operationId } of served) {
      if (document !== 'openapi' && document !== 'system') continue;
      expect([operationId, (await server.send(method, path(template), { token })).status]).toEqual([operationId, 401]);
    }
    const reports = served.filter(
      ({ document, operationId }) => document === 'networks' && operationId in networkOperations,
    );
    expect(reports.length).toBeGreaterThan(5);
    for (const { method, path: template, operationId } of reports) {
      const { status } = await client.send(method, path(template));
      expect([operationId, status]).toEqual([operationId, 401]);
    }
  });

  it('reports nothing beyond its scopes', async () => {
    const { status, body, headers } = await server.send('PUT', `/edge/v1/embosser/orders/${newId()}/completion`, {
      token: await tokenOf(),
    });
    expect([status, body.error_code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
    expect(headers.get('www-authenticate')).toMatch(/, error="insufficient_scope", scope="network:embosser"$/);
  });

  it('reports nothing once its token is over, or once it is not configured any more', async () => {
    const token = await tokenOf();
    expect((await server.send('POST', INCOMING, { token })).status).toBe(400);
    const without = await server.beside({ networks: [reporting('other', ['network:bank-arg'])] });
    expect((await without.send('POST', INCOMING, { token })).status).toBe(401);
    const fewer = await server.beside({ networks: [reporting('bank', ['network:cash'])] });
    expect((await fewer.send('POST', INCOMING, { token })).status).toBe(403);
    const nobody = await server.beside({});
    expect((await nobody.send('POST', INCOMING, { token })).status).toBe(404);
    for (const one of [without, fewer, nobody]) await one.close();
    server.clock.advance(HOUR);
    expect((await server.send('POST', INCOMING, { token })).status).toBe(401);
  });
});

it('accepts a new key while the old one is still valid, and the tokens of the old one end with it', async () => {
  const later = async (...held: { publicKey: KeyObject }[]) => {
    const [bank] = [reporting('bank', ['network:bank-arg'])] as [Network & { reports: Reports }];
    const own = held.map(({ publicKey }, at) => ({ id: `r${at}`, key: publicKey }));
    return server.beside({ networks: [{ ...bank, reports: { ...bank.reports, keys: own } }] });
  };
  const [both, after] = [await later(keys, others), await later(others)];
  try {
    const asking = async (at: TestServer, key: KeyObject, kid: string) => {
      const signed = await assertion({ key, kid });
      const fields = { grant_type: 'client_credentials', client_assertion_type: ASSERTION_TYPE };
      const answer = await at.send('POST', TOKEN, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, client_assertion: signed }).toString(),
      });
      return answer.body.access_token ?? answer.body.error_code;
    };
    const [old, next] = [await asking(both, keys.privateKey, 'r0'), await asking(both, others.privateKey, 'r1')];
    const at = async (one: TestServer, token: string) => (await one.send('POST', INCOMING, { token, body: {} })).status;
    expect([await at(both, old), await at(both, next), await at(after, next)]).toEqual([400, 400, 400]);
    expect(await at(after, old)).toBe(401);
    expect(await asking(after, keys.privateKey, 'r0')).toBe('INVALID_CLIENT');
  } finally {
    await both.close();
    await after.close();
  }
});

describe('a network over mutual TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-reporting-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Makes a certificate; by itself, or issued by an authority. */
  function certificate(name: string, subject: string, authority?: string) {
    const file = (ending: string) => join(folder, `${name}.${ending}`);
    const issued =
      authority === undefined
        ? []
        : ['-CA', join(folder, `${authority}.pem`), '-CAkey', join(folder, `${authority}.key`)];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
        ...['-subj', subject, '-keyout', file('key'), '-out', file('pem'), ...issued],
      ],
      { stdio: 'ignore' },
    );
    const fingerprint = execFileSync('openssl', ['x509', '-in', file('pem'), '-noout', '-fingerprint', '-sha256'])
      .toString()
      .replace(/^.*=/, '')
      .trim();
    return { key: readFileSync(file('key'), 'utf8'), cert: readFileSync(file('pem'), 'utf8'), fingerprint };
  }

  it('is known by the certificate that it shows, and by no other', async () => {
    const own = certificate('server', '/CN=localhost');
    const authority = certificate('authority', '/CN=Authority');
    const bank = certificate('bank', '/O=Bank/CN=bank');
    const card = certificate('card', '/O=Cards/CN=card', 'authority');
    const forged = certificate('forged', '/O=Cards/CN=card');
    const couriers = certificate('couriers', '/CN=Couriers');
    const courier = certificate('courier', '/CN=courier', 'couriers');
    const posing = certificate('posing', '/O=Cards/CN=card', 'couriers');
    const networks = [
      reporting('bank', ['network:bank-arg'], { fingerprint: bank.fingerprint }),
      reporting('card', ['network:embosser'], { subject: 'CN=card,O=Cards', ca: authority.cert }),
      reporting('courier', ['network:courier'], { subject: 'CN=courier', ca: couriers.cert }),
    ];
    const one = await server.beside({ networks });
    const listener = await listen(one.app.koa, {
      ...{ host: '127.0.0.1', port: 0, keepAliveSeconds: 5, callerAuthorities: [authority.cert, couriers.cert] },
      ...{ tlsCertFile: join(folder, 'server.pem'), tlsKeyFile: join(folder, 'server.key') },
    });
    const statusOf = (method: string, path: string, shown: { key?: string; cert?: string }) =>
      new Promise<number>((resolve, reject) => {
        const { key, cert } = shown;
        const options = { method, path, port: listener.port, host: 'localhost', ca: own.cert, key, cert, agent: false };
        const sent = request({ ...options, checkServerIdentity: () => undefined }, (response) => {
          response.resume();
          resolve(response.statusCode as number);
        });
        sent.on('error', reject).end();
      });
    try {
      const made = `/edge/v1/embosser/orders/${newId()}/completion`;
      const all = async (shown: { key?: string; cert?: string }) => [
        await statusOf('POST', INCOMING, shown),
        await statusOf('PUT', made, shown),
        await statusOf('GET', '/users/v1/', shown),
        await statusOf('GET', '/health/live', shown),
      ];
      expect(await all(bank)).toEqual([400, 403, 401, 200]);
      expect(await all(card)).toEqual([403, 404, 401, 200]);
      expect(await all(courier)).toEqual([403, 403, 401, 200]);
      for (const shown of [forged, posing, authority, {}]) expect(await all(shown)).toEqual([401, 401, 401, 200]);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
      for (const shown of [bank, card]) expect(await all(shown)).toEqual([401, 401, 401, 200]);
    } finally {
      jest.restoreAllMocks();
      await listener.close(1_000);
      await one.close();
    }
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'is known on each connection by a certificate of an intermediate authority, whatever session of %s its program goes on with',
    async (maxVersion) => {
      const own = certificate('server', '/CN=localhost');
      const root = certificate('root', '/CN=Root');
      const intermediate = certificate('intermediate', '/CN=Intermediate', 'root');
      const { key, cert } = certificate('branch', '/CN=branch', 'intermediate');
      const networks = [reporting('branch', ['network:bank-arg'], { subject: 'CN=branch', ca: root.cert })];
      const one = await server.beside({ networks });
      const listener = await listen(one.app.koa, {
        ...{ host: '127.0.0.1', port: 0, keepAliveSeconds: 5, callerAuthorities: [root.cert] },
        ...{ tlsCertFile: join(folder, 'server.pem'), tlsKeyFile: join(folder, 'server.key') },
      });
      let session: Buffer | undefined;
      const shown = { key, cert: cert + intermediate.cert, ca: own.cert, servername: 'localhost', maxVersion };
      const status = () =>
        new Promise<string>((resolve, reject) => {
          const socket = connect({ ...shown, port: listener.port, host: 'localhost', session });
          socket.on('session', (next) => {
            session = next;
          });
          const head = [`POST ${INCOMING} HTTP/1.1`, 'host: localhost', 'connection: close', 'content-length: 0'];
          socket.write(`${head.join('\r\n')}\r\n\r\n`);
          text(socket).then((answer) => resolve(answer.split(' ')[1] as string), reject);
        });
      try {
        expect([await status(), await status(), await status()]).toEqual(['400', '400', '400']);
      } finally {
        await listener.close(1_000);
        await one.close();
      }
    },
  );
});
