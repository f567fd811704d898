import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionDocumentation } from '../../docs/render';
import type { Ports } from '../networks/ports';
import { systemClock } from '../platform/clock';
import { readConfig } from '../platform/config';
import { createLogs } from '../platform/log';
import { type Running, run } from '../run';
import { useServer } from '../testing/server';

const sandbox = useServer();
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
    const paths = ['/health/live', '/health/ready', '/docs', '/users/v1/', '/.well-known/jwks.json', '/nothing'];
    expect(await statuses(listener.url, paths)).toEqual({
      '/health/live': 200,
      '/health/ready': 200,
      '/docs': 400,
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
    expect(await hsts(`${sandbox().url}/health/live`, HTTPS)).toBeNull();
  });
});
