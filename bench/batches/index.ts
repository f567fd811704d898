import { startPostgres } from '../../server/testing/postgres-server';
import { type Child, startChild } from '../lib/child';
import { Caller, percentile } from '../lib/latency';
import { median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import { printTable } from '../lib/table';
import { accountId, HOT_ACCOUNTS } from '../transactions/fixture';

/** Batches of a thousand cards that are made while requests come. */
const BATCHES = 5;
const CONNECTIONS = 2;
const ALONE_REQUESTS = 2_000;
const REQUESTS_PER_CHECK = 20;

interface Options {
  rounds: number;
  database: 'sqlite' | 'postgres';
}

let count = 0;

function movement() {
  count += 1;
  const body = { type: 'CASHIN', process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount: '1.00' };
  return {
    method: 'POST' as const,
    path: '/core/transactions/v1',
    headers: { 'content-type': 'application/json', 'x-idempotency-key': `batches-${process.pid}-${count}` },
    body: JSON.stringify({ account_id: accountId(count % HOT_ACCOUNTS), ...body }),
  };
}

/** The times of movements in milliseconds, and the seconds that they took altogether. */
interface Measured {
  times: number[];
  seconds: number;
}

async function measured(take: () => Promise<number[]>): Promise<Measured> {
  const started = performance.now();
  const times = await take();
  return { times, seconds: (performance.now() - started) / 1_000 };
}

/** Movements while batches are made and go to the embosser. */
async function beside(child: Child, caller: Caller): Promise<number[]> {
  let isOver = false;
  const making = child.ask('make', BATCHES).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push(...(await caller.times(REQUESTS_PER_CHECK, movement)));
  await making;
  return times;
}

/** Measures how movements of money fare while batches of cards are made, against what they are alone right before. */
export async function batches({ rounds, database }: Options): Promise<void> {
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const url = postgres === null ? '' : await createDatabase(postgres.url, 'batches');
  const child = await startChild('bench/batches/server.ts', { BENCH_DATABASE_URL: url });
  const caller = new Caller(child.url, child.token ?? '', CONNECTIONS);
  const alone: Measured[] = [];
  const besides: Measured[] = [];
  try {
    await caller.times(ALONE_REQUESTS, movement);
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await measured(() => caller.times(ALONE_REQUESTS, movement)));
      besides.push(await measured(() => beside(child, caller)));
    }
  } finally {
    caller.close();
    await child.stop();
    await postgres?.stop();
  }
  const of = (some: readonly Measured[], part: number) => median(some.map(({ times }) => percentile(times, part)));
  const line = (name: string, some: readonly Measured[]) => [
    name,
    median(some.map(({ seconds }) => seconds)).toFixed(1),
    median(some.map(({ times }) => times.length)),
    ...[0.5, 0.99, 1].map((part) => of(some, part).toFixed(1)),
    (of(some, 0.99) / of(alone, 0.99)).toFixed(2),
  ];
  printTable(
    ['movements', 'seconds', 'answered', 'p50, ms', 'p99, ms', 'slowest, ms', 'p99 × alone'],
    [line('alone', alone), line(`during ${BATCHES} batches of 1,000 cards`, besides)],
  );
}
