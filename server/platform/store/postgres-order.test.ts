import { Client } from 'pg';
import { database, db, mark, marked, put, settingOf, useOneConnection } from '../../testing/one-connection';
import { sentDuring } from '../../testing/sent';
import { UniqueViolation } from './errors';
import { openDb, type PostgresConfig } from './open';
import { type QueuedRead, runReads } from './reads';
import { readSetting, writeSetting } from './settings';
import { runWrites } from './writes';

useOneConnection();

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
      tx.pipeline(runWrites(tx, [settingOf('ended')]));
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
  const sent = await sentDuring(() => db.statement(async (tx) => tx.pipeline(runWrites(tx, [settingOf('single')]))));
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
  const again = () => db.statement(async (tx) => tx.pipeline(runWrites(tx, [settingOf('single too')])));
  await expect(again()).rejects.toBeInstanceOf(UniqueViolation);
  expect(await marked()).toBe(true);
});

it('does not take a decision for committed either in which a failure was passed over in silence', async () => {
  const silent = db.decision(async (tx) => {
    await writeSetting(tx, 'silent too', true);
    await runReads(tx, [{ sql: 'SELECT 1 / ?::integer AS n', columns: ['n'], parameters: [0] }]).catch(() => undefined);
  });
  await expect(silent).rejects.toThrow(/nothing was committed/);
  expect(await readSetting(db, 'silent too')).toBeNull();
});

it('runs statements in the order in which they were requested, whatever waits for BEGIN', async () => {
  await db.ping();
  const own = {
    sql: "SELECT value FROM settings WHERE name = 'order' AND ? = 1",
    columns: ['value'],
    parameters: [1],
  };
  const seen = db.transaction(async (tx) => {
    const [, , found] = await Promise.all([runReads(tx, [read(1)]), writeSetting(tx, 'order', 7), runReads(tx, [own])]);
    return found;
  });
  expect(await seen).toEqual([[{ value: '7' }]]);
});

it('runs a transaction again if a write whose result is not awaited meets a conflict', async () => {
  let runs = 0;
  await db.transaction(async (tx) => {
    runs += 1;
    if (runs === 1) tx.pipeline(tx.knex.raw(`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`));
    tx.pipeline(runWrites(tx, [settingOf('after a conflict')]));
  });
  expect([runs, await readSetting(db, 'after a conflict')]).toEqual([2, 1]);
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
