import { passesPrivileges, useDatabase } from '../../testing/database';
import { until } from '../../testing/until';
import { FullServer } from './full-server';
import type { PostgresConfig } from './open';
import { rowsOf } from './rows-of';

const database = useDatabase();

/** Lets the database have so many connections; those that are open stay. */
function limitTo(limit: number): Promise<void> {
  const name = new URL((database.config as PostgresConfig).url).pathname.slice(1);
  return database.db.transaction(({ knex }) => knex.raw(`ALTER DATABASE ${name} CONNECTION LIMIT ${limit}`));
}

/** Returns on how many connections forty transactions run that begin at once. */
async function used(): Promise<number> {
  const transact = () =>
    database.db.transaction(async ({ knex }) => {
      await knex.raw('SELECT count(*) FROM generate_series(1, 100000)');
      return rowsOf(await knex.raw('SELECT pg_backend_pid() AS pid'))[0]?.pid;
    });
  return new Set(await Promise.all(Array.from({ length: 40 }, transact))).size;
}

it('a pool makes do with the connections that it has where there are no more, and takes more when there are', async () => {
  // No limit holds for superusers.
  if (await passesPrivileges(database.db)) return;
  await limitTo(3);
  expect(await used()).toBeLessThanOrEqual(3);
  expect(await used()).toBeLessThanOrEqual(3);
  await limitTo(0);
  const other = database.openAgain();
  await expect(other.ping()).rejects.toThrow('53300');
  await expect(Promise.all([other.ping(), other.ping(), other.ping()])).rejects.toThrow('53300');
  await limitTo(-1);
  await other.ping();
  await until('more are used', async () => (await used()) > 3);
  await other.close();
});

describe('a connection that can not be opened', () => {
  const failedWith = (code: string) => {
    const counts = { numUsed: () => 2, numFree: () => 1, numPendingCreates: () => 1, numPendingAcquires: () => 5 };
    const pool = { max: 10, propagateCreateError: true, ...counts };
    new FullServer(pool).inspect(Object.assign(new Error('refused'), { code }));
    return pool;
  };

  it('leaves the pool without asking for further ones where there are too many', () => {
    expect(failedWith('53300')).toMatchObject({ max: 3, propagateCreateError: false });
  });

  it('leaves the pool as it is where something else is wrong', () => {
    expect(failedWith('28P01')).toMatchObject({ max: 10, propagateCreateError: true });
  });
});
