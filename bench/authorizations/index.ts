import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Client as PgClient } from 'pg';
import { startPostgres } from '../../server/testing/postgres-server';
import { startChild } from '../lib/child';
import { median } from '../lib/load';
import { printTable } from '../lib/table';
import { type Fixture, openFixture } from './fixture';
import { type MeasuredAuthorizations, measure } from './measure';

interface Options {
  rounds: number;
  seconds: number;
}

const LOADS = [1, 64] as const;
const BARE = 'bare HTTP round trip';

/** About what an authorization says, for the round trip that it is held against. */
const BODY = Buffer.from(JSON.stringify({ filler: 'x'.repeat(900) }));

/** A POST over kept connections and nothing else. */
function roundTrip(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
    const call = request(`${url}/transactions/authorizations`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', resolve);
    });
    call.on('error', reject);
    call.end(BODY);
  });
}

function authorization({ processor, client, message }: Fixture): (turn: number) => Promise<void> {
  return async (turn) => {
    const { statusDetail } = await processor.process(client, message(turn));
    if (statusDetail !== 'APPROVED') throw new Error(`an authorization ended as ${statusDetail}`);
  };
}

async function createDatabase(url: string): Promise<string> {
  const client = new PgClient({ connectionString: url });
  await client.connect();
  await client.query('CREATE DATABASE bench');
  await client.end();
  return Object.assign(new URL(url), { pathname: '/bench' }).href;
}

/**
 * Authorizations that the client decides: recorded, asked for over HTTP with signatures both ways, and settled, durable on
 * either database. The bare round trip goes to the same client, in the same rounds.
 */
export async function authorizations({ rounds, seconds }: Options): Promise<void> {
  const secret = randomBytes(32).toString('base64');
  const client = await startChild('bench/authorizations/client.ts', { BENCH_API_SECRET: secret });
  const postgres = await startPostgres({ durable: true });
  const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...LOADS) });
  const fixtures: Fixture[] = [];
  try {
    const runs = new Map<string, (turn: number) => Promise<void>>([[BARE, () => roundTrip(client.url, agent)]]);
    for (const name of ['SQLite', 'PostgreSQL'] as const) {
      const database =
        name === 'SQLite' ? 'sqlite' : ({ dialect: 'postgres', url: await createDatabase(postgres.url) } as const);
      const fixture = await openFixture(database, client.url, secret);
      fixtures.push(fixture);
      runs.set(`authorization, ${name}`, authorization(fixture));
    }
    const results = await measureAll(runs, { rounds, seconds });
    print(results);
  } finally {
    for (const fixture of fixtures) await fixture.close();
    agent.destroy();
    await postgres.stop();
    await client.stop();
  }
}

type Results = Map<number, Map<string, MeasuredAuthorizations[]>>;

async function measureAll(
  runs: ReadonlyMap<string, (turn: number) => Promise<void>>,
  { rounds, seconds }: Options,
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
    const middle = (name: string, pick: (one: MeasuredAuthorizations) => number) =>
      median((measured.get(name) ?? []).map(pick));
    const bare = { p50: middle(BARE, ({ p50 }) => p50), p99: middle(BARE, ({ p99 }) => p99) };
    const rows = [...measured.keys()].map((name) => {
      const p50 = middle(name, (one) => one.p50);
      const p99 = middle(name, (one) => one.p99);
      return [
        name,
        Math.round(middle(name, ({ perSecond }) => perSecond)),
        p50.toFixed(2),
        p99.toFixed(2),
        (p50 - bare.p50).toFixed(2),
        (p99 - bare.p99).toFixed(2),
      ];
    });
    process.stdout.write(`\n${concurrency} at once, medians of the rounds\n`);
    printTable(['', 'per second', 'p50 ms', 'p99 ms', 'added p50', 'added p99'], rows);
  }
}
