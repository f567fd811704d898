import { startPostgres } from '../../server/testing/postgres-server';
import { type Child, startChild } from '../lib/child';
import { Caller, percentile } from '../lib/latency';
import { median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import { printTable } from '../lib/table';
import { QUESTIONS, type Question } from './questions';

/** How many activities there are at first, and on the way to the number that is asked for. */
const SIZES = [1_000, 100_000, 1_000_000];
const CONNECTIONS = 2;
const REQUESTS_PER_TURN = 10;
const TURNS = 20;
const WARM_UP_TURNS = 4;
/** The largest factor by which the largest may be slower than the smallest. */
const TARGET = 2;

interface Options {
  rounds: number;
  database: 'sqlite' | 'postgres';
  /** Activities of the largest history. */
  rows: number;
}

/**
 * Measures by how much answers slow down while activities grow a thousandfold, or as far as is asked for. All sizes are
 * asked in turn, round by round.
 */
export async function growth({ rounds, database, rows }: Options): Promise<void> {
  const sizes = [...SIZES.filter((size) => size < rows), rows];
  if (database === 'sqlite') return print('SQLite', sizes, await measureAll(sizes, rounds, async () => ''));
  const postgres = await startPostgres({ durable: true });
  try {
    const databaseFor = (size: number) => createDatabase(postgres.url, `growth_${size}`);
    print('PostgreSQL', sizes, await measureAll(sizes, rounds, databaseFor));
  } finally {
    await postgres.stop();
  }
}

/** The p95 of each question in each round, by size. */
type Results = Map<Question, Map<number, number[]>>;

async function measureAll(
  sizes: readonly number[],
  rounds: number,
  databaseFor: (size: number) => Promise<string>,
): Promise<Results> {
  const children: Child[] = [];
  const callers = new Map<number, Caller>();
  const results: Results = new Map(QUESTIONS.map((question) => [question, new Map(sizes.map((size) => [size, []]))]));
  try {
    for (const size of sizes) {
      const environment = { BENCH_DATABASE_URL: await databaseFor(size), GROWTH_ACTIVITIES: String(size) };
      const child = await startChild('bench/growth/server.ts', environment);
      children.push(child);
      callers.set(size, new Caller(child.url, child.token ?? '', CONNECTIONS));
    }
    for (const question of QUESTIONS) await measure(question, callers, WARM_UP_TURNS);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      for (const [question, times] of results) {
        for (const [size, p95] of await measure(question, callers, TURNS)) times.get(size)?.push(p95);
      }
    }
    for (const child of children) await assertSound(child);
  } finally {
    for (const caller of callers.values()) caller.close();
    for (const child of children) await child.stop();
  }
  return results;
}

/** @throws where the ledger, recomputed, is not what it was grown and written to */
async function assertSound(child: Child): Promise<void> {
  const mismatches = await child.ask<unknown[]>('mismatches');
  if (mismatches.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(mismatches.slice(0, 3))}`);
}

/** Asks all sizes in short turns, so that whatever else the machine does slows all of them down alike. */
async function measure(
  question: Question,
  callers: ReadonlyMap<number, Caller>,
  turns: number,
): Promise<Map<number, number>> {
  const times = new Map<number, number[]>([...callers.keys()].map((size) => [size, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [size, caller] of callers) {
      times.get(size)?.push(...(await caller.times(REQUESTS_PER_TURN, question.next)));
    }
  }
  return new Map([...times].map(([size, list]) => [size, percentile(list, 0.95)]));
}

function nameOf(size: number): string {
  return size % 1_000_000 === 0 ? `${size / 1_000_000} million` : `${size / 1_000} thousand`;
}

function print(database: string, sizes: readonly number[], results: Results): void {
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  const rows = [...results].map(([{ name }, times]) => {
    const of = (size: number) => times.get(size) ?? [];
    const ratio = median(of(last).map((time, round) => time / (of(first)[round] ?? Number.NaN)));
    return [
      name,
      ...sizes.map((size) => median(of(size)).toFixed(1)),
      `${ratio.toFixed(2)}${ratio > TARGET ? ' (too slow)' : ''}`,
    ];
  });
  process.stdout.write(
    `${database}: p95 in milliseconds over HTTP, ${CONNECTIONS} connections, medians of the rounds; last/first is to be ${TARGET} at most\n`,
  );
  printTable(['', ...sizes.map(nameOf), 'last/first'], rows);
}
