import type { Kind } from '../platform/store/columns';
import type { Db } from '../platform/store/db';
import { rowsOf } from '../platform/store/rows-of';
import type { Table } from '../platform/store/table';

/** A column that the migrations have made. */
interface SchemaColumn {
  relation: string;
  name: string;
  /** SQLite tells none of what a view calculates. */
  type: 'TEXT' | 'INTEGER' | null;
  nullable: boolean;
  view: boolean;
}

const SCHEMA = {
  sqlite: `SELECT m.name AS relation, m.type AS relation_type, c.name, c.type, c."notnull" AS required
    FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
    WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite_%'`,
  postgres: `SELECT t.table_name AS relation, CASE t.table_type WHEN 'VIEW' THEN 'view' ELSE 'table' END AS relation_type,
      c.column_name AS name, c.data_type AS type, CASE c.is_nullable WHEN 'NO' THEN 1 ELSE 0 END AS required
    FROM information_schema.tables AS t JOIN information_schema.columns AS c USING (table_schema, table_name)
    WHERE t.table_schema = current_schema()`,
};

/** The columns that the migrations have made. */
export async function schemaOf(db: Db): Promise<SchemaColumn[]> {
  const rows = rowsOf(await db.knex.raw(SCHEMA[db.dialect]));
  return rows.map(({ relation, relation_type, name, type, required }) => ({
    relation: String(relation),
    name: String(name),
    type: type === '' ? null : /int/i.test(String(type)) ? 'INTEGER' : 'TEXT',
    nullable: required === 0,
    view: relation_type === 'view',
  }));
}

const isText = (kind: Kind) => kind === 'text' || kind === 'json' || kind === 'sealed';

/** Lists the columns of a declaration; one that is derived of a field may be empty where the field may. */
function declaredColumns(table: Table<never>): Record<string, { type: string; nullable: boolean | undefined }> {
  const plain = table.all.map(({ name, kind, nullable }) => [
    name,
    { type: isText(kind) ? 'TEXT' : 'INTEGER', nullable },
  ]);
  const derived = table.derivedColumns.map(({ name }) => [name, { type: 'TEXT', nullable: undefined }]);
  return Object.fromEntries([...derived, ...plain]);
}

interface ComparedColumn {
  column: string;
  type: string | undefined;
  nullable: boolean | undefined;
}

/**
 * Returns the columns of a table as the migrations made them, and as it is declared. A view's columns have no
 * constraint of their own in either database, and a derived column none that is declared: there both say the same.
 */
export async function columnsOf(
  db: Db,
  table: Table<never>,
): Promise<{ made: ComparedColumn[]; expected: ComparedColumn[] }> {
  const columns = (await schemaOf(db)).filter(({ relation }) => relation === table.table);
  const declared = declaredColumns(table);
  const made = columns.map(({ name, type, nullable, view }): ComparedColumn => {
    const own = declared[name];
    const nullability = view ? own?.nullable : (own?.nullable ?? nullable);
    return { column: name, type: type ?? own?.type, nullable: view ? nullability : nullable };
  });
  const expected = Object.entries(declared).map(([column, { type, nullable }]): ComparedColumn => {
    const derived = made.find((one) => one.column === column)?.nullable;
    return { column, type, nullable: nullable ?? derived };
  });
  const byName = (a: ComparedColumn, b: ComparedColumn) => a.column.localeCompare(b.column);
  return { made: made.sort(byName), expected: expected.sort(byName) };
}
