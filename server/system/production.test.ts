import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionDocumentation } from '../../docs/render';
import { CONTROL_SCOPE, CONTROLS } from '../../mocks/testing/controls';
import { hashSecret } from '../auth/secrets';
import { insertClient } from '../clients/store/clients';
import { emit } from '../events/outbox';
import { type Client, defaultConfiguration } from '../kernel/client';
import type { Ports } from '../networks/ports';
import { systemClock } from '../platform/clock';
import { readConfig } from '../platform/config';
import { newId } from '../platform/ids';
import { createLogs } from '../platform/log';
import { type Running, run } from '../run';
import { useServer } from '../testing/server';
import { someEvent } from '../testing/subscriber';
import { CERTIFICATE, tlsIn } from '../testing/tls';

const trial = useServer();
const folder = mkdtempSync(join(tmpdir(), 'contrato-production-'));
const running: Running[] = [];
afterAll(async () => {
  for (const one of running) await one.stop();
  rmSync(folder, { recursive: true, force: true });
});

const signingKey = join(folder, 'signing.pem');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
writeFileSync(signingKey, privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** Starts the service as production does, behind a proxy that ends TLS. */
async function start(environment: Record<string, string> = {}): Promise<Running> {
  const config = readConfig({
    CONTRATO_MODE: 'production',
    DATA_DIR: join(folder, String(running.length)),
    PORT: '0',
    PUBLIC_URL: 'https://api.example',
    SIGNING_KEY_FILE: signingKey,
    DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    TRUST_PROXY: 'true',
    SHUTDOWN_SECONDS: '1',
    DRAIN_SECONDS: '0',
    ...environment,
  });
  const logs = createLogs('silent');
  const one = await run(config, {
    clock: systemClock,
    ports: {} as Ports,
    documentation: productionDocumentation,
    logs,
  });
  running.push(one);
  return one;
}

const HTTPS = { 'x-forwarded-proto': 'https' };
const statusOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).status;
const statuses = async (base: string, paths: readonly string[], headers: Record<string, string> = {}) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await statusOf(base + path, headers)])));

