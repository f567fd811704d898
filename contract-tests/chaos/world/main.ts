import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../../server/platform/config';
import type { Db } from '../../../server/platform/store/db';
import { openConfiguredDb } from '../../../server/run';
import { Both } from './both';
import { BUSINESS_CASES } from './business-cases';
import { type Customers, openCustomers } from './customers';
import { ChaosDriver } from './driver';
import { compare, hurry, unfollowed, untilEnded } from './ends';
import { type Pair, pairOf, RAILS } from './pairs';

/** The outcome of rounds with a simulated world that fails. */
interface WorldOutcome {
  /** Requests that were answered in the end. */
  answered: number;
  /** Answers of networks, or of the service to their reports, that were spoiled. */
  spoiled: number;
  problems: string[];
}

/** How often the cases of the network with corrupted answers run; those of all others run once. */
const OFTEN = 3;
/** Answers that should be spoiled, and for how long at least and at most. */
const ENOUGH_SPOILED = 3;
const MIN_MILLISECONDS = 700;
const MAX_MILLISECONDS = 4_000;
/**
 * Milliseconds after which a round without a single spoiled answer is a mistake: busy cores may take long to come to
 * one.
 */
const AT_LAST_MILLISECONDS = 30_000;
const HURRY_MILLISECONDS = 250;

/** The service and the world, with what is moved between them. */
interface Stage {
  both: Both;
  db: Db;
  driver: ChaosDriver;
  opened: ReadonlyMap<string, bigint>;
}

/**
 * Rounds under load in each of which the world is killed, or the answers of one of its networks are spoiled.
 *
 * @param environment configuration of the service, in addition to what the world's own folder has
 */
export async function worldChaos(
  environment: Readonly<Record<string, string>>,
  { folder, rounds }: { folder: string; rounds: number },
): Promise<WorldOutcome> {
  const both = await Both.start(join(folder, 'world'), environment);
  const config = readConfig({ ...both.environment, CONTRATO_MODE: 'production' });
  const db = openConfiguredDb(config);
  try {
    const customers = await openCustomers(both, db, config);
    const driver = new ChaosDriver(both, customers);
    const stage: Stage = { both, db, driver, opened: await balancesOf(driver) };
    let spoiled = 0;
    for (let at = 0; at < rounds; at += 1) {
      const pair = pairOf(at);
      const begun = performance.now();
      const count = await round(stage, pair);
      spoiled += count;
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      const so = `${count} answers, ${seconds} s; ${driver.problems.length} mistakes so far`;
      process.stdout.write(`round ${at + 1} of ${rounds}: ${pair.kind} × ${pair.rail}: ${so}\n`);
    }
    return { answered: driver.answered, spoiled, problems: driver.problems };
  } finally {
    await db.close();
    await both.stop();
  }
}

async function balancesOf(driver: ChaosDriver): Promise<Map<string, bigint>> {
  const { argentines, brazilians }: Customers = driver.customers;
  const balances = new Map<string, bigint>();
  for (const { accountId } of [...argentines, ...brazilians]) {
    const { balance } = await driver.ask('GET', `/core/accounts/v1/${accountId}`);
    balances.set(accountId, BigInt(balance.replace('.', '')));
  }
  return balances;
}

/**
 * One round: business cases with all networks at once, while one of them fails; then everything comes to its end.
 * @returns answers that were spoiled
 */
async function round({ both, db, driver, opened }: Stage, pair: Pair): Promise<number> {
  const named = (problem: string) => `${pair.kind} × ${pair.rail}: ${problem}`;
  const found = driver.problems.length;
  let spoiled = 0;
  both.spoil(pair, () => {
    spoiled += 1;
  });
  let isWorking = true;
  const working = Promise.all(runBusinessCases(driver, pair)).then(() => {
    isWorking = false;
  });
  const begun = performance.now();
  const enough = pair.kind === 'killed' ? 1 : ENOUGH_SPOILED;
  for (let passed = 0; passed < (spoiled === 0 ? AT_LAST_MILLISECONDS : MAX_MILLISECONDS); ) {
    driver.problems.push(...(await unfollowed(db)));
    passed = performance.now() - begun;
    if (spoiled >= enough && passed > MIN_MILLISECONDS) break;
    await pause(50);
  }
  both.spoil(null);
  await both.worldRuns();
  // Some wait for a later repeat.
  while (isWorking) {
    await hurry(db);
    await Promise.race([working, pause(HURRY_MILLISECONDS)]);
  }
  try {
    await untilEnded(db, driver);
  } catch (error) {
    driver.problems.push((error as Error).message);
  }
  driver.problems.push(...(await compare(db, driver, opened)));
  if (spoiled === 0) driver.problems.push('no answer was spoiled');
  const problems = driver.problems.splice(found).map(named);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  driver.problems.push(...problems);
  return spoiled;
}

function runBusinessCases(driver: ChaosDriver, pair: Pair): Promise<void>[] {
  const { argentines, brazilians } = driver.customers;
  return RAILS.flatMap((rail) =>
    Array.from({ length: rail === pair.rail ? OFTEN : 1 }, (_, at) => {
      const [ana, bruno] = [argentines[at], argentines[(at + 1) % argentines.length]];
      const [joao, maria] = [brazilians[at], brazilians[(at + 1) % brazilians.length]];
      const who = { ana, bruno, joao, maria } as Parameters<(typeof BUSINESS_CASES)['cash'][number]>[1];
      return BUSINESS_CASES[rail].map((businessCase) =>
        businessCase(driver, who).catch((error: Error) => void driver.problems.push(`${rail}: ${error.message}`)),
      );
    }).flat(),
  );
}
