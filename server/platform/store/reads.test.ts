import { dialect, useDatabase } from '../../testing/database';
import { amountColumn } from './columns';
import { prepared } from './prepared';
import { AMONG, readAmong, runReads } from './reads';
import { runWrites } from './writes';

const database = useDatabase();

const SETTINGS = `SELECT name, value FROM settings WHERE name ${AMONG[dialect]} ORDER BY name`;
const LENGTHS = `SELECT name, ${amountColumn('4611686018427387905', 'much')} FROM settings WHERE value ${AMONG[dialect]}`;
const queries = { dialect };

beforeAll(async () => {
  const text = 'INSERT INTO settings (name, value) SELECT value ->> 0, value ->> 1 FROM';
  const write = {
    sql: { sqlite: `${text} json_each(?) WHERE true`, postgres: `${text} jsonb_array_elements(?::jsonb) AS value` },
    parameter: JSON.stringify([
      ['a', '"it\'s"'],
      ['b', '[1]'],
      ['c', 'null'],
    ]),
  };
  await database.db.transaction((tx) => runWrites(tx, [write]));
});

const read = (...reads: Parameters<typeof runReads>[1]) => database.db.transaction((tx) => runReads(tx, reads));

it('answers the rows of each read, in the order of both', async () => {
  const names = readAmong(queries, SETTINGS, ['name', 'value'], ['b', 'a', 'x']);
  const amounts = readAmong(queries, LENGTHS, ['name', 'much'], ['null']);
  expect(await read(names, null, amounts, readAmong(queries, SETTINGS, ['name', 'value'], ['x']))).toEqual([
    [
      { name: 'a', value: '"it\'s"' },
      { name: 'b', value: '[1]' },
    ],
    [],
    [{ name: 'c', much: '4611686018427387905' }],
    [],
  ]);
});

it('asks nothing where there is nothing to ask, and one alone as it is', async () => {
  expect(readAmong(queries, SETTINGS, ['name', 'value'], [])).toBeNull();
  expect(await read(null, null)).toEqual([[], []]);
  const one = readAmong(queries, SETTINGS, ['name', 'value'], ['c']);
  expect(await read(null, one)).toEqual([[], [{ name: 'c', value: 'null' }]]);
});

it('says what is wrong with a statement', async () => {
  const good = readAmong(queries, SETTINGS, ['name', 'value'], ['a']);
  const bad = readAmong(queries, SETTINGS.replace('settings', 'nowhere'), ['name', 'value'], ['a']);
  await expect(read(good, bad)).rejects.toThrow('nowhere');
});

describe('outside a transaction', () => {
  const good = readAmong(queries, SETTINGS, ['name', 'value'], ['a']);
  const bad = readAmong(queries, SETTINGS.replace('settings', 'nowhere'), ['name', 'value'], ['a']);

  it('gives connections back, also those of statements that fail', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => runReads(database.db, [bad])));
    expect(new Set(outcomes.map((outcome) => outcome.status === 'rejected' && /nowhere/.test(outcome.reason)))).toEqual(
      new Set([true]),
    );
    expect(await runReads(database.db, [good])).toEqual([[{ name: 'a', value: '"it\'s"' }]]);
  });

  it('tells of each statement and of each error, as of those of query builders', async () => {
    const reported: string[] = [];
    const { knex } = database.db;
    const ran = ({ sql }: { sql: string }) => reported.push(`ran ${sql.includes('nowhere') ? 'bad' : 'good'}`);
    const failed = (error: Error) => reported.push(`failed ${/nowhere/.test(error.message) ? 'bad' : 'good'}`);
    knex.on('query', ran).on('query-error', failed);
    await runReads(database.db, [good]);
    await runReads(database.db, [bad]).catch(() => undefined);
    knex.off('query', ran).off('query-error', failed);
    expect(reported).toEqual(['ran good', 'ran bad', 'failed bad']);
  });

  it.each([
    ['too few values', []],
    ['too many', ['a', 'b']],
    ['none at all for a place', [undefined as never]],
  ])('refuses %s', async (_, values) => {
    await expect(prepared(database.db, 'SELECT ? AS one', values)).rejects.toThrow('1 values have to be bound');
  });
});
