import { startPostgres } from '../../server/testing/postgres-server';
import { type Child, startChild } from '../lib/child';
import { load, type Measured, median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import { printTable } from '../lib/table';
import { accountId, HOT_ACCOUNTS } from './ground';

const SERVERS = ['contrato', 'peer'] as const;
type Server = (typeof SERVERS)[number];

interface Case {
  name: string;
  path: string;
  connections: number;
  body(n: number): string;
}

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

const CASES: readonly Case[] = [
  { name: 'single, 64 connections', path: '/core/transactions/v1', connections: 64, body: single },
  { name: 'P2P over 10 accounts, 64', path: '/core/transactions/v1/p2p', connections: 64, body: p2p },
  { name: 'single, 1 connection', path: '/core/transactions/v1', connections: 1, body: single },
];

function measure(child: Child, { path, connections, body }: Case, seconds: number): Promise<Measured> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${child.token ?? 'bench'}` };
  return load({
    url: child.url,
    method: 'POST',
    connections,
    seconds,
    requests: [
      {
        setupRequest: (request) => {
          counter += 1;
          return {
            ...request,
            method: 'POST',
            path,
            headers: { ...headers, 'x-idempotency-key': `bench-${process.pid}-${counter}` },
            body: body(counter),
          };
        },
      },
    ],
  });
}

/** Measures both servers on one kind of database, in turn, round by round. */
async function compare(
  dialect: string,
  urls: Record<Server, string>,
  options: { rounds: number; seconds: number },
): Promise<string[][]> {
  const children = {} as Record<Server, Child>;
  const results = new Map<string, Measured[]>();
  try {
    for (const server of SERVERS) {
      children[server] = await startChild(`bench/transactions/${server}.ts`, { BENCH_DATABASE_URL: urls[server] });
      const { failed } = await measure(children[server], CASES[0] as Case, 2);
      if (failed > 0) throw new Error(`${server} does not answer with success`);
    }
    for (let round = 1; round <= options.rounds; round += 1) {
      process.stderr.write(`${dialect}: round ${round} of ${options.rounds}\n`);
      for (const item of CASES) {
        for (const server of SERVERS) {
          const measured = await measure(children[server], item, options.seconds);
          if (measured.failed > 0) throw new Error(`${server}: ${measured.failed} requests failed (${item.name})`);
          results.set(`${item.name} ${server}`, [...(results.get(`${item.name} ${server}`) ?? []), measured]);
        }
      }
    }
  } finally {
    for (const child of Object.values(children)) await child.stop();
  }
  return CASES.map((item) => row(dialect, item, results));
}

function row(dialect: string, item: Case, results: ReadonlyMap<string, readonly Measured[]>): string[] {
  const own = results.get(`${item.name} contrato`) ?? [];
  const peer = results.get(`${item.name} peer`) ?? [];
  const of = (list: readonly Measured[], field: 'perSecond' | 'p99') => median(list.map((measured) => measured[field]));
  const ratio = (field: 'perSecond' | 'p99') =>
    median(own.map((measured, i) => measured[field] / (peer[i]?.[field] ?? Number.NaN))).toFixed(2);
  return [
    `${dialect}: ${item.name}`,
    of(own, 'perSecond').toFixed(0),
    of(peer, 'perSecond').toFixed(0),
    ratio('perSecond'),
    of(own, 'p99').toFixed(0),
    of(peer, 'p99').toFixed(0),
    ratio('p99'),
  ];
}

/** Movements of money over HTTP, durable, beside the same work done with one database transaction per request. */
export async function transactions(options: { rounds: number; seconds: number }): Promise<void> {
  const rows = await compare('SQLite', { contrato: '', peer: '' }, options);
  const postgres = await startPostgres({ durable: true });
  try {
    const urls = {
      contrato: await createDatabase(postgres.url, 'own'),
      peer: await createDatabase(postgres.url, 'peer'),
    };
    rows.push(...(await compare('PostgreSQL', urls, options)));
  } finally {
    await postgres.stop();
  }
  printTable(['movements per second', 'contrato', 'peer', '×', 'p99 ms', 'peer', '×'], rows);
}
