import { randomBytes } from 'node:crypto';
import { startPostgres } from '../../server/testing/postgres-server';
import { type Child, startChild } from '../lib/child';
import { load, median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import type { LoadRequest } from '../lib/request';
import { printTable } from '../lib/table';
import { type Cards, purchaseOf } from './fixture';
import type { MeasuredAuthorizations } from './measure';

interface Options {
  rounds: number;
  seconds: number;
  database: 'sqlite' | 'postgres';
}

const LOADS = [1, 64] as const;
const BARE = 'bare HTTP round trip';
const BARE_BOTH = 'bare round trip in and out';
const OVER_HTTP = 'over HTTP';
const WARM_UP_CONCURRENCY = 8;

/** About what an authorization says, for the round trip that it is compared with. */
const BARE_REQUEST: LoadRequest = {
  method: 'POST',
  path: '/transactions/authorizations',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ filler: 'x'.repeat(900) }),
};

const TITLES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Measures something that is done over and over for the seconds of a round, so many at once. */
type Run = (concurrency: number) => Promise<MeasuredAuthorizations>;

/**
 * Authorizations that the client decides: recorded, asked for over HTTP with signatures both ways, and settled, durable
 * on one database: as in production a process serves one, and its code is compiled for that one. The bare round trip
 * goes to the same client, in the same rounds. Those over HTTP come in as a card network sends them, and are held
 * against a round trip that comes in and goes out, and against the peer.
 */
export async function authorizations({ rounds, seconds, database }: Options): Promise<void> {
  const secret = randomBytes(32).toString('base64');
  const closing: (() => Promise<void>)[] = [];
  const start = async (server: string, environment: Record<string, string>) => {
    const child = await startChild(`bench/authorizations/${server}.ts`, { BENCH_API_SECRET: secret, ...environment });
    closing.push(child.stop);
    return child;
  };
  try {
    const client = await start('client', {});
    const asking = { BENCH_CLIENT_URL: client.url, BENCH_SECONDS: String(seconds) };
    const relay = await start('relay', asking);
    const databases = await databasesOn(database, closing);
    const own = await start('contrato', { ...asking, BENCH_DATABASE_URL: await databases('bench') });
    const peer = await start('peer', { ...asking, BENCH_DATABASE_URL: await databases('peer') });
    const bare = (child: Child) => over(child, [BARE_REQUEST], seconds);
    const uses = async (child: Child, kind: keyof Cards) => {
      const cards = await child.ask<Cards>('cards');
      const requests = cards[kind].map((card) => purchaseOf(card, child.token ?? ''));
      return over(child, requests, seconds, '"status_detail":"APPROVED"');
    };
    const name = TITLES[database];
    const runs = new Map<string, Run>([
      [BARE, bare(client)],
      [BARE_BOTH, bare(relay)],
      [`authorization, ${name}`, (concurrency) => own.ask('use', concurrency)],
      [`authorization ${OVER_HTTP}, ${name}`, await uses(own, 'client')],
      [`peer ${OVER_HTTP}, ${name}`, await uses(peer, 'client')],
      [`accounts decide ${OVER_HTTP}, ${name}`, await uses(own, 'each')],
      [`one account decides ${OVER_HTTP}, ${name}`, await uses(own, 'one')],
    ]);
    print(await measureAll(runs, rounds));
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Requests to a server, in turn. @param expectedText in the body of every answer */
function over(child: Child, requests: readonly LoadRequest[], seconds: number, expectedText?: string): Run {
  const { url } = child;
  return async (connections) => {
    const measured = await load({
      url,
      requests,
      connections,
      seconds,
      ...(expectedText !== undefined && { expectedText }),
    });
    if (measured.failed > 0) throw new Error(`${measured.failed} requests failed`);
    return measured;
  };
}

/**
 * Gives what makes new databases, by their address, which is empty for an SQLite file.
 * @param closing takes what ends their server
 */
async function databasesOn(database: Options['database'], closing: (() => Promise<void>)[]) {
  if (database === 'sqlite') return async () => '';
  const postgres = await startPostgres({ durable: true });
  closing.push(postgres.stop);
  return (name: string) => createDatabase(postgres.url, name);
}

type Results = Map<number, Map<string, MeasuredAuthorizations[]>>;

async function measureAll(runs: ReadonlyMap<string, Run>, rounds: number): Promise<Results> {
  const results: Results = new Map(LOADS.map((load) => [load, new Map([...runs.keys()].map((name) => [name, []]))]));
  for (const run of runs.values()) await run(WARM_UP_CONCURRENCY);
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    for (const concurrency of LOADS) {
      for (const [name, run] of runs)
        results
          .get(concurrency)
          ?.get(name)
          ?.push(await run(concurrency));
    }
  }
  return results;
}

function print(results: Results): void {
  for (const [concurrency, measured] of results) {
    const peer = [...measured.keys()].find((name) => name.startsWith('peer')) as string;
    const middle = (name: string, pick: (one: MeasuredAuthorizations) => number) =>
      median((measured.get(name) ?? []).map(pick));
    const bareOf = (name: string) => ({ p50: middle(name, (one) => one.p50), p99: middle(name, (one) => one.p99) });
    const rows = [...measured.keys()].map((name) => {
      const p50 = middle(name, (one) => one.p50);
      const p99 = middle(name, (one) => one.p99);
      const bare = bareOf(name.includes(OVER_HTTP) ? BARE_BOTH : BARE);
      const rate = (of: string) => middle(of, ({ perSecond }) => perSecond);
      return [
        name,
        Math.round(rate(name)),
        p50.toFixed(2),
        p99.toFixed(2),
        (p50 - bare.p50).toFixed(2),
        (p99 - bare.p99).toFixed(2),
        name.startsWith('authorization over') ? (rate(name) / rate(peer)).toFixed(2) : '',
      ];
    });
    process.stdout.write(`\n${concurrency} at once, medians of the rounds\n`);
    printTable(['', 'per second', 'p50 ms', 'p99 ms', 'added p50', 'added p99', 'of the peer'], rows);
  }
}
