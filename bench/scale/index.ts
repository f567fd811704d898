import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Account } from '../../server/accounts/store/accounts';
import { Ledger } from '../../server/ledger/ledger';
import { verifyLedger } from '../../server/ledger/verification';
import { migrate } from '../../server/migrations';
import type { PostgresConfig } from '../../server/platform/store/open';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../../server/testing/database';
import { makeAccount, makeClient, movementOn, requestOf } from '../../server/testing/ledger';
import { printTable } from '../lib/table';
import { type Costs, capacityOf } from './model';

const CLIENTS = 12;
const ACCOUNTS = 5;
/** Movements that are on their way at the same time. */
const AT_ONCE = 96;
/** Cores of each machine of the model. */
const CORES = 8;
/** Ticks of a process's times in a second, as the kernel counts them. */
const TICKS = 100;

/** The servers that have a part of a database, the one that the service is connected to first. */
function serversOf({ config }: TestDatabase): string[] {
  const { url } = config as PostgresConfig;
  const { pathname } = new URL(url);
  const workers = (process.env.TEST_CITUS_WORKERS ?? '').split(',').filter((worker) => worker !== '');
  return [url, ...workers.map((worker) => Object.assign(new URL(worker), { pathname }).href)];
}

/**
 * Microseconds of a processor that the connections of a server to its database have taken so far; the servers are on
 * this machine.
 */
async function busyOn(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const each = await Promise.all(rows.map(({ pid }: { pid: number }) => ticksOf(pid)));
    return (each.reduce((sum, ticks) => sum + ticks, 0) * 1_000_000) / TICKS;
  } finally {
    await client.end();
  }
}

async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return 0;
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return user + system;
}

async function submitFor(ledger: Ledger, accounts: readonly Account[], milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  let count = 0;
  const worker = async (first: number) => {
    for (let n = first; performance.now() < until; n += AT_ONCE) {
      const account = accounts[n % accounts.length] as Account;
      await ledger.submit(requestOf(movementOn(account, { type: 'CASHIN', entryType: 'CREDIT' })));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => worker(n)));
  return count;
}

/** Moves money of a dozen clients on a database, and verifies its ledger. */
async function measure(database: TestDatabase, seconds: number): Promise<Costs & { perSecond: number; wrong: number }> {
  const { db } = database;
  const accounts: Account[] = [];
  for (let n = 0; n < CLIENTS; n++) {
    const { id } = await makeClient(db);
    for (let m = 0; m < ACCOUNTS; m++) accounts.push(await makeAccount(db, id));
  }
  const ledger = new Ledger(db);
  await submitFor(ledger, accounts, 2_000);
  const servers = serversOf(database).slice(0, db.isDistributed ? undefined : 1);
  const before = await Promise.all(servers.map(busyOn));
  const [own, begun] = [process.cpuUsage(), performance.now()];
  const count = await submitFor(ledger, accounts, seconds * 1_000);
  const spent = process.cpuUsage(own);
  const elapsed = (performance.now() - begun) / 1_000;
  const after = await Promise.all(servers.map(busyOn));
  const [coordinator = 0, ...workers] = after.map((busy, at) => (busy - (before[at] as number)) / count);
  const { mismatches } = await verifyLedger(db);
  return {
    perSecond: count / elapsed,
    service: (spent.user + spent.system) / count,
    coordinator,
    workers: workers.reduce((sum, one) => sum + one, 0),
    wrong: mismatches.length,
  };
}

/**
 * Measures the cost of a movement on one PostgreSQL and on a Citus cluster on the same machine, and models from that
 * larger ones. DATABASE_URL_TEST names the coordinator and TEST_CITUS_WORKERS the workers.
 */
export async function scale({ seconds }: { seconds: number }): Promise<void> {
  if (!process.env.DATABASE_URL_TEST || !process.env.TEST_CITUS_WORKERS) {
    throw new Error(
      'DATABASE_URL_TEST names the coordinator, TEST_CITUS_WORKERS the workers: docs/scale.md has the steps',
    );
  }
  const one = await createEmptyDatabase('postgres');
  await migrate(one.db);
  const several = await createDatabase('postgres');
  try {
    const found = [
      ['one database', await measure(one, seconds)] as const,
      ['coordinator and workers', await measure(several, seconds)] as const,
    ];
    printTable(
      ['', 'movements/s here', 'CPU µs: service', 'coordinator', 'workers', 'mismatches'],
      found.map(([name, { perSecond, service, coordinator, workers, wrong }]) => [
        name,
        ...[perSecond, service, coordinator, workers].map((value) => value.toFixed(0)),
        wrong,
      ]),
    );
    printTable(
      [`machines of ${CORES} cores`, 'movements/s', 'limit', 'cores of the service'],
      [0, 2, 4, 8, 16].map((workers) => {
        const costs = found[workers === 0 ? 0 : 1]?.[1] as Costs;
        const { perSecond, limit, serviceCores } = capacityOf(costs, workers, CORES);
        const name = workers === 0 ? 'one database' : `${workers} workers`;
        return [name, perSecond, workers === 0 ? 'database' : limit, serviceCores];
      }),
    );
  } finally {
    await one.drop();
    await several.drop();
  }
}
