import { copyFileSync, rmSync } from 'node:fs';
import { Database } from 'sqlite3';
import { database, db, put, settingOf, useOneConnection } from '../../testing/one-connection';
import { until } from '../../testing/until';
import type { Db, Pools, Tx } from './db';
import { StoreBusy, StoreUnavailable, StoreUnwritable } from './errors';
import { openDb, type SqliteConfig } from './open';
import { readSetting, writeSetting } from './settings';
import { assertWritable } from './try-write';
import { runWrites } from './writes';

useOneConnection();

const always = () => true;
const never = () => false;

it('is durable, checks foreign keys and waits for locks on every connection', async () => {
  const settings = async ({ knex }: Pick<Tx, 'knex'>) => {
    const pragma = async (name: string): Promise<unknown> => Object.values((await knex.raw(`PRAGMA ${name}`))[0])[0];
    return {
      journal: await pragma('journal_mode'),
      synchronous: await pragma('synchronous'),
      foreignKeys: await pragma('foreign_keys'),
      patient: Number(await pragma('busy_timeout')) >= 5000,
      triggersOnReplace: await pragma('recursive_triggers'),
    };
  };
  const wanted = { journal: 'wal', synchronous: 2, foreignKeys: 1, patient: true, triggersOnReplace: 1 };
  expect(await db.transaction(settings)).toEqual(wanted);
  const readers = await Promise.all(Array.from({ length: 6 }, () => db.read(settings)));
  expect(readers).toEqual(Array(6).fill(wanted));
  expect(() => openDb({ dialect: 'sqlite', file: 'any', busyTimeout: 4999 })).toThrow(/at least 5000/);
});

it('takes the write lock when a transaction begins', async () => {
  const order: string[] = [];
  let second: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    second = database.db.transaction(async (other) => {
      order.push(`second sees ${await readSetting(other, 'lock')}`);
    });
    await writeSetting(tx, 'lock', 'first');
    order.push('first');
  });
  await second;
  expect(order).toEqual(['first', 'second sees first']);
});

it('never tells a caller that another process holds the lock', async () => {
  await put('n', 0);
  const increment = (handle: Db) =>
    handle.transaction(async (tx) => writeSetting(tx, 'n', Number(await readSetting(tx, 'n')) + 1));
  await Promise.all(Array.from({ length: 200 }, (_, at) => increment(at % 2 ? db : database.db)));
  expect(await readSetting(db, 'n')).toBe(200);
});

it('waits a bounded time for a lock of another process, also behind others, and is in doubt until it may write', async () => {
  let release: () => void = () => undefined;
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((held) => {
    holding = database.db.transaction(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
          held();
        }),
    );
  });
  const began = performance.now();
  const ways = ['transaction', 'statement', 'decision', 'background'] as const;
  const writes = ways.map((way) => db[way]((tx) => runWrites(tx, [settingOf(way)])));
  const outcomes = await Promise.allSettled(writes);
  const took = performance.now() - began;
  const late = await assertWritable(db).catch(({ message }) => message);
  release();
  await holding;
  // Each of them waits 5 s if it is the first.
  expect(took).toBeLessThan(12_000);
  for (const outcome of outcomes) expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(StoreBusy);
  expect(late).toMatch('a write does not end in time');
  await until('it takes writes', () => assertWritable(db).then(always, never));
  expect(db.writability.isInDoubt).toBe(false);
  for (const way of ways) {
    expect(await readSetting(db, way)).toBeNull();
    await db[way]((tx) => runWrites(tx, [settingOf(way)]));
  }
}, 60_000);

it('serves those in the queue once the lock of another process is free, however long they have waited', async () => {
  const machineNow = performance.now.bind(performance);
  let ahead = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => machineNow() + ahead);
  const holder = new Database((database.config as { file: string }).file);
  const execute = (sql: string) => new Promise<void>((done) => holder.exec(sql, () => done()));
  await execute('BEGIN IMMEDIATE');
  const first = put('first', 1).catch((error: unknown) => error);
  // Both arrive a second after the first one, so that the second one waits for less than the whole time.
  ahead = 1_000;
  const second = db.transaction(async (tx) => {
    ahead = 3_000;
    await writeSetting(tx, 'second', 2);
  });
  const third = put('third', 3);
  const { pool } = (db as unknown as { pools: Pools }).pools.writer.client;
  await until('both wait', () => pool.numPendingAcquires() === 2);
  ahead = 0;
  expect(await first).toBeInstanceOf(StoreBusy);
  await execute('ROLLBACK');
  await Promise.all([second, third]);
  expect([await readSetting(db, 'second'), await readSetting(db, 'third')]).toEqual([2, 3]);
  await new Promise((closed) => holder.close(closed));
}, 60_000);

