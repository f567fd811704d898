import type { Knex } from 'knex';
import type { Db } from '../db';
import { rowsOf } from '../rows-of';
import { liftTimeLimits } from '../time-limits';
import { makeFunctions } from './functions';
import { type Layout, type Placement, tenantTables } from './placement';

/**
 * Puts the client before every primary, unique and foreign key of the tables that lie by client, on PostgreSQL: an
 * engine that spreads rows over nodes keeps a key within a node. Values that are unique over all clients go to
 * `identifiers`. Everything happens in one transaction, after which the handle knows the new layout.
 * @param spread distributes the tables, before their foreign keys are created again
 */
export async function prefixKeysWithTenant(
  db: Db,
  layout: Layout,
  spread: (knex: Knex) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { knex } = tx;
    await liftTimeLimits(tx);
    await knex.raw('SET LOCAL lock_timeout TO 0');
    for (const [table, owner] of Object.entries(layout.owners)) await nameOwners(knex, table, owner);
    for (const view of Object.keys(layout.views).reverse()) await knex.raw(`DROP VIEW ${view}`);
    const references = await takeForeignKeys(knex, layout);
    await makeIdentifiers(knex, layout);
    for (const table of tenantTables(layout)) await rewriteKeys(knex, table, layout.tables[table] as Placement);
    await makeFunctions(knex);
    await spread(knex);
    for (const statement of references) await knex.raw(statement);
    for (const [name, select] of Object.entries(layout.views)) await knex.raw(`CREATE VIEW ${name} AS ${select}`);
  });
  await db.learnLayout(true);
}

/**
 * Adds the client to rows of an earlier version. Triggers and privileges that refuse changes are switched off
 * meanwhile.
 */
async function nameOwners(knex: Knex, table: string, owner: string): Promise<void> {
  const [{ allowed } = {}] = rowsOf(await knex.raw(`SELECT has_table_privilege(?, 'UPDATE') AS allowed`, [table]));
  await knex.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  if (!allowed) await knex.raw(`GRANT UPDATE ON ${table} TO CURRENT_USER`);
  await knex.raw(`UPDATE ${table} SET client_id = (${owner}) WHERE client_id IS NULL`);
  if (!allowed) await knex.raw(`REVOKE UPDATE ON ${table} FROM CURRENT_USER`);
  await knex.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await knex.raw(`ALTER TABLE ${table} ALTER COLUMN client_id SET NOT NULL`);
}

async function makeIdentifiers(knex: Knex, { globalKeys }: Layout): Promise<void> {
  await knex.raw(`CREATE TABLE identifiers (value TEXT NOT NULL, "constraint" TEXT NOT NULL, client_id TEXT NOT NULL,
    CONSTRAINT identifiers_pkey PRIMARY KEY (value, "constraint"))`);
  for (const { table, column, constraint } of globalKeys) {
    await knex.raw(`INSERT INTO identifiers (value, "constraint", client_id)
      SELECT ${column}, '${constraint}', client_id FROM ${table} WHERE ${column} IS NOT NULL`);
  }
}

interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  target_columns: string[];
}

const COLUMN_NAMES = (relation: string, numbers: string) =>
  `ARRAY(SELECT a.attname::text FROM unnest(${numbers}) WITH ORDINALITY AS k (number, place)
     JOIN pg_attribute AS a ON a.attrelid = ${relation} AND a.attnum = k.number ORDER BY k.place)`;

async function takeForeignKeys(knex: Knex, layout: Layout): Promise<string[]> {
  const found = rowsOf<ForeignKey>(
    await knex.raw(
      `SELECT c.conname AS name, c.conrelid::regclass::text AS table, ${COLUMN_NAMES('c.conrelid', 'c.conkey')} AS columns,
         c.confrelid::regclass::text AS target, ${COLUMN_NAMES('c.confrelid', 'c.confkey')} AS target_columns
       FROM pg_constraint AS c WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace ORDER BY 2, 1`,
    ),
  );
  for (const { name, table } of found) await knex.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  // The coordinator can't see rows on other nodes.
  const seen = found.filter(({ table }) => 'by' in placeOf(layout, table));
  return seen.map(({ name, table, columns, target, target_columns }) => {
    const [own, theirs] = withTenants(columns, target_columns, placeOf(layout, target));
    return `ALTER TABLE ${table} ADD CONSTRAINT ${name} FOREIGN KEY (${own.join(', ')}) REFERENCES ${target} (${theirs.join(', ')})`;
  });
}

function placeOf({ tables }: Layout, table: string): Placement {
  const found = tables[table];
  if (found === undefined) throw new Error(`the table ${table} is not known to the service`);
  return found;
}

function withTenants(columns: string[], target: string[], place: Placement): [string[], string[]] {
  if (!('by' in place)) throw new Error('a key refers to a table of the coordinator');
  return columns.includes('client_id')
    ? [columns, target]
    : [
        ['client_id', ...columns],
        [place.by, ...target],
      ];
}

interface Key {
  name: string;
  /** Null for an index without a constraint. */
  constraint: 'p' | 'u' | null;
  columns: string[];
  /** The condition of a partial index, or null. */
  where: string | null;
}

/** Creates every unique key of a table again that does not begin with the client. */
async function rewriteKeys(knex: Knex, table: string, place: Placement): Promise<void> {
  const { by } = place as { by: string };
  const keys = rowsOf<Key>(
    await knex.raw(
      `SELECT i.indexrelid::regclass::text AS name, c.contype AS constraint,
         ${COLUMN_NAMES('i.indrelid', 'i.indkey::int2[]')} AS columns, pg_get_expr(i.indpred, i.indrelid) AS where
       FROM pg_index AS i LEFT JOIN pg_constraint AS c ON c.conindid = i.indexrelid AND c.contype IN ('p', 'u')
       WHERE i.indrelid = ?::regclass AND i.indisunique`,
      [table],
    ),
  );
  for (const key of keys.filter(({ columns }) => columns[0] !== by)) await rewriteKey(knex, table, by, key);
}

async function rewriteKey(knex: Knex, table: string, by: string, { name, constraint, columns, where }: Key) {
  const list = [by, ...columns.filter((column) => column !== by)].join(', ');
  if (constraint === null) {
    await knex.raw(`DROP INDEX ${name}`);
    await knex.raw(`CREATE UNIQUE INDEX ${name} ON ${table} (${list})${where === null ? '' : ` WHERE ${where}`}`);
    return;
  }
  const kind = constraint === 'p' ? 'PRIMARY KEY' : 'UNIQUE';
  await knex.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await knex.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${kind} (${list})`);
}
