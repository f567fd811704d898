import { useDatabase } from '../../testing/database';
import { UniqueViolation, WriteRefused } from './errors';
import { readSetting } from './settings';
import { assertAllowed, type BulkWrite, type Refusal, runWrites } from './writes';

const database = useDatabase();

/** Inserts settings from an array of names and values. */
function insert(...rows: [name: string, value: string][]): BulkWrite {
  const text = 'INSERT INTO settings (name, value) SELECT value ->> 0, value ->> 1 FROM';
  return {
    sql: { sqlite: `${text} json_each(?) WHERE true`, postgres: `${text} jsonb_array_elements(?::jsonb) AS value` },
    parameter: JSON.stringify(rows),
  };
}

/** Changes settings that are there already. */
function change(...rows: [name: string, value: string][]): BulkWrite {
  const text = 'UPDATE settings SET value = value ->> 1 FROM';
  return {
    sql: {
      sqlite: `UPDATE settings SET value = given.value ->> 1 FROM json_each(?) AS given WHERE name = given.value ->> 0`,
      postgres: `${text.replace('value ->>', 'given ->>')} jsonb_array_elements(?::jsonb) AS given WHERE name = given ->> 0`,
    },
    parameter: JSON.stringify(rows),
  };
}

it('runs several writes to different rows together', async () => {
  await database.db.transaction((tx) => runWrites(tx, [insert(['a', '1'], ['b', '2']), null]));
  await database.db.transaction((tx) => runWrites(tx, [insert(['c', '3']), change(['a', '4']), null]));
  const values = await Promise.all(['a', 'b', 'c'].map((name) => readSetting(database.db, name)));
  expect(values).toEqual([4, 2, 3]);
});

it('writes nothing at all when one of them fails, and says which rule was broken', async () => {
  const writes = [insert(['d', '1']), insert(['b', '5'])];
  await expect(database.db.transaction((tx) => runWrites(tx, writes))).rejects.toThrow(UniqueViolation);
  expect(await readSetting(database.db, 'd')).toBeNull();
});

it('can run the same writes again after a rollback took them back', async () => {
  const writes = (name: string) => [insert([name, '1']), change([name, '2']), insert([`${name} too`, '3'])];
  const failure = new Error('no');
  const attempt = database.db.transaction(async (tx) => {
    await runWrites(tx, writes('lost'));
    throw failure;
  });
  await expect(attempt).rejects.toBe(failure);
  await database.db.transaction((tx) => runWrites(tx, writes('kept')));
  expect(await readSetting(database.db, 'lost too')).toBeNull();
  expect(await readSetting(database.db, 'kept too')).toBe(3);
});

describe('a condition under which writes are not to be', () => {
  const where = (names: string) => `EXISTS (SELECT 1 FROM settings WHERE name IN ${names})`;
  const unlessThere = (...names: string[]): Refusal => ({
    condition: {
      sqlite: where('(SELECT value FROM json_each(?))'),
      postgres: where('(SELECT jsonb_array_elements_text(?::jsonb))'),
    },
    parameter: JSON.stringify(names),
    reason: "it's there",
  });
  const write = (name: string, unless: Refusal) =>
    database.db.transaction(async (tx) => {
      await assertAllowed(tx, [null, unless]);
      await runWrites(tx, [insert([name, '1'])], [null, unless]);
    });

  it('takes them back where it holds, and says so', async () => {
    await write('obstacle', unlessThere('nothing'));
    const refused = write('hindered', unlessThere('nothing', 'obstacle'));
    await expect(refused).rejects.toMatchObject({ name: WriteRefused.name, reason: "it's there" });
    expect(await readSetting(database.db, 'hindered')).toBeNull();
    await write('free', unlessThere('nobody'));
    expect(await readSetting(database.db, 'free')).toBe(1);
  });
});
