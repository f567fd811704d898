import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, readConfig } from '../../server/platform/config';
import { openConfiguredDb } from '../../server/run';
import { startPostgres } from '../../server/testing/postgres-server';
import { productionSettings } from '../testing/documented-command';
import { examine } from './examine';
import { failover } from './failover';
import { fillStore } from './fixture';
import { neighbours } from './neighbours';
import { startPgbouncer } from './pgbouncer';
import { kill, start } from './process';
import { rolling } from './rolling';
import { lostOf, Traffic, targetAt } from './traffic';
import { upgrade } from './upgrade';
import { worldChaos } from './world/main';

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

/** One round with a server: load, a kill at a random moment, then a check of everything that was acknowledged. */
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

/** The options of a chaos run. */
interface Options {
  rounds: number;
  database: 'sqlite' | 'postgres' | 'pgbouncer';
  rolling: boolean;
  neighbours: boolean;
  failover: boolean;
  world: boolean;
  upgrade: boolean;
  /** The commit to upgrade from. */
  from?: string | undefined;
}

/**
 * Measures a quiet client while others are busy.
 * @returns the exit code
 */
async function measure(environment: Record<string, string>, rounds: number): Promise<number> {
  const config = readConfig(environment);
  const accounts = await fillStore(config, randomInt);
  const problems = await neighbours(environment, { config, accounts, rounds });
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  return problems.length === 0 ? 0 : 1;
}

/**
 * Fails over again and again, each time with a pair of databases of its own.
 * @returns the exit code
 */
async function failOver(settings: Record<string, string>, rounds: number): Promise<number> {
  const total: RoundOutcome = { acknowledged: 0, lost: 0, problems: [] };
  for (let at = 1; at <= rounds; at += 1) {
    const { acknowledged, lost, problems } = await failover(settings, at);
    total.acknowledged += acknowledged;
    total.lost += lost;
    total.problems.push(...problems);
  }
  return conclude(`failover: rounds ${rounds}`, total);
}

/**
 * Makes the networks of a server fail.
 * @returns the exit code
 */
async function failNetworks(
  environment: Record<string, string>,
  { database, folder, rounds }: { database: string; folder: string; rounds: number },
): Promise<number> {
  const { answered, spoiled, problems } = await worldChaos(environment, { folder, rounds });
  const what = `${database}: rounds ${rounds}, answers spoiled ${spoiled}, requests answered ${answered}`;
  process.stdout.write(`${what}, mistakes = ${problems.length}\n`);
  return problems.length === 0 && spoiled > 0 ? 0 : 1;
}

/**
 * Prints the result.
 * @returns the exit code
 */
function conclude(what: string, { acknowledged, lost, problems }: RoundOutcome): number {
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${what}, acknowledged ${acknowledged}, lost = ${lost}, mistakes = ${problems.length}\n`);
  return lost === 0 && problems.length === 0 && acknowledged > 0 ? 0 : 1;
}

/** Only the server is killed; PostgreSQL, which syncs to disk as in production, continues. */
export async function chaos({ rounds, database, ...which }: Options): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-chaos-'));
  const isOnItsOwn = which.failover || which.upgrade;
  const postgres = database !== 'sqlite' && !isOnItsOwn ? await startPostgres({ durable: true }) : null;
  const pooler = postgres !== null && database === 'pgbouncer' ? await startPgbouncer(postgres.url) : null;
  try {
    const environment = {
      DATA_DIR: folder,
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(pooler && { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' }),
    };
    if (which.failover) return await failOver({ DATA_DIR: folder, ...productionSettings(folder) }, rounds);
    if (which.upgrade) return conclude('upgrade', await upgrade(folder, which.from ?? null));
    if (which.world) return await failNetworks(environment, { database, folder, rounds });
    if (which.neighbours) return await measure({ ...environment, ...productionSettings(folder) }, rounds);
    const outcome = which.rolling ? await roll(environment, folder, rounds) : await run(environment, rounds);
    return conclude(`${database}: rounds ${rounds}`, outcome);
  } finally {
    await pooler?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
