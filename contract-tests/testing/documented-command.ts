import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port';
import { until } from '../../server/testing/until';

const ROOT = join(__dirname, '..', '..');

/** The header that a proxy which terminates TLS adds to each request. */
export const HTTPS = { 'x-forwarded-proto': 'https' };

/** A network that only reports: the service calls nobody. */
const NETWORKS = {
  networks: { processor: { reports: { scopes: ['network:card'], keys: { public_key_file: 'processor.pub' } } } },
};

/** A database is always served with the same set of keys, at every start. */
const DATA_KEYS = `a:${randomBytes(32).toString('base64')}`;

/**
 * Creates everything that production needs to start.
 * @param folder where its files are written
 */
export function productionSettings(folder: string): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = join(folder, 'signing.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(folder, 'processor.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
  const networks = join(folder, 'networks.yaml');
  writeFileSync(networks, JSON.stringify(NETWORKS));
  return {
    NETWORKS_FILE: networks,
    SIGNING_KEY_FILE: file,
    DATA_KEYS,
    PUBLIC_URL: 'https://api.example',
    TRUST_PROXY: 'true',
  };
}

/** The command in the page on production, from its block of code. */
export function documentedCommand(): string[] {
  const page = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');
  const command = /^## Production$.*?^```\n(.*?)\n```$/ms.exec(page)?.[1];
  if (command === undefined) throw new Error('docs/configuration.md names no command for production');
  return command.split(' ');
}

/** A command that serves, in a group of processes of its own, as a shell starts it. */
export interface Started {
  child: ChildProcess;
  pid: number;
  url: string;
  /** Its exit code. */
  ended: Promise<number | null>;
  /** Ends the remaining processes of the group. */
  kill(): Promise<void>;
}

/** How a command is started, and when it is ready. */
interface Starting {
  url: string;
  ready: (url: string) => Promise<boolean>;
  stdout?: 'ignore' | 'pipe' | number;
  /** The folder of the project that it runs in; this one if absent. */
  root?: string;
}

/**
 * Starts a command and waits until it is ready.
 * @param own its configuration, over that of this process
 * @param stdout the destination of its output: a descriptor, or a pipe that the caller reads
 */
export async function startCommand(
  command: readonly string[],
  own: Readonly<Record<string, string>>,
  stdout: 'ignore' | 'pipe' | number = 'ignore',
): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return startServing(command, { PORT: String(port), ...own }, { url, ready: readyOverHttp, stdout });
}

/** Tells whether a server answers that it is ready. */
export const readyOverHttp = async (url: string) => (await statusOf(url, '/health/ready')) === 200;

/**
 * Starts a command that serves at an address, and waits until it is ready there.
 *
 * @param own its configuration, over that of this process
 */
export async function startServing(
  [command = '', ...words]: readonly string[],
  own: Readonly<Record<string, string>>,
  { url, ready, stdout = 'ignore', root = ROOT }: Starting,
): Promise<Started> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const mocks = { MOCK_PORT: '0', MOCK_CLIENT_PORT: '0' };
  const env = { ...inherited, ...mocks, LOG_LEVEL: 'warn', ...own };
  const child = spawn(command, words, { cwd: root, env, detached: true, stdio: ['ignore', stdout, 'inherit'] });
  const pid = child.pid as number;
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const kill = async () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
    await ended;
  };
  const isReady = () => {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    return ready(url);
  };
  await until(`${command} is ready`, isReady, { pause: () => pause(100) });
  return { child, pid, url, ended, kill };
}

/** @returns null when nobody answers */
export async function statusOf(url: string, path: string): Promise<number | null> {
  const reply = await fetch(url + path, { headers: HTTPS }).catch(() => null);
  await reply?.text();
  return reply?.status ?? null;
}
