import { createServer } from 'node:http';
import { listenLocally } from '../../server/testing/local-server';
import { startPostgres } from '../../server/testing/postgres-server';
import { type Child, startChild } from '../lib/child';
import { Caller, percentile } from '../lib/latency';
import { createDatabase } from '../lib/postgres';
import { printTable } from '../lib/table';
import { accountId, HOT_ACCOUNTS } from '../transactions/fixture';

/** Transactions that are weighed. */
const TRANSACTIONS = 10_000;
const CONNECTIONS = 8;
/** Requests at the same time as what is measured come on so many connections, one after the other. */
const BESIDE_CONNECTIONS = 2;
const ALONE_REQUESTS = 2_000;
const REQUESTS_PER_CHECK = 20;
const GIGABYTE = 1e9;
const TRANSACTIONS_PER_YEAR = 365e6;
/** Days that events are kept unless it is set otherwise. */
const EVENT_DAYS = 30;

interface Options {
  database: 'sqlite' | 'postgres';
  /** Events that go. */
  rows: number;
}

/**
 * Weighs what a delivered transaction leaves in each table, and measures how requests fare while a number of old events
 * go: in small steps, as the service does it, and with one statement.
 */
export async function retention({ database, rows }: Options): Promise<void> {
  const receiver = await startReceiver();
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const url = postgres === null ? '' : await createDatabase(postgres.url, 'retention');
  const child = await startChild('bench/retention/server.ts', {
    BENCH_DATABASE_URL: url,
    BENCH_RECEIVER: receiver.url,
  });
  try {
    await weigh(child);
    await dropBeside(child, rows);
    await child.ask('verify');
  } finally {
    await child.stop();
    await postgres?.stop();
    receiver.close();
  }
}

/** An endpoint that takes whatever comes. */
async function startReceiver(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200).end());
  });
  const port = await listenLocally(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

let count = 0;

function transaction() {
  count += 1;
  const movement = { type: 'CASHIN', process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount: '1.00' };
  return {
    method: 'POST' as const,
    path: '/core/transactions/v1',
    headers: { 'content-type': 'application/json', 'x-idempotency-key': `retention-${process.pid}-${count}` },
    body: JSON.stringify({ account_id: accountId(count % HOT_ACCOUNTS), ...movement }),
  };
}

async function weigh(child: Child): Promise<void> {
  const caller = new Caller(child.url, child.token ?? '', CONNECTIONS);
  const before = await child.ask<Record<string, number>>('sizes');
  await caller.times(TRANSACTIONS, transaction);
  caller.close();
  await child.ask('delivered');
  const after = await child.ask<Record<string, number>>('sizes');
  const each = Object.entries(after)
    .map(([table, bytes]) => ({ table, bytes: (bytes - (before[table] ?? 0)) / TRANSACTIONS }))
    .filter(({ bytes }) => bytes >= 1)
    .sort((one, other) => other.bytes - one.bytes);
  const goes = ({ table }: { table: string }) => table.startsWith('outbox');
  const year = (bytes: number) => Math.round((bytes * TRANSACTIONS_PER_YEAR) / GIGABYTE);
  const kept = (row: { table: string; bytes: number }) => (goes(row) ? (row.bytes * EVENT_DAYS) / 365 : row.bytes);
  const sum = (value: (row: { table: string; bytes: number }) => number) =>
    each.reduce((total, row) => total + value(row), 0);
  printTable(
    ['a delivered transaction', 'bytes', 'GB after a year of 1 M a day', `with events for ${EVENT_DAYS} days`],
    [
      ...each.map((row) => [row.table, Math.round(row.bytes), year(row.bytes), year(kept(row))]),
      ['all', Math.round(sum(({ bytes }) => bytes)), year(sum(({ bytes }) => bytes)), year(sum(kept))],
    ],
  );
}

async function dropBeside(child: Child, rows: number): Promise<void> {
  const caller = new Caller(child.url, child.token ?? '', BESIDE_CONNECTIONS);
  const lines: (string | number)[][] = [];
  const note = (what: string, seconds: number, times: readonly number[]) => {
    const milliseconds = (part: number) => percentile(times, part).toFixed(1);
    const most = Math.max(...times).toFixed(0);
    lines.push([what, seconds.toFixed(0), times.length, milliseconds(0.5), milliseconds(0.99), most]);
  };
  const alone = async () => {
    const started = performance.now();
    const times = await caller.times(ALONE_REQUESTS, transaction);
    note('alone', (performance.now() - started) / 1_000, times);
  };
  for (const how of ['drop', 'drop at once']) {
    process.stderr.write(`${await child.ask<number>('copy', rows)} events\n`);
    await child.ask('delivered');
    await alone();
    let over = false;
    const started = performance.now();
    const dropping = child.ask<number>(how).finally(() => {
      over = true;
    });
    const times: number[] = [];
    while (!over) times.push(...(await caller.times(REQUESTS_PER_CHECK, transaction)));
    process.stderr.write(`${await dropping} events are left\n`);
    note(how === 'drop' ? 'beside small steps' : 'beside one statement', (performance.now() - started) / 1_000, times);
  }
  caller.close();
  process.stdout.write(`\n${rows.toLocaleString('en')} old events go, with the attempts at them\n`);
  printTable(['requests', 'seconds', 'answered', 'p50, ms', 'p99, ms', 'slowest, ms'], lines);
}
