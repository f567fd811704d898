import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { startPostgres } from '../../server/testing/postgres-server';
import { startChild } from '../lib/child';
import { median } from '../lib/load';
import { createDatabase } from '../lib/postgres';
import { printTable } from '../lib/table';
import { openRelay, post } from './door';
import { type Fixture, openFixture } from './fixture';
import { type MeasuredAuthorizations, measure } from './measure';
import { openPeer, type Peer } from './peer';

interface Options {
  rounds: number;
  seconds: number;
  database: 'sqlite' | 'postgres';
}

const LOADS = [1, 64] as const;
const BARE = 'bare HTTP round trip';
const BARE_BOTH = 'bare round trip in and out';
const OVER_HTTP = 'over HTTP';

/** About what an authorization says, for the round trip that it is held against. */
const BODY = Buffer.from(JSON.stringify({ filler: 'x'.repeat(900) }));

function authorization({ processor, client, message }: Fixture): (turn: number) => Promise<void> {
  return async (turn) => {
    const { statusDetail } = await processor.process(client, message(turn));
    if (statusDetail !== 'APPROVED') throw new Error(`an authorization ended as ${statusDetail}`);
  };
}

/** The same as a card network asks for it, over HTTP. */
function message({ door, body }: Pick<Peer, 'door' | 'body'>, agent: Agent): (turn: number) => Promise<void> {
  return async (turn) => {
    const answer = await post(door.url, agent, Buffer.from(JSON.stringify(body(turn))), door.token);
    const { data } = JSON.parse(answer) as { data?: { status_detail: string } };
    if (data?.status_detail !== 'APPROVED') throw new Error(`an authorization ended as ${answer}`);
  };
}

const TITLES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/**
 * Authorizations that the client decides: recorded, asked for over HTTP with signatures both ways, and settled, durable on
 * one database: as in production a process serves one, and its code is compiled for that one. The bare round trip goes to the same client,
 * in the same rounds. Those over HTTP come in as a card network sends them, and are held against a round trip that comes in and goes out,
 * and against the peer.
 */
export async function authorizations({ rounds, seconds, database }: Options): Promise<void> {
  const secret = randomBytes(32).toString('base64');
  const client = await startChild('bench/authorizations/client.ts', { BENCH_API_SECRET: secret });
  const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...LOADS) });
  const closing = [client.stop, async () => agent.destroy()];
  try {
    const target = `${client.url}/transactions/authorizations`;
    const relay = await openRelay(target, agent);
    closing.push(async () => relay.close());
    const stores = await storesOn(database, closing);
    const fixture = await openFixture(await stores('bench'), client.url, secret);
    closing.push(fixture.close);
    const peer = await openPeer(await stores('peer'), client.url, secret);
    closing.push(peer.close);
    const name = TITLES[database];
    const runs = new Map<string, (turn: number) => Promise<void>>([
      [BARE, async () => void (await post(target, agent, BODY))],
      [BARE_BOTH, async () => void (await post(relay.url, agent, BODY))],
      [`authorization, ${name}`, authorization(fixture)],
      [`authorization ${OVER_HTTP}, ${name}`, message(fixture, agent)],
      [`peer ${OVER_HTTP}, ${name}`, message(peer, agent)],
      [`accounts decide ${OVER_HTTP}, ${name}`, message({ ...fixture, body: fixture.ofAccount.each }, agent)],
      [`one account decides ${OVER_HTTP}, ${name}`, message({ ...fixture, body: fixture.ofAccount.one }, agent)],
    ]);
    print(await measureAll(runs, { rounds, seconds }));
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Gives what makes new databases. @param closing takes what ends their server */
async function storesOn(database: Options['database'], closing: (() => Promise<void>)[]) {
  if (database === 'sqlite') return async () => 'sqlite' as const;
  const postgres = await startPostgres({ durable: true });
  closing.push(postgres.stop);
  return async (name: string) => ({ dialect: 'postgres', url: await createDatabase(postgres.url, name) }) as const;
}

type Results = Map<number, Map<string, MeasuredAuthorizations[]>>;

async function measureAll(
  runs: ReadonlyMap<string, (turn: number) => Promise<void>>,
  { rounds, seconds }: Pick<Options, 'rounds' | 'seconds'>,
): Promise<Results> {
  const results: Results = new Map(LOADS.map((load) => [load, new Map([...runs.keys()].map((name) => [name, []]))]));
  for (const run of runs.values()) await measure(run, { concurrency: 8, seconds: 1 });
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    for (const concurrency of LOADS) {
      for (const [name, run] of runs) {
        results
          .get(concurrency)
          ?.get(name)
          ?.push(await measure(run, { concurrency, seconds }));
      }
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
