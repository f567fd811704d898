import { startPostgres } from '../../server/testing/postgres-server';
import { type Child, startChild } from '../lib/child';
import { Caller, percentile } from '../lib/latency';
import { median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import { printTable } from '../lib/table';
import { QUESTIONS, type Question } from './questions';

const SIZES = [1_000, 100_000, 1_000_000] as const;
const CONNECTIONS = 2;
const REQUESTS_PER_TURN = 10;
const TURNS = 20;
const WARM_UP_TURNS = 4;
/** The largest factor by which the largest may be slower than the smallest. */
const TARGET = 2;

type Size = (typeof SIZES)[number];

interface Options {
  rounds: number;
  database: 'sqlite' | 'postgres';
}

/**
 * Measures by how much answers slow down while activities grow a thousandfold. All sizes are asked in turn, round by
 * round.
 */
export async function growth({ rounds, database }: Options): Promise<void> {
  if (database === 'sqlite') return print('SQLite', await measureAll(rounds, async () => ''));
  const postgres = await startPostgres({ durable: true });
  try {
    print('PostgreSQL', await measureAll(rounds, (size) => createDatabase(postgres.url, `growth_${size}`)));
  } finally {
    await postgres.stop();
  }
}

type Results = Map<Question, Record<Size, number[]>>;

async function measureAll(rounds: number, databaseFor: (size: Size) => Promise<string>): Promise<Results> {
  const children: Child[] = [];
  const callers = new Map<Size, Caller>();
  const results: Results = new Map(QUESTIONS.map((question) => [question, { 1000: [], 100000: [], 1000000: [] }]));
  try {
    for (const size of SIZES) {
      const environment = { BENCH_DATABASE_URL: await databaseFor(size), GROWTH_ACTIVITIES: String(size) };
      const child = await startChild('bench/growth/server.ts', environment);
      children.push(child);
      callers.set(size, new Caller(child.url, child.token ?? '', CONNECTIONS));
    }
    for (const question of QUESTIONS) await measure(question, callers, WARM_UP_TURNS);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      for (const [question, times] of results) {
        for (const [size, p95] of await measure(question, callers, TURNS)) times[size].push(p95);
      }
    }
  } finally {
    for (const caller of callers.values()) caller.close();
    for (const child of children) await child.stop();
  }
  return results;
}

/** Asks all sizes in short turns, so that whatever else the machine does slows all of them down alike. */
async function measure(
  question: Question,
  callers: ReadonlyMap<Size, Caller>,
  turns: number,
): Promise<Map<Size, number>> {
  const times = new Map<Size, number[]>(SIZES.map((size) => [size, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [size, caller] of callers) {
      times.get(size)?.push(...(await caller.times(REQUESTS_PER_TURN, question.next)));
    }
  }
  return new Map([...times].map(([size, list]) => [size, percentile(list, 0.95)]));
}

function print(database: string, results: Results): void {
  const rows = [...results].map(([{ name }, times]) => {
    const ratio = median(times[1_000_000].map((time, round) => time / (times[1_000][round] ?? Number.NaN)));
    return [
      name,
      ...SIZES.map((size) => median(times[size]).toFixed(1)),
      `${ratio.toFixed(2)}${ratio > TARGET ? ' (too slow)' : ''}`,
    ];
  });
  process.stdout.write(
    `${database}: p95 in milliseconds over HTTP, ${CONNECTIONS} connections, medians of the rounds; last/first is to be ${TARGET} at most\n`,
  );
  printTable(['', '1 thousand', '100 thousand', '1 million', 'last/first'], rows);
}
