import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY, fillDay } from '../../bench/settlement/fixture';
import { FROM_SOURCE } from '../../cli/own-code';
import { sign } from '../../server/events/signing';
import { verifyLedger } from '../../server/ledger/verification';
import { enqueueJob } from '../../server/platform/jobs/store/jobs';
import { clientFolder, partialFolder } from '../../server/settlement/folders';
import { freePort } from '../../server/testing/free-port';
import { type Received, Receiver } from '../../server/testing/receiver';
import { until as come } from '../../server/testing/until';
import { CREDENTIALS } from '../chaos/fixture';
import { type Target, targetAt } from '../chaos/traffic';
import { type Fixture, openFixture } from './fixture';

// The command of the sandbox, stopped while all that it does is under way at once.

const ROOT = join(__dirname, '../..');
const COMMAND = [...FROM_SOURCE, 'cli/contrato.ts', 'start'];
const SHUTDOWN_SECONDS = 10;
const ROWS = 8_000;
/** Longer than the time in which two signals count as one. */
const GAP_MILLISECONDS = 300;

let fixture: Fixture;
let receiver: Receiver;
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  fixture = await openFixture();
  receiver = await Receiver.start();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await receiver.close();
  await fixture.close();
});

interface Process {
  target: Target;
  signal(name: NodeJS.Signals): void;
  ended: Promise<number | null>;
}

async function start(): Promise<Process> {
  const port = await freePort();
  const own = { PORT: String(port), MOCK_PORT: '0', MOCK_CLIENT_PORT: '0', SFTP_PORT: '0', LOG_LEVEL: 'fatal' };
  const env = { ...process.env, ...fixture.environment, ...own, SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS) };
  const child = spawn(process.execPath, COMMAND, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  ends.push(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    const ready = await fetch(`${url}/health/ready`).catch(() => null);
    if (child.exitCode !== null) throw new Error(`the command ended with ${child.exitCode}`);
    return ready?.status === 200;
  };
  await come('the command is ready', isReady, { pause: () => pause(100) });
  return { target: await targetAt(url, fixture.config.audience), signal: (name) => child.kill(name), ended };
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service answers
  body: any;
}

async function ask({ url, token }: Target, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-idempotency-key': randomUUID(),
  };
  const reply = await fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const text = await reply.text();
  return { status: reply.status, body: text === '' ? null : JSON.parse(text) };
}

/** A request whose head the server has read for certain, and whose body is held back. */
async function hold({ url, token }: Target): Promise<{ goOn(): void; status: Promise<number | string> }> {
  const body = JSON.stringify({ email: 'late@example.com', operation_country: 'ARG' });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-idempotency-key': randomUUID(),
  };
  const length = { 'content-length': Buffer.byteLength(body), expect: '100-continue' };
  const sent = request(`${url}/users/v1/`, { method: 'POST', headers: { ...headers, ...length } });
  const status = new Promise<number | string>((resolve) => {
    sent.once('error', ({ message }) => resolve(message));
    sent.once('response', (reply) => reply.resume().once('end', () => resolve(reply.statusCode ?? 0)));
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return { goOn: () => sent.end(body), status };
}

const namesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []) as string[];

const until = (met: () => unknown): Promise<void> =>
  come('what the command is to do', async () => Boolean(await met()), { pause: () => pause(20) });

interface Waiting {
  response: ServerResponse;
  call: Received;
}

