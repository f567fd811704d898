import { database, db, put, useOneConnection } from '../../testing/one-connection';
import type { Tx } from './db';
import { TransactionConflict } from './errors';
import { openDb, type PostgresConfig } from './open';
import { prepared } from './prepared';
import { readSetting, writeSetting } from './settings';

useOneConnection();

const fail = (code: string) => `DO $$ BEGIN RAISE EXCEPTION 'forced' USING ERRCODE = '${code}'; END $$`;

it.each(['40001', '40P01'])('runs a transaction again that failed with %s, without a double effect', async (code) => {
  let attempts = 0;
  await put('n', 0);
  await db.transaction(async (tx) => {
    attempts++;
    await writeSetting(tx, 'n', Number(await readSetting(tx, 'n')) + 1);
    if (attempts < 4) await tx.knex.raw(fail(code));
  });
  expect(attempts).toBe(4);
  expect(await readSetting(db, 'n')).toBe(1);
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
