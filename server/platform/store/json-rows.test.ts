import { dialect, useDatabase } from '../../testing/database';
import { JsonRows } from './json-rows';
import { rowsOf } from './rows-of';
import { amount, boolean, integer, json, moment, optional, type RecordOf, table, text } from './table';

const database = useDatabase();

const things = table('things', {
  id: text(),
  note: optional(text()),
  much: amount(),
  owed: optional(amount()),
  count: integer(),
  rank: optional(integer()),
  isGood: boolean(),
  isSeen: optional(boolean()),
  document: json<unknown>(),
  draft: optional(json<unknown>()),
  madeAt: moment(),
});
type Thing = RecordOf<typeof things>;

const full: Thing = {
  id: 'a"b\\c',
  note: 'Ñandú, "así"\n\t%s \u2028 😀',
  much: 9_223_372_036_854_775_807n,
  owed: -1n,
  count: 0,
  rank: -7,
  isGood: true,
  isSeen: false,
  document: { text: 'é"\\', list: [1, null, { deep: '%' }] },
  draft: [],
  madeAt: 1_795_617_668_728,
};
const empty: Thing = { ...full, note: null, owed: null, rank: null, isSeen: null, draft: null, isGood: false };

/** The values of one row, as a table that a statement can select from. */
function given(thing: Thing): { sql: string; bindings: (string | number | null)[] } {
  const row = things.write(thing);
  const type = { amount: 'BIGINT', moment: 'BIGINT', integer: 'INTEGER', boolean: 'INTEGER' } as Record<string, string>;
  const cells = things.all.map(({ name, kind }) => `CAST(? AS ${type[kind] ?? 'TEXT'}) AS ${name}`);
  return { sql: `(SELECT ${cells.join(', ')}) AS given`, bindings: things.names.map((name) => row[name] as string) };
}

it.each([
  ['values that are hard to write', full],
  ['values that are not there', empty],
])('reads %s as they are', async (_, thing) => {
  const rows = new JsonRows(things);
  const { sql, bindings } = given(thing);
  const answer = await database.db.knex.raw(`SELECT ${rows.select(dialect, 'given', 'made')} FROM ${sql}`, bindings);
  expect(rows.read(rowsOf(answer)[0]?.made as string)).toEqual(thing);
});

it('reads rows that have no texts, or nothing but texts', async () => {
  for (const some of [things.only('count', 'rank'), things.only('id', 'note')]) {
    const rows = new JsonRows<object>(some);
    const { sql, bindings } = given(full);
    const answer = await database.db.knex.raw(`SELECT ${rows.select(dialect, 'given', 'made')} FROM ${sql}`, bindings);
    expect(rows.read(rowsOf(answer)[0]?.made as string)).toEqual(
      Object.fromEntries(some.all.map(({ field }) => [field, full[field as keyof Thing]])),
    );
  }
});
