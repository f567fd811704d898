import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../../cli/own-code';
import { findAccount } from '../../accounts/store/accounts';
import { database, db, mark, marked, put, settingOf, useOneConnection } from '../../testing/one-connection';
import type { Tx } from './db';
import { StoreUnavailable, UniqueViolation } from './errors';
import { openDb } from './open';
import { readSetting, writeSetting } from './settings';
import { readTogether } from './shared-reads';
import { assertWritable } from './try-write';
import { runWrites } from './writes';

useOneConnection();

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

describe('writes whose results are not awaited', () => {
  it('commit with their transaction', async () => {
    const value = await db.transaction(async (tx) => {
      tx.pipeline(runWrites(tx, [settingOf('last')]));
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
      tx.pipeline(runWrites(tx, [settingOf('taken')]));
    });
    await expect(failing).rejects.toBeInstanceOf(UniqueViolation);
    expect([await readSetting(db, 'before'), await readSetting(db, 'taken'), late]).toEqual([null, 0, []]);
    expect(await marked()).toBe(true);
  });

  it('commit in any number, those of query builders too, and later statements see them', async () => {
    const insert = (tx: Tx, name: string) => tx.pipeline(tx.knex('settings').insert({ name, value: '7' }));
    const seen = await db.transaction(async (tx) => {
      insert(tx, 'first');
      const found = await tx.knex('settings').where({ name: 'first' }).first('value');
      insert(tx, 'second');
      tx.beforeCommit(async () => insert(tx, 'third'));
      return found;
    });
    expect(seen).toEqual({ value: '7' });
    expect(await Promise.all(['first', 'second', 'third'].map((name) => readSetting(db, name)))).toEqual([7, 7, 7]);
  });

  it('commit with their transaction also if they are sent some promises later', async () => {
    await db.transaction(async (tx) => {
      const composed = async () => {
        for (let turn = 0; turn < 50; turn += 1) await undefined;
        await tx.knex('settings').insert({ name: 'composed', value: '1' });
      };
      tx.pipeline(composed());
    });
    expect(await readSetting(db, 'composed')).toBe(1);
  });

  it('do not hide why the work ended that sent them, and are not kept', async () => {
    const refusing = db.transaction(async (tx) => {
      const composed = async () => {
        for (let turn = 0; turn < 50; turn += 1) await undefined;
        await tx.knex('settings').insert({ name: 'refused', value: '1' });
      };
      tx.pipeline(composed());
      throw new RangeError('the work refuses');
    });
    await expect(refusing).rejects.toThrow(RangeError);
    expect(await readSetting(db, 'refused')).toBeNull();
  });

  it('say what is wrong also if a later statement fails because of them', async () => {
    await put('taken', 0);
    const failing = db.transaction(async (tx) => {
      tx.pipeline(runWrites(tx, [settingOf('taken')]));
      tx.pipeline(runWrites(tx, [settingOf('after')]));
      await writeSetting(tx, 'after that', true);
      throw new Error('what the work makes of it');
    });
    await expect(failing).rejects.toBeInstanceOf(UniqueViolation);
    expect([await readSetting(db, 'after'), await readSetting(db, 'after that')]).toEqual([null, null]);
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