describe('production', () => {
  it('shows metrics and documentation on a port of their own only, and nothing of the clients there', async () => {
    const { listener, system } = await start({ SYSTEM_PORT: '0' });
    expect(await statuses(listener.url, ['/metrics', '/docs', '/users/v1/'], HTTPS)).toEqual({
      '/metrics': 404,
      '/docs': 404,
      '/users/v1/': 401,
    });
    const files = ['/openapi.json', '/docs/files/openapi.json', '/docs/files/search.json'];
    expect(await statuses(listener.url, files, HTTPS)).toEqual({
      '/openapi.json': 404,
      '/docs/files/openapi.json': 404,
      '/docs/files/search.json': 404,
    });
    const own = ['/openapi.json', '/docs/files/openapi.json'];
    expect(await statuses(system?.url as string, own)).toEqual({
      '/openapi.json': 200,
      '/docs/files/openapi.json': 200,
    });
    const root = await (await fetch(`${listener.url}/`, { headers: HTTPS })).text();
    expect(root).not.toContain('/docs');
    const paths = ['/metrics', '/docs', '/health/live', '/health/ready', '/users/v1/', '/oauth/token'];
    expect(await statuses(system?.url as string, paths)).toEqual({
      '/metrics': 200,
      '/docs': 200,
      '/health/live': 200,
      '/health/ready': 200,
      '/users/v1/': 404,
      '/oauth/token': 404,
    });
  });

  it('shows them to everybody when it is configured so', async () => {
    const one = await start({ PUBLIC_PAGES: 'docs' });
    expect(one.system).toBeNull();
    expect(await statuses(one.listener.url, ['/metrics', '/docs'], HTTPS)).toEqual({ '/metrics': 404, '/docs': 200 });
    const both = await start({ PUBLIC_PAGES: 'metrics,docs' });
    expect(await statuses(both.listener.url, ['/metrics', '/docs'], HTTPS)).toEqual({ '/metrics': 200, '/docs': 200 });
  });

  it('answers a probe of its health over plain HTTP, and nothing else', async () => {
    const { listener } = await start({ PUBLIC_PAGES: 'docs' });
    const paths = [
      '/health/live',
      '/health/ready',
      '/docs',
      '/docs/files/openapi.json',
      '/openapi.json',
      '/users/v1/',
      '/.well-known/jwks.json',
      '/nothing',
    ];
    expect(await statuses(listener.url, paths)).toEqual({
      '/health/live': 200,
      '/health/ready': 200,
      '/docs': 400,
      '/docs/files/openapi.json': 400,
      '/openapi.json': 400,
      '/users/v1/': 400,
      '/.well-known/jwks.json': 400,
      '/nothing': 400,
    });
  });

  it('tells browsers to come back over HTTPS only, where they came over HTTPS', async () => {
    const { listener } = await start();
    const hsts = async (url: string, headers: Record<string, string>) =>
      (await fetch(url, { headers })).headers.get('strict-transport-security');
    for (const path of ['/.well-known/jwks.json', '/users/v1/', '/nothing', '/v1/activation']) {
      expect([path, await hsts(listener.url + path, HTTPS)]).toEqual([path, 'max-age=31536000']);
    }
    expect(await hsts(`${listener.url}/health/live`, {})).toBeNull();
    expect(await hsts(`${trial().url}/health/live`, HTTPS)).toBeNull();
  });

  it('tells them so where it ends TLS by itself, whatever a caller says of a proxy', async () => {
    const { listener } = await start({ ...tlsIn(folder), TRUST_PROXY: 'false' });
    const hsts = (headers: Record<string, string>) =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        get(`${listener.url}/health/live`, { ca: CERTIFICATE, headers, agent: false }, (reply) => {
          reply.resume();
          resolve([reply.statusCode, reply.headers['strict-transport-security']]);
        }).once('error', reject);
      });
    expect(listener.url).toMatch(/^https:/);
    expect(await hsts({})).toEqual([200, 'max-age=31536000']);
    expect(await hsts({ 'x-forwarded-proto': 'http' })).toEqual([200, 'max-age=31536000']);
  });

  it('lets operators list undelivered events and send them again', async () => {
    const { listener, system, app, db } = await start({ SYSTEM_PORT: '0' });
    const { vault, config } = app.services;
    const open = async (scopes: string[] | null) => {
      const [id, secret] = [newId(), newId()];
      const times = { createdAt: Date.now(), updatedAt: Date.now() };
      const configuration = { ...defaultConfiguration, scopes };
      const own = { name: id, secretHash: hashSecret(vault, id, secret), status: 'ACTIVE', revision: null } as const;
      const client: Client = { id, ...own, countries: ['ARG'], configuration, ...times };
      await db.transaction((tx) => insertClient(tx, client));
      const body = {
        client_id: id,
        client_secret: secret,
        audience: config.audience,
        grant_type: 'client_credentials',
      };
      const headers = { ...HTTPS, 'content-type': 'application/json' };
      const url = `${listener.url}/oauth/token`;
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const { access_token, scope } = (await answer.json()) as { access_token: string; scope: string };
      return { client, scope, headers: { ...HTTPS, authorization: `Bearer ${access_token}` } };
    };
    const [operator, other] = [await open(['system:operate', CONTROL_SCOPE]), await open(null)];
    expect(operator.scope).toBe('system:operate');
    expect(other.scope).not.toMatch(/system:|:control/);
    const { id } = await db.transaction((tx) => emit(tx, other.client, someEvent(), Date.now()));
    const path = '/system/v1/undelivered-events';
    expect(await statusOf(listener.url + path, other.headers)).toBe(403);
    for (const base of [listener.url, system?.url]) {
      const answer = await fetch(`${base}${path}?filter[status]=PENDING`, { headers: operator.headers });
      const { data } = (await answer.json()) as { data: { id: string; client_id: string }[] };
      expect(data).toMatchObject([{ id, client_id: other.client.id }]);
    }
    const replayed = await fetch(`${listener.url}${path}/${id}/replay`, { method: 'POST', headers: operator.headers });
    expect([replayed.status, await replayed.json()]).toMatchObject([409, { error_code: 'EVENT_WITHOUT_ADDRESS' }]);
    expect(await statusOf(`${listener.url}${CONTROLS}/events`, operator.headers)).toBe(404);
  });
});
