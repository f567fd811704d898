import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentation } from '../../docs/render';
import type { Ports } from '../../server/networks/ports';
import { readConfig } from '../../server/platform/config';
import { type Running, run } from '../../server/run';
import { openSandboxClock, worldExtension } from '../world';
import { ReferenceClient } from './client';
import { type Listeners, onEvents } from './events';

type ReceivedEvent = { kind: keyof Listeners; event: Parameters<Listeners[keyof Listeners]>[0] };

/** A client that keeps the calls that it gets. */
function listener(secrets: Record<string, string>) {
  const received: ReceivedEvent[] = [];
  let waiting: () => void = () => undefined;
  const keep = (kind: keyof Listeners) => (event: ReceivedEvent['event']) => {
    received.push({ kind, event });
    waiting();
  };
  const listeners: Listeners = {
    activity: keep('activity'),
    shipment: keep('shipment'),
    identitySession: keep('identitySession'),
  };
  const got = async (count: number) => {
    while (received.length < count) await new Promise<void>((resolve) => (waiting = resolve));
  };
  const client = new ReferenceClient({ secrets });
  onEvents(client, listeners);
  return { client, received, got };
}

describe('the reference client beside a sandbox', () => {
  let dataDir: string;
  let sandbox: Running;
  let token: string;
  const secrets: Record<string, string> = {};
  const { client, received, got } = listener(secrets);

  async function ask(method: string, target: string, body?: unknown) {
    const response = await fetch(sandbox.listener.url + target, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
        'x-idempotency-key': crypto.randomUUID(),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    expect(response.status).toBeLessThan(300);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  }

  const drained = () => sandbox.app.deliveries.drained();
  const newestEvent = async () => {
    await drained();
    const [{ id }] = (await ask('GET', '/sandbox/v1/events')).data;
    return (await ask('GET', `/sandbox/v1/events/${id}`)).data;
  };
  let accountId: string;
  const fund = () => ask('POST', `/sandbox/v1/accounts/${accountId}/fund`, { amount: '10.00' });

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'contrato-client-'));
    const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
    sandbox = await run(config, {
      clock: openSandboxClock,
      ports: {} as Ports,
      documentation,
      extension: worldExtension,
    });
    const { data } = await ask('POST', '/sandbox/v1/clients', { name: 'Listener' });
    secrets[data.api_key.api_key] = data.api_key.api_secret;
    const { client_id, client_secret, audience } = data;
    const credentials = { client_id, client_secret, audience, grant_type: 'client_credentials' };
    token = (await ask('POST', '/oauth/token', credentials)).access_token;
    const url = await client.listen();
    await ask('PATCH', '/sandbox/v1/client', { callback_addresses: { activities: `${url}/activities` } });
    const account = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };
    accountId = (await ask('POST', '/core/accounts/v1', account)).data.id;
  });
  afterAll(async () => {
    await client.close();
    await sandbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => received.splice(0));

  it('receives an activity, verified', async () => {
    await fund();
    await got(1);
    expect(received).toMatchObject([
      { kind: 'activity', event: { type: 'ACTIVITY_CREATED', activity: { total_amount: '10.00' } } },
    ]);
    expect(await newestEvent()).toMatchObject({ status: 'DELIVERED', attempts: [{ outcome: 'DELIVERED' }] });
  });

  it('applies an event once that arrives twice', async () => {
    await ask('POST', '/sandbox/v1/delivery-faults', { kind: 'ACTIVITY_CREATED', fault: 'DUPLICATE' });
    await fund();
    await got(1);
    const event = await newestEvent();
    await ask('POST', `/sandbox/v1/events/${event.id}/replay`);
    expect((await newestEvent()).attempts.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'DELIVERED',
      'DELIVERED',
      'DELIVERED',
    ]);
    expect(received).toHaveLength(1);
  });

  it.each(['BAD_SIGNATURE', 'STALE_TIMESTAMP', 'OLD_SECRET'])('refuses %s and takes the right one', async (fault) => {
    await ask('POST', '/sandbox/v1/delivery-faults', { kind: 'ACTIVITY_CREATED', fault });
    await fund();
    const refused = await newestEvent();
    expect(refused.attempts).toMatchObject([{ outcome: 'FAULT', status_code: 401 }]);
    expect(received).toHaveLength(0);
    await ask('POST', '/sandbox/v1/clock/advance', { seconds: 6 });
    await got(1);
    expect((await newestEvent()).status).toBe('DELIVERED');
  });

  it('verifies signatures of both pairs while one replaces the other', async () => {
    const [first] = Object.keys(secrets);
    const { data } = await ask('POST', `/sandbox/v1/client/api-keys/${first}/rotate`, {});
    await fund();
    expect((await newestEvent()).attempts).toMatchObject([{ outcome: 'REFUSED', status_code: 401 }]);
    secrets[data.api_key] = data.api_secret;
    await ask('POST', '/sandbox/v1/clock/advance', { seconds: 6 });
    await got(1);
    expect((await newestEvent()).attempts).toMatchObject([
      { api_key: data.api_key },
      { api_key: data.api_key, outcome: 'DELIVERED' },
    ]);
  });
});

