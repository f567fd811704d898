import { startPostgres } from '../../server/testing/postgres-server';
import { type Child, startChild } from '../lib/child';
import { Caller, type LatencyRequest, percentile } from '../lib/latency';
import { load, type Measured, median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import { printTable } from '../lib/table';
import { accountId, HOT_ACCOUNTS } from './fixture';

const SERVERS = ['contrato', 'peer'] as const;
type Server = (typeof SERVERS)[number];

interface Case {
  name: string;
  path: string;
  body(n: number): string;
}

/** Requests that are on their way at the same time where throughput is measured. */
const CONNECTIONS = 64;

/** Requests after which the servers take turns, where one connection's latency is measured. */
const REQUESTS_PER_TURN = 20;
const TURNS_PER_ROUND = 10;

let counter = 0;

const single = (n: number) =>
  JSON.stringify({
    account_id: accountId(n % HOT_ACCOUNTS),
    type: 'CASHIN',
    process_type: 'ORIGINAL',
    entry_type: 'CREDIT',
    total_amount: '1000.00',
  });

const p2p = (n: number) =>
  JSON.stringify({
    source_account_id: accountId(n % HOT_ACCOUNTS),
    destination_account_id: accountId((n + 1 + (n % 7)) % HOT_ACCOUNTS),
    source_data: {},
    destination_data: {},
    total_amount: '0.01',
  });

const SINGLE: Case = { name: 'single', path: '/core/transactions/v1', body: single };
const CASES: readonly Case[] = [
  SINGLE,
  { name: `P2P over ${HOT_ACCOUNTS} accounts`, path: '/core/transactions/v1/p2p', body: p2p },
];

const tokenOf = (child: Child) => child.token ?? 'bench';

/** The next movement of this sort, with a key of its own. */
function next({ path, body }: Case): Required<LatencyRequest> {
  counter += 1;
  const headers = { 'content-type': 'application/json', 'x-idempotency-key': `bench-${process.pid}-${counter}` };
  return { method: 'POST', path, headers, body: body(counter) };
}

function measure(child: Child, item: Case, seconds: number): Promise<Measured> {
  return load({
    url: child.url,
    method: 'POST',
    connections: CONNECTIONS,
    seconds,
    requests: [
      {
        setupRequest: (request) => {
          const { headers, ...asked } = next(item);
          return { ...request, ...asked, headers: { ...headers, authorization: `Bearer ${tokenOf(child)}` } };
        },
      },
    ],
  });
}

/** Both servers' throughput of one case in one round. */
type Throughput = Record<Server, Measured>;
/** Both servers' median latency with one connection in one round, in milliseconds. */
type Latency = Record<Server, number>;

interface Compared {
  throughput: Map<Case, Throughput[]>;
  latency: Latency[];
}

/** Measures both servers on one kind of database, in turn, round by round. */
async function compare(
  dialect: string,
  urls: Record<Server, string>,
  options: { rounds: number; seconds: number },
): Promise<Compared> {
  const children = {} as Record<Server, Child>;
  const compared: Compared = { throughput: new Map(CASES.map((item) => [item, []])), latency: [] };
  try {
    for (const server of SERVERS) {
      children[server] = await startChild(`bench/transactions/${server}.ts`, { BENCH_DATABASE_URL: urls[server] });
      const { failed } = await measure(children[server], SINGLE, 2);
      if (failed > 0) throw new Error(`${server} does not answer with success`);
    }
    for (let round = 1; round <= options.rounds; round += 1) {
      process.stderr.write(`${dialect}: round ${round} of ${options.rounds}\n`);
      for (const [item, rounds] of compared.throughput) rounds.push(await throughput(children, item, options.seconds));
      compared.latency.push(await latency(children));
    }
  } finally {
    for (const child of Object.values(children)) await child.stop();
  }
  return compared;
}

async function throughput(children: Record<Server, Child>, item: Case, seconds: number): Promise<Throughput> {
  const measured = {} as Throughput;
  for (const server of SERVERS) {
    measured[server] = await measure(children[server], item, seconds);
    const { failed } = measured[server];
    if (failed > 0) throw new Error(`${server}: ${failed} requests failed (${item.name})`);
  }
  return measured;
}

/** In short turns, so that whatever else the machine does slows down both alike. */
async function latency(children: Record<Server, Child>): Promise<Latency> {
  const times: Record<Server, number[]> = { contrato: [], peer: [] };
  const callers = SERVERS.map((server) => ({
    server,
    caller: new Caller(children[server].url, tokenOf(children[server]), 1),
  }));
  for (let turn = 0; turn < TURNS_PER_ROUND; turn += 1) {
    for (const { server, caller } of callers) {
      times[server].push(...(await caller.times(REQUESTS_PER_TURN, () => next(SINGLE))));
    }
  }
  for (const { caller } of callers) caller.close();
  return { contrato: percentile(times.contrato, 0.5), peer: percentile(times.peer, 0.5) };
}

function throughputRow(dialect: string, item: Case, rounds: readonly Throughput[]): string[] {
  const cells = (['perSecond', 'p99'] as const).flatMap((field) => {
    const of = (server: Server) => rounds.map((round) => round[server][field]);
    const ratios = rounds.map(({ contrato, peer }) => contrato[field] / peer[field]);
    return [median(of('contrato')).toFixed(0), median(of('peer')).toFixed(0), median(ratios).toFixed(2)];
  });
  return [`${dialect}: ${item.name}`, ...cells];
}

function latencyRow(dialect: string, rounds: readonly Latency[]): string[] {
  const of = (server: Server) => median(rounds.map((round) => round[server])).toFixed(1);
  return [dialect, of('contrato'), of('peer'), median(rounds.map(({ contrato, peer }) => contrato / peer)).toFixed(2)];
}

/** Movements of money over HTTP, durable, beside the same work done with one database transaction per request. */
export async function transactions(options: { rounds: number; seconds: number }): Promise<void> {
  const compared = new Map([['SQLite', await compare('SQLite', { contrato: '', peer: '' }, options)]]);
  const postgres = await startPostgres({ durable: true });
  try {
    const urls = {
      contrato: await createDatabase(postgres.url, 'own'),
      peer: await createDatabase(postgres.url, 'peer'),
    };
    compared.set('PostgreSQL', await compare('PostgreSQL', urls, options));
  } finally {
    await postgres.stop();
  }
  const all = [...compared];
  printTable(
    [`movements per second, ${CONNECTIONS} connections`, 'contrato', 'peer', '×', 'p99 ms', 'peer', '×'],
    all.flatMap(([dialect, { throughput }]) => [...throughput].map((entry) => throughputRow(dialect, ...entry))),
  );
  printTable(
    ['milliseconds, 1 connection, single', 'contrato', 'peer', '×'],
    all.map(([dialect, { latency }]) => latencyRow(dialect, latency)),
  );
}
