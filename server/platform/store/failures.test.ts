import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, type ClientConfig } from 'pg';
import { Database } from 'sqlite3';
import { FROM_SOURCE } from '../../../cli/own-code';
import { findAccount } from '../../accounts/store/accounts';
import { verifyLedger } from '../../ledger/verification';
import { isMigrated, migrations } from '../../migrations';
import { createDatabase, dialect, type TestDatabase } from '../../testing/database';
import { until } from '../../testing/until';
import { newId } from '../ids';
import type { Db, Pools, Tx } from './db';
import { StoreBusy, StoreUnavailable, StoreUnwritable, TransactionConflict, UniqueViolation } from './errors';
import { applyMigrations } from './migrate';
import { openDb, type PostgresConfig } from './open';
import { prepared } from './prepared';
import { type QueuedRead, runReads } from './reads';
import { rowsOf } from './rows-of';
import { readSetting, writeSetting } from './settings';
import { readTogether } from './shared-reads';
import { SilenceWatch } from './silence';
import { assertWritable } from './try-write';
import { type BulkWrite, runWrites } from './writes';

/**
 * A database of each test's own, on one connection that writes, so that a test can tell one connection from the next.
 */
let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await createDatabase();
  db = openDb(database.config.dialect === 'postgres' ? { ...database.config, connections: 1 } : database.config);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await db.close();
  await database.drop();
});

function put(name: string, value: unknown): Promise<void> {
  return db.transaction((tx) => writeSetting(tx, name, value));
}

/** A write of a setting that must not be there. */
function settingOf(name: string): BulkWrite {
  const sql = "INSERT INTO settings (name, value) SELECT ?, '1'";
  return { sql: { sqlite: sql, postgres: sql }, parameter: name };
}

const always = () => true;
const never = () => false;

/** Temporary tables belong to the connection that made them. */
const mark = () => db.transaction(({ knex }) => knex.raw('CREATE TEMPORARY TABLE marker (id INTEGER)'));
const marked = () =>
  db
    .transaction(({ knex }) => knex.raw('SELECT COUNT(*) FROM marker'))
    .then(
      () => true,
      () => false,
    );

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