describe('the reference client by itself', () => {
  const NOW = 1_768_478_400_000;
  const secret = Buffer.from('a secret').toString('base64');
  const body = JSON.stringify({ event_id: 'shipment-updated', idempotency_key: 'k1', shipment_id: 's1' });
  const timestamp = String(NOW / 1000);
  const endpoint = '/shipping/updates';
  let url: string;
  let client: ReferenceClient;
  let handled: string[];
  let handle: () => void | Promise<void>;

  beforeEach(async () => {
    handled = [];
    handle = () => undefined;
    const shipment = async ({ idempotency_key }: { idempotency_key: string }) => {
      await handle();
      handled.push(idempotency_key);
    };
    client = new ReferenceClient({ secrets: { 'key-1': secret }, now: () => NOW });
    onEvents(client, { shipment, activity: () => undefined, identitySession: () => undefined });
    url = await client.listen();
  });
  afterEach(() => client.close());

  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(timestamp + endpoint + body)
    .digest('base64');
  const headers = {
    'x-api-key': 'key-1',
    'x-signature': `hmac-sha256 ${signature}`,
    'x-timestamp': timestamp,
    'x-endpoint': endpoint,
  };
  const post = (changes: Partial<typeof headers> = {}, text = body, target = endpoint) =>
    fetch(url + target, { method: 'POST', headers: { ...headers, ...changes }, body: text });
  /** The text with one bit of one of its characters turned over. */
  const flipped = (text: string, at: number) =>
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);

  it('takes what is signed right', async () => {
    expect((await post()).status).toBe(200);
    expect(handled).toEqual(['k1']);
  });

  it('refuses one flipped bit anywhere in timestamp, endpoint, body or signature', async () => {
    const attempts = [
      ...[...timestamp].map((_, at) => post({ 'x-timestamp': flipped(timestamp, at) })),
      ...[...endpoint].map((_, at) => post({ 'x-endpoint': flipped(endpoint, at) })),
      ...[...body].map((_, at) => post({}, flipped(body, at))),
      ...[...signature.slice(0, -2)].map((_, at) => post({ 'x-signature': `hmac-sha256 ${flipped(signature, at)}` })),
    ];
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(handled).toEqual([]);
  });

  it.each<[string, Partial<typeof headers>]>([
    ['no signature', { 'x-signature': '' }],
    ['another scheme', { 'x-signature': `sha256 ${signature}` }],
    ['half a signature', { 'x-signature': `hmac-sha256 ${signature.slice(0, 20)}` }],
    ['an unknown key', { 'x-api-key': 'key-2' }],
  ])('refuses %s', async (_what, changes) => {
    expect((await post(changes)).status).toBe(401);
    expect(handled).toEqual([]);
  });

  it.each([
    [60, 200],
    [61, 401],
    [-60, 200],
    [-61, 401],
  ])('answers a signature that is %i seconds old with %i', async (age, status) => {
    const old = String(NOW / 1000 - age);
    const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(old + endpoint + body);
    const changes = { 'x-timestamp': old, 'x-signature': `hmac-sha256 ${mac.digest('base64')}` };
    expect((await post(changes)).status).toBe(status);
  });

  it('takes a body of one MiB, and refuses a longer one whatever its signature', async () => {
    const sized = async (bytes: number) => {
      const text = body.slice(0, -1).padEnd(bytes - 1) + body.slice(-1);
      const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(timestamp + endpoint + text);
      return (await post({ 'x-signature': `hmac-sha256 ${mac.digest('base64')}` }, text)).status;
    };
    expect([await sized(1_048_576), handled]).toEqual([200, ['k1']]);
    expect(await sized(1_048_577)).toBe(400);
  });

  it('has a call repeated if it failed, and while it is still working on it', async () => {
    handle = () => {
      throw new Error('out of order');
    };
    expect((await post()).status).toBe(503);
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((begin) => {
      handle = () =>
        new Promise<void>((resolve) => {
          finish = resolve;
          begin();
        });
    });
    const first = post();
    await begun;
    const second = await post();
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '1']);
    finish();
    expect((await first).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect(handled).toEqual(['k1']);
  });

  it('knows nothing but its endpoints', async () => {
    expect((await post({}, body, '/elsewhere')).status).toBe(404);
    expect((await fetch(url + endpoint)).status).toBe(404);
  });
});
