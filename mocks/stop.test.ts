import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { FROM_SOURCE } from '../cli/own-code';
import { signedHeaders } from '../client/signature';
import { until } from '../server/testing/until';

const ROOT = path.join(__dirname, '..');
const API_KEY = 'key-1';
const API_SECRET = Buffer.from('a secret of thirty-two characters').toString('base64');

const CLIENT = ['client', '--api-key', API_KEY, '--api-secret', API_SECRET, '--port', '0'];
const COMMANDS = {
  client: CLIENT,
  mock: ['mock', '--port', '0', '--client-port', '0', '--no-watch'],
  'mock --networks': ['mock', '--networks', '--port', '0', '--client-port', '0', '--no-watch'],
};

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a command, and waits for the first address that it prints. */
async function serve(words: readonly string[]) {
  const child = spawn(process.execPath, [...FROM_SOURCE, 'cli/contrato.ts', ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const url = /http:\/\/[\d.:]+\d/.exec(line)?.[0];
    if (url !== undefined) return { child, ended, url };
  }
  throw new Error(`${words.join(' ')} ended before it served`);
}

it.each(
  Object.keys(COMMANDS).flatMap((name) => ['SIGTERM', 'SIGINT', 'SIGHUP'].map((signal) => [name, signal] as const)),
)('contrato %s ends with 0 after %s', async (name, signal) => {
  const { child, ended } = await serve(COMMANDS[name as keyof typeof COMMANDS]);
  child.kill(signal as NodeJS.Signals);
  expect(await ended).toEqual([0, null]);
});

/** A call whose head has arrived, and whose body has not. */
async function begun(url: string, path: string, headers: Record<string, string>) {
  const agent = new Agent({ keepAlive: true });
  const call = request(url + path, { method: 'POST', agent, headers: { ...headers, expect: '100-continue' } });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  // Its failure is the test's, at the end.
  answered.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  return { call, answered, agent };
}

/** Signals a process to end, and waits until it accepts no connections. */
async function signalled(child: ChildProcess, url: string): Promise<void> {
  child.kill('SIGTERM');
  const { hostname, port } = new URL(url);
  await until('it listens no more', async () => {
    const socket = connect(Number(port), hostname);
    const isRefused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    });
    socket.destroy();
    return isRefused;
  });
}

it('contrato client answers the calls that have begun before it ends', async () => {
  const { child, ended, url } = await serve(CLIENT);
  const endpoint = '/transactions/authorizations';
  const signed = signedHeaders(
    { endpoint, body: Buffer.from('{}') },
    { secret: API_SECRET, order: 'timestamp-endpoint-body', now: Date.now() },
  );
  const { call, answered } = await begun(url, endpoint, { ...signed, 'x-api-key': API_KEY, 'content-length': '2' });
  await signalled(child, url);
  call.end('{}');
  const [answer] = await answered;
  // It is no authorization: that is said about a call whose signature is right.
  expect([answer.statusCode, answer.headers.connection, await ended]).toEqual([400, 'close', [0, null]]);
});

it('contrato mock answers the calls that have begun before it ends', async () => {
  const { child, ended, url } = await serve(COMMANDS.mock);
  const headers = { 'content-type': 'application/json', 'content-length': '2' };
  const { call, answered, agent } = await begun(url, '/oauth/token', headers);
  await signalled(child, url);
  call.end('{}');
  const [answer] = await answered;
  answer.resume();
  expect([answer.statusCode, answer.headers.connection, await ended]).toEqual([400, 'close', [0, null]]);
  agent.destroy();
});

/** Opens a connection on which nothing is sent, and waits until the process has accepted it. */
async function openInAdvance(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  // Its end is the test's, which is reported there.
  connect(Number(port), hostname).on('error', () => undefined);
  // Connections are accepted in their order. What is no HTTP is answered without a request.
  const later = connect(Number(port), hostname).end('no HTTP\r\n\r\n');
  later.resume();
  await once(later, 'close');
}

/**
 * Sends requests on one connection until the process closes it. Each begins before the one before is answered, so that
 * the connection is never idle.
 */
async function sendOnAndOn(url: string): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const head = `GET /nowhere HTTP/1.1\r\nhost: ${host}\r\n`;
  socket.on('data', (chunk) => {
    for (const _ of String(chunk).matchAll(/HTTP\/1\.1 404/g)) socket.write(`\r\n${head}`);
  });
  socket.write(`${head}\r\n${head}`);
  await once(socket, 'data');
}

/** Sends a request, and keeps its connection once it is answered. */
async function callOnce(url: string): Promise<void> {
  const call = request(`${url}/nowhere`, { agent: new Agent({ keepAlive: true }) }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
}

const HOLDS = {
  'a connection that was opened in advance': openInAdvance,
  'a caller that sends one request after another': sendOnAndOn,
  'an idle connection': callOnce,
};

it.each(Object.keys(COMMANDS).flatMap((name) => Object.keys(HOLDS).map((what) => [name, what] as const)))(
  'contrato %s is not held up by %s',
  async (name, what) => {
    const { child, ended, url } = await serve(COMMANDS[name as keyof typeof COMMANDS]);
    await HOLDS[what as keyof typeof HOLDS](url);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);