it('a read, several that share a statement, and a transaction say that no connection became free in time', async () => {
  const { config } = database;
  const single = openDb({
    ...config,
    ...(config.dialect === 'postgres' ? { connections: 1 } : { readers: 1 }),
    acquireTimeout: 500,
  });
  let letGo: () => void = () => undefined;
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((held) => {
    holding = single.read(async ({ knex }) => {
      await knex.raw('SELECT 1');
      held();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
  });
  const find = (id: string) => findAccount(single, 'nobody', id);
  const count = { sql: 'SELECT COUNT(*) AS total FROM settings', columns: ['total'], parameters: [] };
  const asked: Promise<unknown>[] = [
    single.knex('settings').select('name'),
    ...['a', 'b'].map(find),
    ...[1, 2, 3].map(() => readTogether(single, [count, count])),
    single.read(({ knex }) => knex.raw('SELECT 1')),
  ];
  const outcomes = await Promise.allSettled(asked);
  letGo();
  await holding;
  for (const outcome of outcomes) {
    expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(StoreUnavailable);
  }
  expect(await find('a')).toBeNull();
  await single.close();
});

it('probes that arrive during a try wait for the same one, for no longer than a second', async () => {
  db.writability.isInDoubt = true;
  const begun = jest.spyOn(db, 'transaction').mockReturnValue(new Promise(() => undefined));
  const probes = await Promise.allSettled([assertWritable(db), assertWritable(db)]);
  await expect(assertWritable(db)).rejects.toBeInstanceOf(StoreUnavailable);
  for (const { status } of probes) expect(status).toBe('rejected');
  expect(begun).toHaveBeenCalledTimes(1);
});

describe('writes that end a transaction', () => {
  it('commit with it', async () => {
    const value = await db.transaction(async (tx) => {
      tx.endWith(runWrites(tx, [settingOf('last')]));
      return 'done';
    });
    expect([value, await readSetting(db, 'last')]).toEqual(['done', 1]);
  });

  it('say what is wrong where they fail, and nothing is kept; the connection stays', async () => {
    await put('taken', 0);
    await mark();
    const late: string[] = [];
    const failing = db.transaction(async (tx) => {
      await writeSetting(tx, 'before', true);
      tx.afterCommit(() => void late.push('committed'));
      tx.endWith(runWrites(tx, [settingOf('taken')]));
    });
    await expect(failing).rejects.toBeInstanceOf(UniqueViolation);
    expect([await readSetting(db, 'before'), await readSetting(db, 'taken'), late]).toEqual([null, 0, []]);
    expect(await marked()).toBe(true);
  });
});

it('writes that fail while a COMMIT is on its way do not end the process', async () => {
  await put('taken', 0);
  const script = join(__dirname, '../../testing/failing-writes.ts');
  const words = [...FROM_SOURCE, script, JSON.stringify(database.config)];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(stdout).toBe('UniqueViolation');
});

describe('a COMMIT that fails', () => {
  beforeEach(() =>
    db.transaction(async ({ knex }) => {
      await knex.raw('CREATE TABLE parents (id INTEGER PRIMARY KEY)');
      await knex.raw('CREATE TABLE children (id INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)');
    }),
  );

  const orphan = () =>
    db.transaction(async (tx) => {
      await writeSetting(tx, 'orphan', true);
      await tx.knex('children').insert({ id: 1 });
    });

  it('keeps nothing, and the next transaction starts clean', async () => {
    await expect(orphan()).rejects.toThrow(/foreign key/i);
    expect(await readSetting(db, 'orphan')).toBeNull();
    await put('next', 1);
    expect(await readSetting(db, 'next')).toBe(1);
  });

  it('throws its connection away', async () => {
    await mark();
    expect(await marked()).toBe(true);
    await expect(orphan()).rejects.toThrow(/foreign key/i);
    expect(await marked()).toBe(false);
  });

  it('lets another process write at once', async () => {
    await expect(orphan()).rejects.toThrow(/foreign key/i);
    await database.db.transaction((tx) => writeSetting(tx, 'other', 1));
    expect(await readSetting(db, 'other')).toBe(1);
  });
});

if (dialect === 'sqlite') {
  describe('SQLite', () => {
    it('is durable, checks foreign keys and waits for locks on every connection', async () => {
      const settings = async ({ knex }: Pick<Tx, 'knex'>) => {
        const pragma = async (name: string): Promise<unknown> =>
          Object.values((await knex.raw(`PRAGMA ${name}`))[0])[0];
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
  });
}

if (dialect === 'postgres') {
  describe('PostgreSQL', () => {
    const fail = (code: string) => `DO $$ BEGIN RAISE EXCEPTION 'forced' USING ERRCODE = '${code}'; END $$`;

    it.each(['40001', '40P01'])(
      'runs a transaction again that failed with %s, without a double effect',
      async (code) => {
        let attempts = 0;
        await put('n', 0);
        await db.transaction(async (tx) => {
          attempts++;
          await writeSetting(tx, 'n', Number(await readSetting(tx, 'n')) + 1);
          if (attempts < 4) await tx.knex.raw(fail(code));
        });
        expect(attempts).toBe(4);
        expect(await readSetting(db, 'n')).toBe(1);
      },
    );

    const elsewhere = (change: Partial<URL>) =>
      Object.assign(new URL((database.config as PostgresConfig).url), change).href;

    it.each<[string, () => string]>([
      ['another password', () => elsewhere({ password: 'another' })],
      ['an unknown role', () => elsewhere({ username: 'nobody' })],
      ['an unknown database', () => elsewhere({ pathname: '/none' })],
      ['no TLS where it is asked for', () => elsewhere({ search: '?sslmode=verify-full' })],
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

    it('gives up when a conflict never ends', async () => {
      let attempts = 0;
      const forever = db.transaction(async (tx) => {
        attempts++;
        await tx.knex.raw(fail('40001'));
      });
      await expect(forever).rejects.toMatchObject({ name: 'StoreUnavailable', cause: expect.any(TransactionConflict) });
      expect(attempts).toBe(10);
    });

    it('survives a real deadlock, each side applied once', async () => {
      const shared = database.db;
      await put('a', 0);
      await put('b', 0);
      const arrived: (() => void)[] = [];
      const bothHaveOne = new Promise<void>((resolve) => {
        arrived.push(resolve);
      });
      let holders = 0;
      const crosswise = (first: string, second: string) =>
        shared.transaction(async (tx) => {
          const add = async (name: string) => {
            await tx.knex('settings').where({ name }).forUpdate().select('name');
            await writeSetting(tx, name, Number(await readSetting(tx, name)) + 1);
          };
          await add(first);
          if (++holders === 2) arrived[0]?.();
          await bothHaveOne;
          await add(second);
        });
      await Promise.all([crosswise('a', 'b'), crosswise('b', 'a')]);
      // There was a deadlock: one side at least had to begin again.
      expect(holders).toBeGreaterThan(2);
      expect([await readSetting(db, 'a'), await readSetting(db, 'b')]).toEqual([2, 2]);
    });

    it('survives a real serialization failure between two sessions, each applied once', async () => {
      await put('sum', 0);
      let arrived = () => {};
      const bothHaveRead = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      let readers = 0;
      const add = () =>
        database.db.transaction(async (tx) => {
          await tx.knex.raw('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE');
          const before = Number(await readSetting(tx, 'sum'));
          if (++readers === 2) arrived();
          await bothHaveRead;
          await writeSetting(tx, 'sum', before + 1);
        });
      await Promise.all([add(), add()]);
      // Both had read the same: one of them had to begin again.
      expect(readers).toBe(3);
      expect(await readSetting(db, 'sum')).toBe(2);
    });

    it('waits for locks instead of losing conflicts, whatever isolation its database has by default', async () => {
      await database.db.transaction(async ({ knex }) => {
        const { rows } = await knex.raw('SELECT current_database() AS name');
        await knex.raw(`ALTER DATABASE ${rows[0].name} SET default_transaction_isolation = 'serializable'`);
      });
      await put('sum', 0);
      const shared = database.openAgain();
      let runs = 0;
      const add = () =>
        shared.transaction(async (tx) => {
          runs += 1;
          await tx.knex('settings').where({ name: 'sum' }).forUpdate().select('name');
          await writeSetting(tx, 'sum', Number(await readSetting(tx, 'sum')) + 1);
        });
      await Promise.all(Array.from({ length: 20 }, add));
      expect([await readSetting(shared, 'sum'), runs]).toEqual([20, 20]);
      await shared.close();
    });

    it('runs reads again that it gave up, as one snapshot and by themselves', async () => {
      await db.transaction(async ({ knex }) => {
        await knex.raw('CREATE SEQUENCE looks');
        await knex.raw(`CREATE FUNCTION look() RETURNS bigint LANGUAGE plpgsql AS $$ BEGIN
          IF nextval('looks') % 3 <> 0 THEN RAISE EXCEPTION 'forced' USING ERRCODE = '40001'; END IF;
          RETURN currval('looks'); END $$`);
      });
      const look = (knex: Tx['knex']) => knex.raw('SELECT look() AS at').then(({ rows }) => rows[0].at);
      // A sequence can't be read on in a snapshot that is only read: the function stands for what can't either.
      expect(await look(db.knex)).toBe(3);
      expect(await db.transaction(({ knex }) => look(knex))).toBe(6);
      let attempts = 0;
      const read = db.read(async ({ knex }) => {
        attempts += 1;
        if (attempts < 3) await knex.raw(fail('40P01'));
        return attempts;
      });
      expect(await read).toBe(3);
    });

    it.each([
      ['none', { kept: 1, outside: '5s' }],
      ['transaction', { kept: 0, outside: '0' }],
    ] as const)('leaves to a session what a pooler allows: %s', async (pooler, expected) => {
      const pooled = openDb({ ...(database.config as PostgresConfig), connections: 1, pooler });
      const show = async ({ knex }: Pick<Tx, 'knex'>, name: string) => (await knex.raw(`SHOW ${name}`)).rows[0][name];
      const within = await pooled.transaction(async (tx) => {
        await prepared(tx, 'SELECT 1 AS kept', []);
        const { rows } = await tx.knex.raw('SELECT COUNT(*) AS kept FROM pg_prepared_statements');
        const name = 'idle_in_transaction_session_timeout';
        return { kept: Number(rows[0].kept), lock: await show(tx, 'lock_timeout'), idle: await show(tx, name) };
      });
      expect(within).toEqual({ kept: expected.kept, lock: '5s', idle: '7s' });
      expect(await show(pooled, 'lock_timeout')).toBe(expected.outside);
      await pooled.close();
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

    it('writes nothing outside a transaction', async () => {
      const { knex } = db;
      for (const write of [
        () => knex('settings').insert({ name: 'outside', value: '1' }),
        () => knex('settings').update({ value: '1' }),
        () => knex('settings').delete(),
        () => knex.raw(`WITH gone AS (DELETE FROM settings RETURNING 1) SELECT * FROM gone`),
        () => knex.raw(`INSERT INTO settings (name, value) VALUES ('outside', '1')`),
      ]) {
        await expect((async () => write())()).rejects.toThrow(/outside a transaction/);
      }
    });

    it('does not take a transaction for committed in which a failure was passed over in silence', async () => {
      const silent = db.transaction(async (tx) => {
        await writeSetting(tx, 'silent', true);
        await tx.knex.raw('SELECT 1 / 0').catch(() => undefined);
      });
      await expect(silent).rejects.toThrow(/nothing was committed/);
      expect(await readSetting(db, 'silent')).toBeNull();
    });

    /** Returns what the driver is given while `work` runs, and whether it still has something in hand then. */
    async function sentDuring(work: () => Promise<unknown>): Promise<{ sql: string; behind: boolean }[]> {
      const original = Client.prototype.query;
      const query = jest.spyOn(Client.prototype, 'query');
      const sent: { sql: string; behind: boolean }[] = [];
      query.mockImplementation(function (this: Client, ...given: unknown[]) {
        const [asked] = given as [string | { text: string }];
        const waiting = ['_queryQueue', '_sentQueryQueue'].map((name) => Reflect.get(this, name).length);
        const behind = Boolean(Reflect.get(this, '_activeQuery')) || waiting.some((length) => length > 0);
        sent.push({ sql: typeof asked === 'string' ? asked : asked.text, behind });
        return Reflect.apply(original, this, given);
      });
      try {
        await work();
      } finally {
        query.mockRestore();
      }
      return sent;
    }

    it('gives the driver one statement at a time behind a pooler, also when nobody waits for them', async () => {
      const pooled = openDb({ ...(database.config as PostgresConfig), connections: 1, pooler: 'transaction' });
      const sent = await sentDuring(async () => {
        const hasty = pooled.transaction(async (tx) => {
          for (const name of ['a', 'b', 'c']) writeSetting(tx, name, true).catch(() => undefined);
          await new Promise((resolve) => setImmediate(resolve));
          throw new Error('no');
        });
        await expect(hasty).rejects.toThrow('no');
      });
      await pooled.close();
      expect(sent.length).toBeGreaterThan(2);
      expect(sent.filter(({ behind }) => behind)).toEqual([]);
      expect(await readSetting(db, 'a')).toBeNull();
    });

    const read = (n: number): QueuedRead => ({ sql: `SELECT ${n} + ?::integer AS n`, columns: ['n'], parameters: [n] });
    it('waits twice for a transaction that reads and then writes: reads go out with BEGIN, and COMMIT with the last write', async () => {
      await db.ping();
      const sent = await sentDuring(() =>
        db.transaction(async (tx) => {
          expect(await runReads(tx, [read(1), read(2)])).toEqual([[{ n: 2 }], [{ n: 4 }]]);
          tx.endWith(runWrites(tx, [settingOf('ended')]));
        }),
      );
      expect(sent.map(({ sql, behind }) => [sql.split(/[ ;]/)[0], behind])).toEqual([
        ['BEGIN', false],
        ['SELECT', true],
        ['SELECT', true],
        ['INSERT', false],
        ['COMMIT', true],
      ]);
      expect(await readSetting(db, 'ended')).toBe(1);
    });

    it('waits once for a unit of work of one statement, which goes out between its BEGIN and its COMMIT', async () => {
      await db.ping();
      const sent = await sentDuring(() => db.statement(async (tx) => tx.endWith(runWrites(tx, [settingOf('single')]))));
      expect(sent.map(({ sql, behind }) => [sql.split(/[ ;]/)[0], behind])).toEqual([
        ['BEGIN', false],
        ['INSERT', true],
        ['COMMIT', true],
      ]);
      expect(await readSetting(db, 'single')).toBe(1);
    });

    it('says what is wrong with such a statement, whose connection stays', async () => {
      await put('single too', 1);
      await mark();
      const again = () => db.statement(async (tx) => tx.endWith(runWrites(tx, [settingOf('single too')])));
      await expect(again()).rejects.toBeInstanceOf(UniqueViolation);
      expect(await marked()).toBe(true);
    });

    it('does not take a decision for committed either in which a failure was passed over in silence', async () => {
      const silent = db.decision(async (tx) => {
        await writeSetting(tx, 'silent too', true);
        await runReads(tx, [{ sql: 'SELECT 1 / ?::integer AS n', columns: ['n'], parameters: [0] }]).catch(
          () => undefined,
        );
      });
      await expect(silent).rejects.toThrow(/nothing was committed/);
      expect(await readSetting(db, 'silent too')).toBeNull();
    });

    it('runs statements in the order in which they were asked for, whatever waits for BEGIN', async () => {
      await db.ping();
      const own = {
        sql: "SELECT value FROM settings WHERE name = 'order' AND ? = 1",
        columns: ['value'],
        parameters: [1],
      };
      const seen = db.transaction(async (tx) => {
        const [, , found] = await Promise.all([
          runReads(tx, [read(1)]),
          writeSetting(tx, 'order', 7),
          runReads(tx, [own]),
        ]);
        return found;
      });
      expect(await seen).toEqual([[{ value: '7' }]]);
    });

    it('sends no write before BEGIN is answered, and none at all where it fails', async () => {
      await db.ping();
      const sent = await sentDuring(() => put('first', 1));
      expect(sent.filter(({ behind }) => behind)).toEqual([]);
      const original = Client.prototype.query;
      const query = jest.spyOn(Client.prototype, 'query');
      const writes: string[] = [];
      query.mockImplementation(function (this: Client, ...given: unknown[]) {
        const [asked] = given as [{ text: string }];
        if (/insert/i.test(asked.text)) writes.push(asked.text);
        if (asked.text.startsWith('BEGIN')) asked.text = 'SELECT 1 / 0';
        return Reflect.apply(original, this, given);
      });
      await expect(put('second', 2)).rejects.toThrow(/division by zero/);
      const third = db.transaction(async (tx) => {
        await runReads(tx, [read(1)]);
        await writeSetting(tx, 'third', 3);
      });
      await expect(third).rejects.toThrow(/division by zero/);
      await expect(db.transaction(async () => 'nothing')).rejects.toThrow(/division by zero/);
      query.mockRestore();
      expect(writes).toEqual([]);
      await put('fourth', 4);
      expect(await Promise.all(['second', 'third', 'fourth'].map((name) => readSetting(db, name)))).toEqual([
        null,
        null,
        4,
      ]);
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
        const [first, last] = [knex.raw('SELECT 2'), knex.raw(LOCK)].map((statement) =>
          statement.then(() => undefined),
        );
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
  });
}

if (dialect === 'sqlite') {
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
}
