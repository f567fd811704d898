import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answerHelp, readOptions, UsageError } from '../../cli/command-line';
import { type Config, readConfig } from '../../server/platform/config';
import { openConfiguredDb } from '../../server/run';
import { startPostgres } from '../../server/testing/postgres-server';
import { examine } from './examine';
import { fillStore } from './fixture';
import { kill, start } from './process';
import { rolling } from './rolling';
import { lostOf, Traffic, targetAt } from './traffic';

const USAGE = `npm run chaos -- [--rounds 20] [--database sqlite|postgres] [--rolling]

Kills a server under load, again and again, and looks for what it had acknowledged. With --rolling, restarts two of them behind
HAProxy in turns, as operators do: no client may notice.
`;
const CLIENTS = 16;
const LIFE_MILLISECONDS = [150, 900] as const;

interface RoundOutcome {
  acknowledged: number;
  lost: number;
  problems: string[];
}

/** Looks at the store while no server runs. */
async function examineAlone(config: Config): Promise<string[]> {
  const db = openConfiguredDb(config);
  try {
    return await examine(db);
  } finally {
    await db.close();
  }
}

/** One life of a server: load, a kill at a random moment, then everything that was acknowledged is asked for again. */
async function round(environment: Record<string, string>, config: Config, accounts: string[]): Promise<RoundOutcome> {
  const served = await start(environment);
  const traffic = new Traffic([await targetAt(served.url, config.audience)], accounts, CLIENTS);
  await pause(randomInt(...LIFE_MILLISECONDS));
  await kill(served);
  await traffic.ended;
  const problems = traffic.refused.map(({ status, text }) => `${status} ${text}`);
  problems.push(...(await examineAlone(config)));
  const again = await start(environment);
  const lost = await lostOf(await targetAt(again.url, config.audience), traffic.acknowledged);
  await kill(again);
  return { acknowledged: traffic.acknowledged.length, lost, problems };
}

async function run(environment: Record<string, string>, rounds: number): Promise<RoundOutcome> {
  const config = readConfig(environment);
  const accounts = await fillStore(config, randomInt);
  const total: RoundOutcome = { acknowledged: 0, lost: 0, problems: [] };
  for (let at = 1; at <= rounds; at += 1) {
    const { acknowledged, lost, problems } = await round(environment, config, accounts);
    total.acknowledged += acknowledged;
    total.lost += lost;
    total.problems.push(...problems);
    process.stdout.write(`round ${at} of ${rounds}: ${acknowledged} acknowledged, ${total.lost} lost so far\n`);
  }
  total.problems.push(...(await examineAlone(config)));
  return total;
}

/** Restarts instead of kills, and looks at the store in the end. */
async function roll(environment: Record<string, string>, folder: string, rounds: number): Promise<RoundOutcome> {
  const config = readConfig(environment);
  const accounts = await fillStore(config, randomInt);
  const outcome = await rolling(environment, { config, accounts, folder, rounds });
  outcome.problems.push(...(await examineAlone(config)));
  return outcome;
}

/** The server is what is killed; PostgreSQL, with its disk waited for as in production, goes on. */
async function main(): Promise<number> {
  const options = {
    rounds: { type: 'string', default: '20' },
    database: { type: 'string', default: 'sqlite' },
    rolling: { type: 'boolean', default: false },
  } as const;
  answerHelp(USAGE);
  const { rounds, database, rolling: isRolling } = readOptions(process.argv.slice(2), options).values;
  if (!/^[1-9]\d*$/.test(rounds) || !['sqlite', 'postgres'].includes(database)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'contrato-chaos-'));
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
  try {
    const environment = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) };
    const { acknowledged, lost, problems } = isRolling
      ? await roll(environment, folder, Number(rounds))
      : await run(environment, Number(rounds));
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    const counts = `acknowledged ${acknowledged}, lost = ${lost}, mistakes = ${problems.length}`;
    process.stdout.write(`${database}: rounds ${rounds}, ${counts}\n`);
    return lost === 0 && problems.length === 0 && acknowledged > 0 ? 0 : 1;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const known = error instanceof UsageError;
    process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
    process.exit(known ? 2 : 1);
  },
);