/** Approves a purchase as the client does. */
function approve({ response, call }: Waiting, secret: string): void {
  const body = JSON.stringify({ status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' });
  const parts = { timestamp: String(Math.floor(Date.now() / 1000)), endpoint: call.path, body };
  const headers = {
    'content-type': 'application/json',
    'x-api-key': call.headers['x-api-key'] as string,
    'x-timestamp': parts.timestamp,
    'x-endpoint': parts.endpoint,
    'x-signature': sign(parts, secret, 'timestamp-endpoint-body'),
  };
  response.writeHead(200, headers).end(body);
}

/** Makes a client that decides purchases and is notified of activities. @returns its secret, a card and an account */
async function arrange(
  target: Target,
): Promise<{ secret: string; cardId: string; accountId: string; groupId: string }> {
  const addresses = { transactions: receiver.url('/cards'), activities: receiver.url('/activities') };
  await ask(target, 'PATCH', '/sandbox/v1/client', { callback_addresses: addresses });
  const key = await ask(target, 'POST', '/sandbox/v1/client/api-keys', {});
  const seeded = await ask(target, 'POST', '/sandbox/v1/client/seed', { countries: ['ARG'] });
  const made = seeded.body.data as { kind: string; id: string; decided_by?: string }[];
  const cardId = made.find(({ decided_by: by }) => by === 'CLIENT')?.id as string;
  const accountId = made.find(({ kind }) => kind === 'ACCOUNT')?.id as string;
  const group = await ask(target, 'POST', '/sandbox/v1/affinity-groups', {
    name: 'Unnamed',
    country_code: 'ARG',
    product_type: 'PREPAID',
    provider: 'CARD_NETWORK_1',
    card_type_supported: ['PHYSICAL'],
    innominate: true,
  });
  return { secret: key.body.data.api_secret, cardId, accountId, groupId: group.body.data.id };
}

const purchase = (card_id: string) => ({
  card_id,
  type: 'PURCHASE',
  amount: '10.00',
  currency: 'ARS',
  country_code: 'ARG',
  merchant: { mcc: '5411', name: 'Almacén' },
  point_type: 'POS',
  entry_mode: 'CHIP',
});

const batch = (affinity_group_id: string) => ({ affinity_group_id, quantity: 1_000, distribution_type: 'WAREHOUSE' });

describe('a request, a purchase that its client decides, an event on its way, a batch of cards and a settlement run', () => {
  it.each<[NodeJS.Signals, NodeJS.Signals]>([
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGTERM'],
  ])(
    'all finish or are handed on, and the process ends with 0 within its limit: %s, then %s',
    async (first, second) => {
      const { db, config } = fixture;
      const { client_id: clientId } = CREDENTIALS;
      await fillDay(db, clientId, ROWS);
      const before = await start();
      const { secret, cardId, accountId, groupId } = await arrange(before.target);
      const authorizations: Waiting[] = [];
      const reported: Waiting[] = [];
      receiver.answer = (response, call) => {
        (call.path.startsWith('/cards') ? authorizations : reported).push({ response, call });
      };
      const reportedKeys = () => reported.map(({ call }) => JSON.parse(call.body).idempotency_key as string);

      const held = await hold(before.target);
      expect(
        (await ask(before.target, 'POST', `/sandbox/v1/accounts/${accountId}/fund`, { amount: '5.00' })).status,
      ).toBeLessThan(300);
      await until(() => reported.length > 0);
      const key = `${clientId}/${DAY}`;
      await db.transaction((tx) =>
        enqueueJob(tx, { kind: 'settle-day', key, payload: { clientId, day: DAY }, runAt: 1 }),
      );
      const ordered = await ask(before.target, 'POST', '/cards/v1/batches', batch(groupId));
      expect(ordered.status).toBe(202);
      const job = () => db.knex('jobs').where({ key }).first('claimed_until');
      await until(async () => namesIn(partialFolder(config)).length > 0);
      const bought = ask(before.target, 'POST', '/sandbox/v1/card-transactions', purchase(cardId));
      await until(() => authorizations.length > 0);

      before.signal(first);
      await pause(GAP_MILLISECONDS);
      before.signal(second);
      await pause(GAP_MILLISECONDS);
      approve(authorizations[0] as Waiting, secret);
      held.goOn();
      const inHand = reported.map(({ response }) => response);
      for (const response of inHand) response.writeHead(200).end();

      expect(await held.status).toBe(201);
      const { status, body } = await bought;
      expect([status, body.data.status]).toEqual([201, 'APPROVED']);
      // Once its limit is over a stop ends with 1.
      expect(await before.ended).toBe(0);
      const early = reportedKeys();
      // What was in hand was handed on: nothing is claimed, and nothing half-written is served.
      expect((await job())?.claimed_until ?? null).toBeNull();
      expect(await db.knex('outbox').whereNotNull('claimed_by')).toEqual([]);
      expect(namesIn(partialFolder(config))).toEqual([]);

      receiver.answer = (response, call) => {
        reported.push({ response, call });
        response.writeHead(200).end();
      };
      const after = await start();
      await until(async () => (await job()) === undefined);
      const [run] = await db.knex('settlement_runs').where({ client_id: clientId }).select('files');
      expect(namesIn(clientFolder(config, clientId)).filter((name) => name.endsWith('.csv'))).toHaveLength(
        JSON.parse(run.files).length,
      );
      await until(async () => {
        const [row] = await db.knex('cards').where({ batch_id: ordered.body.data.id }).count({ n: '*' });
        return Number(row?.n) === 1_000;
      });
      await until(async () => {
        const left = db.knex('outbox').where({ client_id: clientId, state: 'PENDING' }).whereNotNull('next_attempt_at');
        return (await left).length === 0;
      });
      // Each was delivered at least once, always under its key; one that was answered in time is not sent again.
      expect(new Set(reportedKeys()).size).toBeGreaterThanOrEqual(new Set(early).size);
      expect(reportedKeys().filter((one) => one === early[0])).toHaveLength(1);
      after.signal(first);
      expect(await after.ended).toBe(0);
      expect((await verifyLedger(db)).mismatches).toEqual([]);
    },
  );
});
