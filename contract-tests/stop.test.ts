import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FROM_SOURCE } from '../cli/own-code';
import { until } from '../server/testing/until';
import {
  documentedCommand,
  HTTPS,
  productionSettings,
  type Started,
  startCommand,
  statusOf,
} from './testing/documented-command';

// The commands that people and supervisors start, stopped as they stop them. A request is in flight whose body is held
// back.

const folder = mkdtempSync(join(tmpdir(), 'contrato-stop-'));
const running: Started[] = [];

afterAll(async () => {
  for (const { kill } of running) await kill();
  rmSync(folder, { recursive: true, force: true });
});

const production = () => productionSettings(folder);

async function start(command: readonly string[], own: Record<string, string>): Promise<Started> {
  const started = await startCommand(command, { DATA_DIR: mkdtempSync(join(folder, 'data-')), ...own });
  running.push(started);
  return started;
}

interface Held {
  /** Sends the rest. */
  goOn(): void;
  /** The status, or what cut it off. */
  answer: Promise<number | string>;
}

/** A request whose head the server has read for certain: it has told the client to go on with the body. */
async function hold(url: string): Promise<Held> {
  const body = '{"grant_type":"none"}';
  const headers = { ...HTTPS, 'content-type': 'application/json', 'content-length': body.length };
  const sent = request(`${url}/oauth/token`, { method: 'POST', headers: { ...headers, expect: '100-continue' } });
  const answer = new Promise<number | string>((resolve) => {
    sent.once('error', ({ message }) => resolve(message));
    sent.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  sent.flushHeaders();
  await Promise.race([once(sent, 'continue'), answer]);
  return { goOn: () => sent.end(body), answer };
}

/** Looks until an address gives a status; null is that nobody accepts a connection. */
function untilAnswered(url: string, path: string, status: number | null): Promise<void> {
  return until(`${status} at ${path}`, async () => (await statusOf(url, path)) === status, { pause: () => pause(20) });
}

/** Longer than the time in which two signals count as one. */
const GAP_MILLISECONDS = 800;
/** How long npm may take on a busy machine to hand on a signal that its child has had already. */
const LATE_MILLISECONDS = 150;

it('the documented command for production is one process that drains and finishes on SIGTERM, and on a second one', async () => {
  const { pid, url, ended } = await start(documentedCommand(), { ...production(), SHUTDOWN_SECONDS: '8' });
  // Nobody stands between the signal and the server.
  expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toMatch(/^node\0.*\0cli\/contrato\.ts\0serve\0$/);
  // Balancers close what nobody uses after 60 seconds: before the server does.
  const kept = await fetch(`${url}/health/live`, { headers: HTTPS });
  expect(kept.headers.get('keep-alive')).toBe('timeout=75');
  const early = await hold(url);
  const begun = performance.now();
  process.kill(pid, 'SIGTERM');
  await untilAnswered(url, '/health/ready', 503);
  await pause(GAP_MILLISECONDS);
  process.kill(pid, 'SIGTERM');
  // While balancers find out, new requests are still answered, and told to go elsewhere next time.
  const late = await fetch(`${url}/health/live`, { headers: HTTPS });
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  await untilAnswered(url, '/health/live', null);
  expect(performance.now() - begun).toBeGreaterThan(3_900);
  early.goOn();
  expect(await early.answer).toBe(400);
  // Once its time is over a stop ends with 1.
  expect(await ended).toBe(0);
});

it('npm run serve hands signals on: the third cuts what is in flight, and the process ends with 1', async () => {
  const settings = { ...production(), KEEP_ALIVE_SECONDS: '130' };
  const { child, pid, url, ended } = await start(['npm', 'run', '--silent', 'serve'], settings);
  const kept = await fetch(`${url}/health/live`, { headers: HTTPS });
  expect(kept.headers.get('keep-alive')).toBe('timeout=130');
  const held = await hold(url);
  for (let signals = 1; signals <= 3; signals += 1) {
    expect(child.exitCode).toBeNull();
    process.kill(pid, 'SIGTERM');
    await pause(GAP_MILLISECONDS);
  }
  expect(await held.answer).toMatch(/socket hang up|ECONNRESET/);
  expect(await ended).toBe(1);
  expect(await statusOf(url, '/health/live')).toBeNull();
});

it('Ctrl-C on npm start, pressed twice, finishes what is in flight', async () => {
  const { pid, url, ended } = await start(['npm', 'start', '--silent'], {});
  const held = await hold(url);
  // A terminal signals the whole group, and npm hands its own signal on besides.
  process.kill(-pid, 'SIGINT');
  await untilAnswered(url, '/health/live', null);
  process.kill(-pid, 'SIGINT');
  held.goOn();
  expect(await held.answer).toBe(400);
  expect(await ended).toBe(0);
});

it('Ctrl-C that npm hands on late counts once', async () => {
  const command = ['node', ...FROM_SOURCE, 'cli/contrato.ts', 'start'];
  const { pid, url, ended } = await start(command, { npm_lifecycle_event: 'start' });
  const held = await hold(url);
  for (let presses = 1; presses <= 2; presses += 1) {
    process.kill(pid, 'SIGINT');
    await pause(LATE_MILLISECONDS);
    process.kill(pid, 'SIGINT');
    await pause(GAP_MILLISECONDS);
  }
  held.goOn();
  expect(await held.answer).toBe(400);
  expect(await ended).toBe(0);
});

it('a terminal that is closed stops the service like Ctrl-C, and what is in flight is finished', async () => {
  const { pid, url, ended } = await start(documentedCommand(), { ...production(), SHUTDOWN_SECONDS: '8' });
  const held = await hold(url);
  process.kill(-pid, 'SIGHUP');
  await untilAnswered(url, '/health/live', null);
  held.goOn();
  expect(await held.answer).toBe(400);
  expect(await ended).toBe(0);
});

it('a stop whose time is over cuts what is in flight and ends with 1', async () => {
  const command = ['node', ...FROM_SOURCE, 'cli/contrato.ts', 'start'];
  const { pid, url, ended } = await start(command, { SHUTDOWN_SECONDS: '2' });
  const held = await hold(url);
  const begun = performance.now();
  process.kill(pid, 'SIGTERM');
  expect(await held.answer).toMatch(/socket hang up|ECONNRESET/);
  expect(performance.now() - begun).toBeGreaterThan(1_000);
  expect(await ended).toBe(1);
  // With the time that a stop has by itself it would be 9 s.
  expect(performance.now() - begun).toBeLessThan(8_000);
});