it('serves those that wait long for writes of this process', async () => {
  const machineNow = performance.now.bind(performance);
  let ahead = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => machineNow() + ahead);
  const long = db.transaction(async () => {
    ahead = 6_000;
  });
  await Promise.all([long, put('next', 1)]);
  expect(await readSetting(db, 'next')).toBe(1);
});

it('says that it is unavailable when the disk is full, keeps nothing, and goes on once there is room', async () => {
  await db.transaction(async ({ knex }) => {
    const [{ page_count: pages }] = await knex.raw('PRAGMA page_count');
    await knex.raw(`PRAGMA max_page_count = ${pages + 2}`);
  });
  await expect(put('large', 'x'.repeat(1_000_000))).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await readSetting(db, 'large')).toBeNull();
  await put('small', 1);
  await db.transaction(({ knex }) => knex.raw('PRAGMA max_page_count = 1000000'));
  await put('large', 'x'.repeat(1_000_000));
  expect(await db.knex.raw('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

it.each(['decision', 'statement', 'transaction'] as const)(
  'writes again once it may, though its connection was opened while the file was read-only: %s',
  async (way) => {
    const { client } = (db as unknown as { pools: Pools }).pools.writer;
    const { driver } = client;
    const write = (name: string) => db[way]((tx) => runWrites(tx, [settingOf(name)]));
    // SQLite opens a file for reading only where the system lets nobody write to it.
    client.driver = Object.create(driver, {
      OPEN_READWRITE: { value: driver.OPEN_READONLY },
      OPEN_CREATE: { value: 0 },
    });
    await expect(write('a')).rejects.toBeInstanceOf(StoreUnwritable);
    await expect(write('b')).rejects.toBeInstanceOf(StoreUnwritable);
    client.driver = driver;
    await write('c');
    expect(await readSetting(db, 'c')).toBe(1);
    expect(db.writability.isInDoubt).toBe(true);
    await assertWritable(db);
    expect(db.writability.isInDoubt).toBe(false);
  },
);

it.each(['decision', 'statement', 'transaction'] as const)(
  'writes together after what runs them could be made by halves only: %s',
  async (way) => {
    const { exec } = Database.prototype;
    const failing = jest.spyOn(Database.prototype, 'exec').mockImplementation(function (this: Database, sql, done) {
      if (!sql.startsWith('CREATE TEMP TRIGGER')) return exec.call(this, sql, done);
      done?.call({} as never, Object.assign(new Error('SQLITE_IOERR: disk I/O error'), { code: 'SQLITE_IOERR' }));
      return this;
    });
    const write = (...names: string[]) => db[way]((tx) => runWrites(tx, names.map(settingOf)));
    await expect(write('a', 'b')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(failing).toHaveBeenCalled();
    failing.mockRestore();
    await write('c', 'd');
    expect([await readSetting(db, 'a'), await readSetting(db, 'c')]).toEqual([null, 1]);
  },
);

it('has all that it acknowledged in the database file soon after its log was lost', async () => {
  const { file } = database.config as SqliteConfig;
  await put('lost', 'log');
  rmSync(`${file}-wal`);
  // A moment later it is noticed. By then the process may be killed at any time.
  await until('the loss is noticed', () => db.transaction(async () => {}).then(never, always));
  await expect(db.transaction(async () => {})).rejects.toThrow(`${file}-wal was deleted`);
  const survivor = `${file}.survivor`;
  await until('the file has what the log had', () => {
    copyFileSync(file, survivor);
    return hasRow(survivor, 'lost').catch(never);
  });
  rmSync(survivor);
});

/** Decides whether a database file has a setting, with no log beside it. */
async function hasRow(file: string, name: string): Promise<boolean> {
  const copy = openDb({ dialect: 'sqlite', file });
  try {
    return (await readSetting(copy, name)) !== null;
  } finally {
    await copy.close();
  }
}
