import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../../server/testing/postgres-server';
import { type Child, startChild } from '../lib/child';
import { load, type Measured, median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import { type LoadRequest, NUMBER } from '../lib/request';
import { printTable } from '../lib/table';
import { accountId, HOT_ACCOUNTS } from '../transactions/fixture';
import { tenantId } from './tenants';

/** Requests that are on their way at the same time, over all processes. */
const CONNECTIONS = 66;
const PROCESSES = 3;
const TENANTS = [1, 6];

/** Which clients ask which process. */
interface Arrangement {
  name: string;
  /** For each process that is asked, the numbers of its clients. */
  split(tenants: number): number[][];
}

const all = (tenants: number) => Array.from({ length: tenants }, (_, n) => n);

const ONE: Arrangement = { name: 'one process', split: (tenants) => [all(tenants)] };
const ARRANGEMENTS: readonly Arrangement[] = [
  ONE,
  { name: '2 processes, any', split: (tenants) => [all(tenants), all(tenants)] },
  { name: '3 processes, any', split: (tenants) => Array.from({ length: PROCESSES }, () => all(tenants)) },
  {
    name: '3 processes, by client',
    split: (tenants) =>
      Array.from({ length: PROCESSES }, (_, process) => all(tenants).filter((n) => n % PROCESSES === process)).filter(
        (own) => own.length > 0,
      ),
  },
];

interface Result {
  perSecond: number;
  p99: number;
  /** Microseconds of a processor per movement, in all processes of the service. */
  cpu: number;
  /** Cores of the machine that were busy, with the database and the generator of the load. */
  cores: number;
}

function movement(tenant: number, account: number, token: string): LoadRequest {
  const key = `bench-${process.pid}-${NUMBER}`;
  return {
    method: 'POST',
    path: '/core/transactions/v1',
    headers: { 'content-type': 'application/json', 'x-idempotency-key': key, authorization: `Bearer ${token}` },
    body: JSON.stringify({
      account_id: accountId(account, tenantId(tenant)),
      type: 'CASHIN',
      process_type: 'ORIGINAL',
      entry_type: 'CREDIT',
      total_amount: '1000.00',
    }),
  };
}

/** Milliseconds that all cores of the machine were busy so far. */
const busyMilliseconds = (): number =>
  cpus().reduce((total, { times: { user, nice, sys, irq } }) => total + user + nice + sys + irq, 0);

/** The processes of a service on one database, which is theirs. */
class Service {
  private constructor(
    private readonly children: readonly Child[],
    private readonly tokens: readonly string[],
    private readonly folder: string,
  ) {}

  static async start(server: PostgresServer, name: string, limited: boolean): Promise<Service> {
    const folder = await mkdtemp(join(tmpdir(), 'contrato-bench-'));
    const environment = {
      BENCH_DATABASE_URL: await createDatabase(server.url, name),
      BENCH_FOLDER: folder,
      BENCH_LIMITED: limited ? 'yes' : '',
    };
    const children: Child[] = [];
    for (let n = 0; n < PROCESSES; n += 1) children.push(await startChild('bench/processes/server.ts', environment));
    const tokens = await (children[0] as Child).ask<string[]>('fill', Math.max(...TENANTS));
    return new Service(children, tokens, folder);
  }

  async measure(split: readonly number[][], seconds: number): Promise<Result> {
    const before = this.cpu();
    const coresBefore = busyMilliseconds();
    const started = performance.now();
    const measured = await Promise.all(
      split.map((tenants, n) => this.ask(this.children[n] as Child, tenants, CONNECTIONS / split.length, seconds)),
    );
    const cores = (busyMilliseconds() - coresBefore) / (performance.now() - started);
    const sum = (of: (one: Measured) => number) => measured.reduce((total, one) => total + of(one), 0);
    if (sum(({ failed }) => failed) > 0) throw new Error('requests failed');
    const cpu = (this.cpu() - before) / sum(({ answers }) => answers);
    const p99 = Math.max(...measured.map((one) => one.p99));
    return { perSecond: sum(({ perSecond }) => perSecond), p99, cpu, cores };
  }

  private ask(child: Child, tenants: readonly number[], connections: number, seconds: number): Promise<Measured> {
    const requests = Array.from({ length: HOT_ACCOUNTS }, (_, account) =>
      tenants.map((tenant) => movement(tenant, account, this.tokens[tenant] as string)),
    ).flat();
    return load({ url: child.url, requests, connections, seconds });
  }

  private cpu(): number {
    return this.children.reduce((total, child) => total + (child.cpuMicroseconds() ?? 0), 0);
  }

  /** @throws Error where the ledger does not add up */
  async verify(): Promise<void> {
    const mismatches = await (this.children[0] as Child).ask<number>('mismatches');
    if (mismatches > 0) throw new Error(`verify-ledger found ${mismatches} mismatches`);
  }

  async stop(): Promise<void> {
    for (const child of this.children) await child.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface Case {
  tenants: number;
  arrangement: Arrangement;
  results: Result[];
}

async function compare(server: PostgresServer, limited: boolean, { rounds, seconds }: Options): Promise<Case[]> {
  const cases = TENANTS.flatMap((tenants) =>
    ARRANGEMENTS.map((arrangement): Case => ({ tenants, arrangement, results: [] })),
  );
  const service = await Service.start(server, limited ? 'limited' : 'unlimited', limited);
  try {
    for (const { tenants, arrangement } of cases) await service.measure(arrangement.split(tenants), 1);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`${limited ? 'with' : 'without'} limits of the client: round ${round} of ${rounds}\n`);
      for (const one of cases) one.results.push(await service.measure(one.arrangement.split(one.tenants), seconds));
    }
    await service.verify();
  } finally {
    await service.stop();
  }
  return cases;
}

function row(cases: readonly Case[], { tenants, arrangement, results }: Case): string[] {
  const one = cases.find((other) => other.tenants === tenants && other.arrangement === ONE) as Case;
  const of = (field: keyof Result) => median(results.map((result) => result[field]));
  const ratios = results.map(({ perSecond }, round) => perSecond / (one.results[round]?.perSecond ?? Number.NaN));
  return [
    `${tenants} ${tenants === 1 ? 'client' : 'clients'}: ${arrangement.name}`,
    of('perSecond').toFixed(0),
    median(ratios).toFixed(2),
    of('p99').toFixed(0),
    of('cpu').toFixed(0),
    of('cores').toFixed(2),
  ];
}

interface Options {
  rounds: number;
  seconds: number;
}

/**
 * One load on one, two and three processes of the service that share a PostgreSQL: each client asking any of them, and
 * each client asking one, as behind a balancer that goes by the token.
 */
export async function processes(options: Options): Promise<void> {
  const server = await startPostgres({ durable: true });
  try {
    for (const limited of [false, true]) {
      const cases = await compare(server, limited, options);
      printTable(
        [
          `movements per second, ${limited ? 'with' : 'without'} limits of the client`,
          'per second',
          '× one',
          'p99 ms',
          'CPU µs each',
          'cores busy',
        ],
        cases.map((one) => row(cases, one)),
      );
    }
  } finally {
    await server.stop();
  }
}
