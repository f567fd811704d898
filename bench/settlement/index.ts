import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';
import { migrate } from '../../server/migrations';
import { openDb } from '../../server/platform/store/open';
import { startPostgres } from '../../server/testing/postgres-server';
import { median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import { printTable } from '../lib/table';
import { measureBeside } from './beside';
import { benchFolder, CLIENT, fill, fillDay } from './fixture';
import type { Result } from './result';

const WRITERS = ['contrato', 'peer'] as const;
type Writer = (typeof WRITERS)[number];

/** One line that shows how far something is, over and over where there is a terminal. */
function progress(what: string, rows: number, started: number): void {
  const perSecond = Math.round(rows / ((performance.now() - started) / 1000));
  const line = `${what}: ${rows.toLocaleString('en')} rows, ${perSecond.toLocaleString('en')}/s`;
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
}

/** Writes the files once, in a process of its own. */
function measure(writer: Writer, folder: string): Promise<Result> {
  const started = performance.now();
  const child = spawn(process.execPath, [...FROM_SOURCE, join(__dirname, `${writer}.ts`)], {
    env: { ...process.env, NODE_ENV: 'production', BENCH_FOLDER: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: { progress?: number; result?: Result }) => {
      if (message.progress !== undefined) progress(writer, message.progress, started);
      if (message.result !== undefined) resolve(message.result);
    });
    child.once('exit', (code) => reject(new Error(`${writer} ended with ${code} before it was done`)));
  });
}

/** The same on a PostgreSQL server of its own. */
async function measureBesideOnPostgres(rows: number, rounds: number): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await createDatabase(postgres.url, 'settlement');
    const db = openDb({ dialect: 'postgres', url });
    try {
      await migrate(db);
      await fillDay(db, CLIENT.id, rows);
      await db.knex.raw('ANALYZE');
    } finally {
      await db.close();
    }
    await measureBeside('PostgreSQL', { BENCH_DATABASE: url }, rounds);
  } finally {
    await postgres.stop();
  }
}

/**
 * A day of card transactions from the database to both files, compared with a plain loop around csv-stringify that
 * reads the same rows in the same pages; then requests at the same time, on both databases.
 */
export async function settlement({ rounds, rows }: { rounds: number; rows: number }): Promise<void> {
  const { folder, remove } = benchFolder();
  try {
    const started = performance.now();
    await fill(folder, rows, (made) => progress('filling the database', made, started));
    const results: Record<Writer, Result[]> = { contrato: [], peer: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const writer of WRITERS) results[writer].push(await measure(writer, folder));
    }
    if (process.stderr.isTTY) process.stderr.write('\n');
    const of = (writer: Writer, value: (result: Result) => number) => median(results[writer].map(value));
    const speed = ({ rows: written, milliseconds }: Result) => written / (milliseconds / 1000);
    printTable(
      ['both files of a day', 'rows', 'seconds', 'rows/s', 'peak MiB', 'MiB at the start'],
      WRITERS.map((writer) => [
        writer === 'peer' ? 'csv-stringify loop' : writer,
        of(writer, (result) => result.rows),
        of(writer, (result) => result.milliseconds / 1000).toFixed(1),
        of(writer, speed).toFixed(0),
        of(writer, (result) => result.peak).toFixed(0),
        of(writer, (result) => result.base).toFixed(0),
      ]),
    );
    process.stdout.write(
      `rows/s compared with the loop: ${(of('contrato', speed) / of('peer', speed)).toFixed(2)} ×\n\n`,
    );
    await measureBeside('SQLite', { BENCH_FOLDER: folder }, rounds);
    await measureBesideOnPostgres(rows, rounds);
  } finally {
    remove();
  }
}
