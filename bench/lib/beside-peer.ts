import { startPostgres } from '../../server/testing/postgres-server';
import type { Child } from './child';
import { Caller, percentile } from './latency';
import { load, type Measured, median } from './load';
import { createDatabase } from './postgres';
import { inTurn, type LoadRequest } from './request';
import { printTable } from './table';

/** This server, and what a competent team writes in an afternoon. */
const SERVERS = ['contrato', 'peer'] as const;
export type Server = (typeof SERVERS)[number];

/** A request of one sort, in many forms that are sent in turn. */
export interface Case {
  name: string;
  requests: readonly LoadRequest[];
}

/** Both servers' throughput of one case in one round. */
type Throughput = Record<Server, Measured>;
/** Both servers' median latency with one connection in one round, in milliseconds. */
type Latency = Record<Server, number>;

/** The measurements, by case, round by round. */
interface Compared {
  throughput: Map<Case, Throughput[]>;
  latency: Map<Case, Latency[]>;
}

interface Comparison {
  /** Starts a server on the database at an address, or on a SQLite file of its own where the address is empty. */
  start(server: Server, url: string): Promise<Child>;
  /** The sorts of requests whose throughput is measured. */
  throughput: readonly Case[];
  /** The sorts of requests whose latency is measured. */
  latency: readonly Case[];
  /** Holds the servers against each other before anything is measured. @throws where they do not do the same */
  check?(children: Record<Server, Child>): Promise<void>;
}

/** Requests that are on their way at the same time where throughput is measured. */
const CONNECTIONS = 64;

/** Requests after which the servers take turns, where one connection's latency is measured. */
const REQUESTS_PER_TURN = 20;
const TURNS_PER_ROUND = 10;
const WARM_UP_SECONDS = 2;

const tokenOf = (child: Child) => child.token ?? 'bench';

function measure(child: Child, item: Case, seconds: number): Promise<Measured> {
  const authorization = `Bearer ${tokenOf(child)}`;
  const requests = item.requests.map((request) => ({ ...request, headers: { ...request.headers, authorization } }));
  return load({ url: child.url, requests, connections: CONNECTIONS, seconds });
}

/** Measures both servers on one kind of database, in turn, round by round. */
async function compare(
  dialect: string,
  urls: Record<Server, string>,
  { comparison, rounds, seconds }: { comparison: Comparison; rounds: number; seconds: number },
): Promise<Compared> {
  const children = {} as Record<Server, Child>;
  const empty = <T>(cases: readonly Case[]) => new Map(cases.map((item) => [item, [] as T[]]));
  const compared: Compared = { throughput: empty(comparison.throughput), latency: empty(comparison.latency) };
  try {
    for (const server of SERVERS) {
      children[server] = await comparison.start(server, urls[server]);
      for (const item of comparison.throughput.slice(0, 1)) await warmUp(server, children[server], item);
    }
    await comparison.check?.(children);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`${dialect}: round ${round} of ${rounds}\n`);
      for (const [item, measured] of compared.throughput) measured.push(await throughput(children, item, seconds));
      for (const [item, measured] of compared.latency) measured.push(await latency(children, item));
    }
  } finally {
    for (const child of Object.values(children)) await child.stop();
  }
  return compared;
}

async function warmUp(server: Server, child: Child, item: Case): Promise<void> {
  const { failed } = await measure(child, item, WARM_UP_SECONDS);
  if (failed > 0) throw new Error(`${server} does not answer with success`);
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
async function latency(children: Record<Server, Child>, item: Case): Promise<Latency> {
  const times: Record<Server, number[]> = { contrato: [], peer: [] };
  const callers = SERVERS.map((server) => ({
    server,
    caller: new Caller(children[server].url, tokenOf(children[server]), 1),
  }));
  const next = inTurn(item.requests);
  for (let turn = 0; turn < TURNS_PER_ROUND; turn += 1) {
    for (const { server, caller } of callers) {
      times[server].push(...(await caller.times(REQUESTS_PER_TURN, next)));
    }
  }
  for (const { caller } of callers) caller.close();
  return { contrato: percentile(times.contrato, 0.5), peer: percentile(times.peer, 0.5) };
}

function throughputRow(name: string, rounds: readonly Throughput[]): string[] {
  const cells = (['perSecond', 'p99'] as const).flatMap((field) => {
    const of = (server: Server) => rounds.map((round) => round[server][field]);
    const ratios = rounds.map(({ contrato, peer }) => contrato[field] / peer[field]);
    return [median(of('contrato')).toFixed(0), median(of('peer')).toFixed(0), median(ratios).toFixed(2)];
  });
  return [name, ...cells];
}

function latencyRow(name: string, rounds: readonly Latency[]): string[] {
  const of = (server: Server) => median(rounds.map((round) => round[server])).toFixed(1);
  return [name, of('contrato'), of('peer'), median(rounds.map(({ contrato, peer }) => contrato / peer)).toFixed(2)];
}

/**
 * Measures this server and a peer, over HTTP and on both databases, and prints two tables.
 * @param what is counted, in the plural
 */
export async function besidePeer(
  what: string,
  comparison: Comparison,
  options: { rounds: number; seconds: number },
): Promise<void> {
  const how = { comparison, rounds: options.rounds, seconds: options.seconds };
  const compared = new Map([['SQLite', await compare('SQLite', { contrato: '', peer: '' }, how)]]);
  const postgres = await startPostgres({ durable: true });
  try {
    const urls = {
      contrato: await createDatabase(postgres.url, 'own'),
      peer: await createDatabase(postgres.url, 'peer'),
    };
    compared.set('PostgreSQL', await compare('PostgreSQL', urls, how));
  } finally {
    await postgres.stop();
  }
  const all = [...compared];
  const named = (dialect: string, item: Case) => `${dialect}: ${item.name}`;
  printTable(
    [`${what} per second, ${CONNECTIONS} connections`, 'contrato', 'peer', '×', 'p99 ms', 'peer', '×'],
    all.flatMap(([dialect, of]) =>
      [...of.throughput].map(([item, rounds]) => throughputRow(named(dialect, item), rounds)),
    ),
  );
  printTable(
    ['milliseconds, 1 connection', 'contrato', 'peer', '×'],
    all.flatMap(([dialect, of]) => [...of.latency].map(([item, rounds]) => latencyRow(named(dialect, item), rounds))),
  );
}
