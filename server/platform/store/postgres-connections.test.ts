import { Client, type ClientConfig } from 'pg';
import { verifyLedger } from '../../ledger/verification';
import { isMigrated, migrations } from '../../migrations';
import { database, db, put, useOneConnection } from '../../testing/one-connection';
import { until } from '../../testing/until';
import { newId } from '../ids';
import type { Db } from './db';
import { StoreUnavailable } from './errors';
import { applyMigrations } from './migrate';
import { openDb, type PostgresConfig } from './open';
import { rowsOf } from './rows-of';
import { readSetting, writeSetting } from './settings';
import { SilenceWatch } from './silence';

useOneConnection();

/** Lets a watch look at connections that all wait too long for an answer. @returns the places of those that it cuts */
async function cutAfterLong(watch: SilenceWatch, clients: readonly Client[]): Promise<number[]> {
  const cut: number[] = [];
  let now = 0;
  let look: () => void = () => undefined;
  const time = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const ticks = jest.spyOn(globalThis, 'setInterval').mockImplementationOnce((run) => {
    look = run as () => void;
    return { unref: () => undefined } as never;
  });
  for (const [at, client] of clients.entries()) {
    const { processID } = client as unknown as { processID: number };
    watch.begin({ processID, connection: { stream: { destroy: () => cut.push(at) } } } as never);
  }
  now = 40_000;
  look();
  const isCut = () => {
    look();
    return cut.length > 0;
  };
  await until('one is cut', isCut).finally(() => {
    time.mockRestore();
    ticks.mockRestore();
  });
  return cut;
}

const elsewhere = (change: Partial<URL>) =>
  Object.assign(new URL((database.config as PostgresConfig).url), change).href;

it.each<[string, () => string]>([
  ['another password', () => elsewhere({ password: 'another' })],
  ['an unknown role', () => elsewhere({ username: 'nobody' })],
  ['an unknown database', () => elsewhere({ pathname: '/none' })],
  ['no TLS where it is required', () => elsewhere({ search: '?sslmode=verify-full' })],
  ['a certificate that is not there', () => elsewhere({ search: '?sslrootcert=/none/ca.pem' })],
])('is unavailable while it lets nobody in, and says why: %s', async (_, url) => {
  const shut = openDb({ dialect: 'postgres', url: url() });
  try {
    for (const attempt of [() => shut.ping(), () => shut.transaction(({ knex }) => knex.raw('SELECT 1'))]) {
      const error = await attempt().then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(((error as Error).cause as Error).message).not.toBe('');
    }
  } finally {
    await shut.close();
  }
});

it('gives what takes long all the time that it needs, whatever limits the role or the database has', async () => {
  const name = new URL((database.config as PostgresConfig).url).pathname.slice(1);
  const limits: string[] = rowsOf<{ name: string }>(
    await db.knex.raw("SELECT name FROM pg_settings WHERE name IN ('statement_timeout', 'transaction_timeout')"),
  ).map((row) => row.name);
  await database.db.transaction(async ({ knex }) => {
    for (const limit of limits) await knex.raw(`ALTER DATABASE ${name} SET ${limit} = '55s'`);
  });
  const limited = database.openAgain();
  const seen: unknown[] = [];
  const look = async ({ knex }: Pick<Db, 'knex'>) => {
    for (const limit of limits) seen.push(...rowsOf(await knex.raw(`SELECT current_setting('${limit}') AS limit`)));
  };
  try {
    await look(limited);
    await applyMigrations(
      limited,
      [{ name: 'one', up: look }],
      migrations.map((step) => step.name),
    );
    await verifyLedger({
      read: (run) =>
        limited.read(async (reader) => {
          const found = await run(reader);
          await look(reader);
          return found;
        }),
    });
    await look(limited);
  } finally {
    await limited.close();
  }
  const each = (limit: string) => limits.map(() => ({ limit }));
  expect(seen).toEqual([...each('55s'), ...each('0'), ...each('0'), ...each('55s')]);
});

