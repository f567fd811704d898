import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../../server/config';
import { verifyLedger } from '../../server/ledger/verification';
import { openConfiguredDb } from '../../server/run';
import { CREDENTIALS, prepare } from './ground';

const WORKERS = 16;
const LIFE_MILLISECONDS = [150, 900] as const;

interface Served {
  child: ChildProcess;
  url: string;
}

/** What a client was told had happened: the request and the very bytes of the answer. */
interface Acknowledged {
  key: string;
  body: string;
  text: string;
}

async function start(folder: string): Promise<Served> {
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', join(__dirname, 'server.ts')], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it served`)));
    child.on('message', (message: { url?: string }) => message.url && resolve(message.url));
  });
  return { child, url };
}

async function kill({ child }: Served): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function tokenOf(url: string, audience: string): Promise<string> {
  const body = JSON.stringify({ ...CREDENTIALS, audience, grant_type: 'client_credentials' });
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function post(url: string, token: string, { key, body }: Pick<Acknowledged, 'key' | 'body'>): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-idempotency-key': key };
  const response = await fetch(`${url}/core/transactions/v1`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  return text;
}

let counter = 0;

/** Asks for movements until the server is gone. What was on its way then was not acknowledged. */
async function work(url: string, token: string, accounts: readonly string[], told: Acknowledged[]): Promise<void> {
  for (;;) {
    counter += 1;
    const key = `chaos-${counter}`;
    const body = JSON.stringify({
      account_id: accounts[randomInt(accounts.length)],
      type: 'MANUAL_MOVEMENT',
      process_type: 'ORIGINAL',
      entry_type: randomInt(3) === 0 ? 'DEBIT' : 'CREDIT',
      total_amount: `${randomInt(1, 1000)}.00`,
    });
    try {
      told.push({ key, body, text: await post(url, token, { key, body }) });
    } catch {
      return;
    }
  }
}

/** What the store says after a kill, before anybody writes again. @returns every mistake found */
async function examine(config: Config): Promise<string[]> {
  const db = openConfiguredDb(config);
  try {
    const problems = (await verifyLedger(db)).mismatches.map((mismatch) => JSON.stringify(mismatch));
    const [check] = await db.knex.raw('PRAGMA integrity_check');
    if (check.integrity_check !== 'ok') problems.push(`integrity_check: ${JSON.stringify(check)}`);
    const [lonely] = await db.knex.raw(`SELECT
      (SELECT COUNT(*) FROM activities a WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.resource_id = a.id)) AS activities,
      (SELECT COUNT(*) FROM outbox o WHERE NOT EXISTS (SELECT 1 FROM activities a WHERE a.id = o.resource_id)) AS events`);
    if (lonely.activities + lonely.events > 0)
      problems.push(`changes without event, or events without change: ${JSON.stringify(lonely)}`);
    return problems;
  } finally {
    await db.close();
  }
}

/** Asks for everything again that was acknowledged: each answer must be the first one, byte for byte. */
async function lostOf(served: Served, audience: string, told: readonly Acknowledged[]): Promise<number> {
  const token = await tokenOf(served.url, audience);
  const waiting = [...told];
  let lost = 0;
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if ((await post(served.url, token, next)) !== next.text) lost += 1;
      }
    }),
  );
  return lost;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
  const rounds = Number(values.rounds);
  const folder = mkdtempSync(join(tmpdir(), 'contrato-chaos-'));
  const config = readConfig({ DATA_DIR: folder });
  const accounts = await prepare(config, randomInt);
  let acknowledged = 0;
  let lost = 0;
  const problems: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const served = await start(folder);
    const token = await tokenOf(served.url, config.audience);
    const told: Acknowledged[] = [];
    const workers = Array.from({ length: WORKERS }, () => work(served.url, token, accounts, told));
    await new Promise((resolve) => setTimeout(resolve, randomInt(...LIFE_MILLISECONDS)));
    await kill(served);
    await Promise.all(workers);
    problems.push(...(await examine(config)));
    const again = await start(folder);
    lost += await lostOf(again, config.audience, told);
    await kill(again);
    acknowledged += told.length;
    process.stdout.write(`round ${round} of ${rounds}: ${told.length} acknowledged, ${lost} lost so far\n`);
  }
  problems.push(...(await examine(config)));
  rmSync(folder, { recursive: true, force: true });
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(
    `rounds ${rounds}, acknowledged ${acknowledged}, lost = ${lost}, mistakes = ${problems.length}\n`,
  );
  return lost === 0 && problems.length === 0 && acknowledged > 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).stack}\n`);
    process.exit(1);
  },
);
