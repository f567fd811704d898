import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
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

it('contrato client answers the calls that have begun before it ends', async () => {
  const { child, ended, url } = await serve(CLIENT);
  const endpoint = '/transactions/authorizations';
  const signed = signedHeaders(
    { endpoint, body: Buffer.from('{}') },
    { secret: API_SECRET, order: 'timestamp-endpoint-body', now: Date.now() },
  );
  const headers = { ...signed, 'x-api-key': API_KEY, 'content-length': '2', expect: '100-continue' };
  const call = request(url + endpoint, { method: 'POST', headers });
  const answered = once(call, 'response');
  call.flushHeaders();
  await once(call, 'continue');
  child.kill('SIGTERM');
  await until('it listens no more', () =>
    fetch(url).then(
      () => false,
      () => true,
    ),
  );
  call.end('{}');
  const [answer] = await answered;
  // It is no authorization: that is said about a call whose signature is right.
  expect([answer.statusCode, await ended]).toEqual([400, [0, null]]);
});
