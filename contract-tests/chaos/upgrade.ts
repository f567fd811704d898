import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { migrate } from '../../server/migrations';
import { readConfig } from '../../server/platform/config';
import { openConfiguredDb } from '../../server/run';
import { newSshKeyPair } from '../../server/settlement/sftp/ssh-key';
import { freePort } from '../../server/testing/free-port';
import { startPostgres } from '../../server/testing/postgres-server';
import { until } from '../../server/testing/until';
import {
  documentedCommand,
  HTTPS,
  productionSettings,
  readyOverHttp,
  type Started,
  startServing,
} from '../testing/documented-command';
import { beforeNewestMigration, commitOf, writeVersion } from './earlier-version';
import { examine } from './examine';
import { type Load, type Member, type RollingOutcome, replaceInTurns, type Serve } from './rolling';
import { targetAt } from './traffic';

const ACCOUNTS = 10;
/** Users that the contract of the version before has created when the migrations begin. */
const FIRST_USERS = 20;
/** Milliseconds between two looks at something that takes seconds. */
const LOOK = 100;

const run = promisify(execFile);

type Environment = Readonly<Record<string, string>>;

/** A version of the project in a folder. */
interface Version {
  commit: string;
  root: string;
}

const contrato = (version: Pick<Version, 'root'>, environment: Environment, ...words: string[]) => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const options = { cwd: version.root, env: { ...inherited, ...environment }, maxBuffer: 64 * 1024 * 1024 };
  return run(process.execPath, [...FROM_SOURCE, 'cli/contrato.ts', ...words], options);
};

/** Serves a version in production, as docs/configuration.md says; this one without a folder. */
const serveIn =
  (environment: Environment, root?: string): Serve =>
  async (port) => {
    const own = { DRAIN_SECONDS: '2', RATE_LIMIT_PER_SECOND: '0', LOG_LEVEL: 'fatal', ...environment };
    const started = await startServing(
      documentedCommand(),
      { ...own, PORT: String(port) },
      { url: `http://127.0.0.1:${port}`, ready: readyOverHttp, ...(root !== undefined && { root }) },
    );
    return memberOf(started);
  };

function memberOf({ pid, ended, kill }: Started): Member {
  const stop = () => {
    process.kill(pid, 'SIGTERM');
    return ended;
  };
  return { stop, kill };
}

/** Creates a client by the command of a version, and its accounts by requests, as clients do. */
async function prepare(version: Version, environment: Environment, url: string): Promise<Load> {
  const { publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: PEM,
    privateKeyEncoding: PRIVATE,
  });
  const folder = mkdtempSync(join(environment.DATA_DIR as string, 'keys-'));
  const [rsa, ssh] = [join(folder, 'rsa.pem'), join(folder, 'ssh.pub')];
  writeFileSync(rsa, publicKey);
  writeFileSync(ssh, newSshKeyPair().public);
  const keys = ['--rsa-public-key', rsa, '--ssh-public-key', ssh];
  const { stdout } = await contrato(version, environment, 'onboard', '--client', 'load', ...keys, '--json');
  const { client_id, client_secret } = JSON.parse(stdout) as { client_id: string; client_secret: string };
  const target = await targetAt(url, readConfig(environment).audience, { client_id, client_secret });
  const create = async (path: string, body: object) => {
    const headers = { ...HTTPS, 'content-type': 'application/json', authorization: `Bearer ${target.token}` };
    const key = { 'x-idempotency-key': `${path}-${JSON.stringify(body)}` };
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, ...key },
      body: JSON.stringify(body),
    });
    if (reply.status !== 201) throw new Error(`POST ${path} was answered with ${reply.status}: ${await reply.text()}`);
    return String(((await reply.json()) as { data: { id: string } }).data.id);
  };
  const accounts: string[] = [];
  for (let at = 0; at < ACCOUNTS; at += 1) {
    const user_id = await create('/users/v1/', { email: `${at}@example.com`, operation_country: 'ARG' });
    accounts.push(await create('/core/accounts/v1', { owner_type: 'USER', user_id, country: 'ARG', currency: 'ARS' }));
  }
  return { target, accounts };
}

