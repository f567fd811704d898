import { readConfig } from '../../server/platform/config';
import type { Db } from '../../server/platform/store/db';
import { StoreUnavailable } from '../../server/platform/store/errors';
import { openDb } from '../../server/platform/store/open';
import { openConfiguredDb } from '../../server/run';
import { openFixture } from './fixture';
import { type OwnPostgres, startOwnPostgres } from './own-postgres';
import { until } from './retrying-clients';

/** Lets a server accept writes or not, from now on and on every connection, as one that is demoted. */
async function setWritable(server: OwnPostgres, writable: boolean): Promise<void> {
  const db = openDb({ dialect: 'postgres', url: server.url });
  const value = writable ? 'off' : 'on';
  for (const sql of [`ALTER SYSTEM SET default_transaction_read_only = ${value}`, 'SELECT pg_reload_conf()']) {
    await db.knex.raw(sql);
  }
  await until(`the server has ${value} for default_transaction_read_only`, async () => {
    const { rows } = await db.knex.raw('SHOW default_transaction_read_only');
    return rows[0].default_transaction_read_only === value;
  });
  await db.close();
}

const nothing = () => undefined;

it('a process opens as many connections as DATABASE_CONNECTIONS says, and no more', async () => {
  const fixture = await openFixture();
  const db = openConfiguredDb(readConfig({ ...fixture.environment, DATABASE_CONNECTIONS: '3' }));
  const connections = new Set<number>();
  // The first ones wait for each other: short ones are done with before the last connection is open.
  const takeOne = () =>
    db.transaction(async ({ knex }) => {
      const { rows } = await knex.raw('SELECT pg_backend_pid() AS pid');
      connections.add(rows[0].pid);
      while (connections.size < 3) await knex.raw('SELECT 1');
    });
  await Promise.all(Array.from({ length: 30 }, takeOne));
  expect(connections.size).toBe(3);
  await db.close();
  await fixture.close();
});

describe('a connection string with two hosts', () => {
  let servers: [OwnPostgres, OwnPostgres];
  let db: Db;
  const hostOf = ({ url }: OwnPostgres) => new URL(url).host;
  /** The port of the server that a transaction of the store is done by. */
  const writes = () =>
    db.transaction(async ({ knex }) => {
      await knex.raw('CREATE TEMPORARY TABLE written (id INTEGER) ON COMMIT DROP');
      const { rows } = await knex.raw(`SELECT '127.0.0.1:' || current_setting('port') AS host`);
      return rows[0].host as string;
    });

  beforeAll(async () => {
    servers = [await startOwnPostgres(), await startOwnPostgres()];
    await setWritable(servers[0], false);
    const { href } = new URL(servers[0].url);
    const url = href.replace(hostOf(servers[0]), servers.map(hostOf).join());
    db = openDb({ dialect: 'postgres', url: `${url}?target_session_attrs=read-write`, connections: 4 });
  });
  afterAll(async () => {
    await db.close();
    for (const server of servers) await server.close();
  });

  it('leads to the one that accepts writes, whatever their order', async () => {
    const hosts = await Promise.all(Array.from({ length: 4 }, writes));
    expect(new Set(hosts)).toEqual(new Set([hostOf(servers[1])]));
  });

  it('leads to the other one once that accepts them instead, and nobody notices', async () => {
    await setWritable(servers[0], true);
    await setWritable(servers[1], false);
    // Each of its processes hears of it when it does; none of our transactions may fail meanwhile.
    await until('the other one accepts them', async () => (await writes()) === hostOf(servers[0]));
    const hosts = await Promise.all(Array.from({ length: 16 }, writes));
    expect(new Set(hosts)).toEqual(new Set([hostOf(servers[0])]));
    const { rows } = await db.knex.raw(`SELECT '127.0.0.1:' || current_setting('port') AS host`);
    expect(rows).toEqual([{ host: hostOf(servers[0]) }]);
  });

  it('says of each why not when none accepts them, and goes on once one does', async () => {
    await setWritable(servers[0], false);
    let refusal: unknown;
    while (refusal === undefined) refusal = await writes().then(nothing, (error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreUnavailable);
    expect((refusal as Error & { cause: Error }).cause.message).toBe(
      [servers[0], servers[1]].map((server) => `${hostOf(server)}: is read-only`).join('; '),
    );
    await setWritable(servers[1], true);
    expect(await writes()).toBe(hostOf(servers[1]));
  });
});