it('finds its tables behind a pooler on a session that somebody else has left with another search_path', async () => {
  const pooled = openDb({ ...(database.config as PostgresConfig), connections: 1, pooler: 'transaction' });
  const leave = () => pooled.knex.raw(`SELECT pg_catalog.set_config('search_path', '', false)`);
  const path = async () => (await pooled.knex.raw('SHOW search_path')).rows[0].search_path;
  const usual = await path();
  await leave();
  await pooled.transaction((tx) => writeSetting(tx, 'left', true));
  expect(await path()).toBe('');
  expect(await readSetting(pooled, 'left')).toBe(true);
  expect(await path()).toBe(usual);
  await leave();
  expect(await isMigrated(pooled)).toBe(true);
  await expect(pooled.knex('no_such_table').select()).rejects.toThrow('does not exist');
  expect(await readSetting(pooled, 'left')).toBe(true);
  await pooled.close();
});

it('says that it is unavailable when the connection breaks, and serves again at once', async () => {
  const cut = db.transaction(async (tx) => {
    await writeSetting(tx, 'cut', true);
    const { rows } = await tx.knex.raw('SELECT pg_backend_pid() AS pid');
    await database.db.knex.raw('SELECT pg_terminate_backend(?)', [rows[0].pid]);
    await writeSetting(tx, 'cut', 'again');
  });
  await expect(cut).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await readSetting(db, 'cut')).toBeNull();
  await put('after', 1);
  expect(await readSetting(db, 'after')).toBe(1);
});

it('is watched for silence until the last of the statements on their way is answered', async () => {
  const LOCK = 'SELECT pg_advisory_xact_lock(1)';
  const ended: unknown[] = [];
  const { end } = SilenceWatch.prototype;
  const watched = jest.spyOn(SilenceWatch.prototype, 'end').mockImplementation(function (this: SilenceWatch, one) {
    ended.push(one);
    end.call(this, one);
  });
  const holder = new Client((database.config as PostgresConfig).url);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(LOCK);
  await db.transaction(async ({ knex }) => {
    await knex.raw('SELECT 1');
    const own = ended.at(-1);
    ended.length = 0;
    const times = () => ended.filter((one) => one === own).length;
    const [first, last] = [knex.raw('SELECT 2'), knex.raw(LOCK)].map((statement) => statement.then(() => undefined));
    await first;
    expect(times()).toBe(0);
    await holder.query('COMMIT');
    await last;
    expect(times()).toBe(1);
  });
  await holder.end();
  watched.mockRestore();
});

it('is watched for silence also by a login that acts as another role, which does not see its processes', async () => {
  const [owner, login] = ['owner', 'login'].map((kind) => `${kind}_${newId().replaceAll('-', '')}`);
  const url = new URL((database.config as PostgresConfig).url);
  const admin = new Client(url.href);
  await admin.connect();
  await admin.query(`CREATE ROLE ${owner}; CREATE ROLE ${login} LOGIN PASSWORD 'password' IN ROLE ${owner}`);
  await admin.query(`ALTER ROLE ${login} SET role = '${owner}'; SELECT pg_advisory_lock(1)`);
  const connectionString = Object.assign(url, { username: login, password: 'password' }).href;
  const [busy, silent] = [new Client({ connectionString }), new Client({ connectionString })];
  await Promise.all([busy.connect(), silent.connect()]);
  const locking = busy.query('SELECT pg_advisory_lock(1)');
  try {
    expect(
      await cutAfterLong(new SilenceWatch({ connectionString, pipeline: true } as ClientConfig), [busy, silent]),
    ).toEqual([1]);
  } finally {
    await admin.query('SELECT pg_advisory_unlock(1)');
    await locking;
    await Promise.all([busy.end(), silent.end()]);
    await admin.query(`DROP ROLE ${login}; DROP ROLE ${owner}`);
    await admin.end();
  }
});

it('reads 64-bit integers as numbers and refuses those that do not fit', async () => {
  const { rows } = await db.knex.raw('SELECT 1768564800000::bigint AS at');
  expect(rows).toEqual([{ at: 1_768_564_800_000 }]);
  await expect(db.knex.raw('SELECT 9007199254740993::bigint AS amount')).rejects.toThrow(/does not fit/);
});