const PEM = { type: 'spki', format: 'pem' } as const;
const PRIVATE = { type: 'pkcs8', format: 'pem' } as const;

/** Replaces two servers of the version before by this one, in production and under load. */
async function replace(version: Version, environment: Environment, folder: string): Promise<RollingOutcome> {
  const outcome = await replaceInTurns(
    { before: serveIn(environment, version.root), after: serveIn(environment) },
    { folder, rounds: 1, load: (url) => prepare(version, environment, url) },
  );
  const db = openConfiguredDb(readConfig(environment));
  outcome.problems.push(...(await examine(db)));
  await db.close();
  return outcome;
}

/**
 * Migrates the database of a sandbox of the version before while its contract is checked, by its own command.
 * @returns what differs from the contract
 */
async function contractWhileMigrating(version: Version, environment: Environment): Promise<string[]> {
  const [port, sftp] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const own = {
    ...environment,
    RATE_LIMIT_PER_SECOND: '0',
    LOG_LEVEL: 'fatal',
    PORT: String(port),
    SFTP_PORT: String(sftp),
  };
  const start = [process.execPath, ...FROM_SOURCE, 'cli/contrato.ts', 'start'];
  const ready = async () => (await fetch(`${url}/docs`).catch(() => null))?.status === 200;
  const sandbox = await startServing(start, own, { url, ready, root: version.root });
  const db = openConfiguredDb(readConfig(environment));
  try {
    const words = ['contract', '--url', url, '--reports', environment.DATA_DIR as string];
    const judged = contrato(version, environment, ...words).then(
      () => [],
      ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => [`${stdout}${stderr}`.slice(0, 4_000)],
    );
    const users = async () => Number((await db.knex('users').count({ count: '*' }))[0]?.count);
    await until('users of the contract', async () => (await users()) >= FIRST_USERS, { pause: () => pause(LOOK) });
    await migrate(db);
    return await judged;
  } finally {
    await db.close();
    await sandbox.kill();
  }
}

/** @throws Error if there is no such version */
function versionFrom(from: string | null, folder: string): Version {
  const commit = from === null ? beforeNewestMigration() : commitOf(from);
  if (commit === null)
    throw new Error(`the history of the project has no ${from ?? 'version before the newest migration'}`);
  const root = join(folder, 'before');
  writeVersion(commit, root);
  return { commit, root };
}

/**
 * Upgrades from an earlier version of the project, on PostgreSQL, in two ways: behind HAProxy under load, where no
 * client may notice; and while the earlier version answers everything that its contract names.
 * @param from the commit to upgrade from; if null, the one before the newest migration
 */
export async function upgrade(folder: string, from: string | null): Promise<RollingOutcome> {
  const version = versionFrom(from, folder);
  const print = (text: string) => process.stdout.write(`${text}\n`);
  print(`from ${version.commit}, in ${version.root}`);
  const own = async <T>(name: string, work: (environment: Environment) => Promise<T>): Promise<T> => {
    const DATA_DIR = join(folder, name);
    mkdirSync(DATA_DIR);
    const postgres = await startPostgres({ durable: true });
    return work({ DATA_DIR, DATABASE_URL: postgres.url }).finally(postgres.stop);
  };
  const outcome = await own('production', (environment) =>
    replace(version, { ...environment, ...productionSettings(environment.DATA_DIR as string) }, folder),
  );
  print(
    `replaced under load: ${outcome.acknowledged} acknowledged, ${outcome.lost} lost, ${outcome.problems.length} mistakes`,
  );
  const different = await own('contract', (environment) => contractWhileMigrating(version, environment));
  print(
    `the contract of the version before, while it is migrated: ${different.length === 0 ? 'as before' : 'different'}`,
  );
  outcome.problems.push(...different);
  return outcome;
}
