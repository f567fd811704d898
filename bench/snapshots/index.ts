import { startPostgres } from '../../server/testing/postgres-server';
import { printTable } from '../lib/table';

interface Options {
  rounds: number;
  database: 'sqlite' | 'postgres';
}

/** The most that a restore may take, in milliseconds. */
const TARGET = 500;

/** Measures how long it takes to keep and to bring back a client with 10,000 activities. */
export async function snapshots({ rounds, database }: Options): Promise<void> {
  if (database === 'sqlite') return print('SQLite', rounds);
  const postgres = await startPostgres({ durable: true });
  try {
    // The servers of tests find their database by these.
    process.env.DATABASE_URL_TEST = postgres.url;
    globalThis.TEST_DATABASE = 'postgres';
    await print('PostgreSQL', rounds);
  } finally {
    await postgres.stop();
  }
}

async function print(database: string, rounds: number): Promise<void> {
  const { measure } = require('./measure') as typeof import('./measure');
  const { records, keep, restore, cpu, slowest } = await measure(rounds);
  const times = [keep, restore, cpu, slowest].map((milliseconds) => milliseconds.toFixed(0));
  const head = ['database', 'records', 'keep, ms', 'restore, ms', 'CPU of its process, ms', 'slowest restore, ms'];
  printTable(head, [[database, String(records), ...times]]);
  process.stdout.write(`A restore may take ${TARGET} ms.\n`);
}
