import { rowsOf } from '../../../server/platform/store/rows-of';
import { dialect, useDatabase } from '../../../server/testing/database';
import { schemaOf } from '../../../server/testing/schema';
import { migrations } from '../store/migrations';
import { NOT_KEPT, PARTS } from './parts';

const database = useDatabase(migrations);

const tables = async () => {
  const columns = (await schemaOf(database.db)).filter(({ view }) => !view);
  const found = new Map<string, string[]>();
  for (const { relation, name } of columns) found.set(relation, [...(found.get(relation) ?? []), name]);
  return found;
};

/**
 * The columns of each unique index and primary key, and the tables that a table refers to, as the database knows them.
 */
async function constraints(
  table: string,
): Promise<{ key: string[]; unique: string[]; refers: string[]; foreign: string[] }> {
  const { knex } = database.db;
  const ask = async (sql: string) => rowsOf(await knex.raw(sql, [table])).map((row) => String(row.name));
  if (dialect === 'sqlite') {
    const key = await ask('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk');
    const unique = await ask(
      `SELECT DISTINCT c.name FROM pragma_index_list(?) AS i JOIN pragma_index_info(i.name) AS c
        WHERE i."unique" = 1 AND i.origin <> 'pk'`,
    );
    const refers = await ask('SELECT "table" AS name FROM pragma_foreign_key_list(?)');
    return { key, unique, refers, foreign: await ask('SELECT "from" AS name FROM pragma_foreign_key_list(?)') };
  }
  const indexed = (primary: boolean) =>
    ask(`SELECT a.attname AS name FROM pg_index AS i CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k (attnum, at)
      JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
      WHERE i.indrelid = ?::regclass AND ${primary ? 'i.indisprimary' : 'i.indisunique AND NOT i.indisprimary'} ORDER BY k.at`);
  const refers = await ask(
    `SELECT confrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND conrelid = ?::regclass`,
  );
  const foreign = await ask(`SELECT a.attname AS name FROM pg_constraint AS c
    JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey) WHERE c.contype = 'f' AND c.conrelid = ?::regclass`);
  return { key: await indexed(true), unique: await indexed(false), refers, foreign };
}

it('of every table it is decided whether snapshots have it', async () => {
  const decided = [...PARTS.map(({ table }) => table), ...Object.keys(NOT_KEPT)];
  expect(decided.sort()).toEqual([...(await tables()).keys()].sort());
});

it('a part has every column of its table, and its key', async () => {
  const known = await tables();
  for (const { table, columns, key } of PARTS) {
    expect([table, columns.map(({ name }) => name).sort()]).toEqual([table, [...(known.get(table) ?? [])].sort()]);
    expect([table, [...key]]).toEqual([table, (await constraints(table)).key]);
  }
});

it('a part comes after those that it refers to', async () => {
  for (const [at, { table }] of PARTS.entries()) {
    const before = new Set(['clients', table, ...PARTS.slice(0, at).map((part) => part.table)]);
    const { refers } = await constraints(table);
    expect([table, refers.filter((other) => !before.has(other))]).toEqual([table, []]);
  }
});

it('what the database wants unique can be freed, unless it is what a row refers to for good', async () => {
  for (const { table, free } of PARTS) {
    const { unique, foreign } = await constraints(table);
    const wanted = [...new Set(unique)].filter((column) => !foreign.includes(column) && column !== 'client_id');
    const missing = wanted.filter((column) => !free.includes(column));
    expect([table, missing]).toEqual([table, ALONE[table] ?? []]);
    expect([table, free.filter((column) => !unique.includes(column))]).toEqual([table, []]);
  }
});

/** Columns that are unique together with one that is freed. */
const ALONE: Readonly<Record<string, string[]>> = { users: ['identification_type'], jobs: ['kind'] };
