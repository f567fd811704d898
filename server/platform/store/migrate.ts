import type { Db, Reader, Tx } from './db';
import { assertEncoding } from './encoding';
import { NewerDatabase, PrivilegeMissing, StoreBusy } from './errors';
import type { Migration } from './migration';
import { rowsOf } from './rows-of';
import { liftTimeLimits } from './time-limits';

/** Any fixed number: the name of the lock that keeps processes from migrating PostgreSQL at the same time. */
const MIGRATION_LOCK = 7_461_022_017;

/** How often a start waits for the write lock of SQLite, longer than a request: another process may migrate. */
const LOCK_WAITS = 4;

/**
 * Brings the schema up to date, in one transaction: either every missing step is applied, or none. Any number of
 * processes may call it at once; they wait for each other.
 * @param known further names of steps that a database may have recorded
 * @returns the names of the steps that were applied now.
 * @throws NewerDatabase if the database has a step that is neither given nor known
 * @throws EncodingRefused if it is empty and can't store all texts
 */
export async function applyMigrations(
  db: Db,
  steps: readonly Migration[],
  known: readonly string[] = [],
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(db, steps, known);
    } catch (error) {
      if (!(error instanceof StoreBusy) || attempt === LOCK_WAITS) throw error;
    }
  }
}

function applyOnce(db: Db, steps: readonly Migration[], known: readonly string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    if (tx.dialect === 'postgres') {
      await liftTimeLimits(tx);
      // Another process may migrate for a long time.
      await tx.knex.raw('SET LOCAL lock_timeout = 0');
      await tx.knex.raw(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    }
    // IF NOT EXISTS needs the privilege to create tables also if the table exists.
    if (!(await hasRecord(tx))) {
      await assertEncoding(tx);
      await tx.knex.raw('CREATE TABLE schema_migrations (name TEXT NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL)');
    }
    const applied = new Set(await tx.knex('schema_migrations').pluck('name'));
    assertKnown(applied, steps, known);
    const missing = steps.filter((step) => !applied.has(step.name));
    for (const step of missing) await apply(tx, step);
    return missing.map((step) => step.name);
  });
}

/** Decides whether every step this program needs has been applied. A database without a schema has none. */
export async function hasMigrations(db: Db, steps: readonly Migration[]): Promise<boolean> {
  await db.learnLayout();
  const applied = new Set(await appliedIn(db));
  return steps.every((step) => applied.has(step.name));
}

/**
 * Lists the steps that a start would apply, without applying any.
 * @param known as `applyMigrations` takes it
 * @throws NewerDatabase as `applyMigrations` does
 */
export async function missingMigrations(
  db: Db,
  steps: readonly Migration[],
  known: readonly string[] = [],
): Promise<string[]> {
  const applied = new Set(await appliedIn(db));
  assertKnown(applied, steps, known);
  return steps.filter((step) => !applied.has(step.name)).map((step) => step.name);
}

/** The privileges of a role on the schema, and whether it owns the table of steps; `owns` is null without it. */
interface Privileges {
  schema: string | null;
  may_create: boolean | null;
  owns: boolean | null;
}

const PRIVILEGES = `SELECT current_schema() AS schema, has_schema_privilege(current_schema(), 'CREATE') AS may_create,
  (SELECT pg_has_role(relowner, 'USAGE') FROM pg_class
    WHERE oid = to_regclass(quote_ident(current_schema()) || '.schema_migrations')) AS owns`;

/**
 * Checks that steps can be applied to a database that lacks some, without applying any.
 * @throws PrivilegeMissing if the role may not apply them
 * @throws EncodingRefused as `applyMigrations` does
 */
export async function assertMigratable(db: Db): Promise<void> {
  if (db.dialect === 'sqlite') return;
  const [found] = rowsOf<Privileges>(await db.knex.raw(PRIVILEGES));
  const { schema, may_create: mayCreate, owns } = found as Privileges;
  if (schema === null) throw new PrivilegeMissing('no schema has been selected to create in');
  if (mayCreate !== true) throw new PrivilegeMissing(`permission denied for schema ${schema}`);
  if (owns === false) throw new PrivilegeMissing('must be owner of table schema_migrations');
  if (owns === null) await assertEncoding(db);
}

/** The codes with which PostgreSQL reports a table and a column that do not exist. */
const NO_TABLE = '42P01';
const NO_COLUMN = '42703';

/** Decides whether a statement failed because the database has no table or column of a name. */
export function lacksTableOrColumn(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === NO_TABLE || code === NO_COLUMN || /^SQLITE_ERROR: no such (?:table|column): /.test(message);
}

/** Reads the names of the applied steps: from PostgreSQL with one statement, for each probe of readiness. */
async function appliedIn(db: Db): Promise<string[]> {
  const names = ({ knex }: Pick<Reader, 'knex'>): Promise<string[]> => knex('schema_migrations').pluck('name');
  if (db.dialect === 'sqlite') return db.read(async (reader) => ((await hasRecord(reader)) ? names(reader) : []));
  return names(db).catch((error: { code?: string }) => {
    if (error.code !== NO_TABLE) throw error;
    return [];
  });
}

/** `hasTable` of Knex does not find a table of PostgreSQL for which the role has no privilege. */
async function hasRecord({ dialect, knex }: Pick<Reader, 'dialect' | 'knex'>): Promise<boolean> {
  if (dialect === 'sqlite') return knex.schema.hasTable('schema_migrations');
  const [row] = rowsOf<{ is_there: boolean }>(
    await knex.raw(`SELECT to_regclass(quote_ident(current_schema()) || '.schema_migrations') IS NOT NULL AS is_there`),
  );
  return row?.is_there === true;
}

async function apply(tx: Tx, step: Migration): Promise<void> {
  await step.up(tx);
  await tx.knex('schema_migrations').insert({ name: step.name, applied_at: Date.now() });
}

/** The owner of a step: the name of an extension before a slash; none for the service. */
function ownerOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf('/')));
}

/**
 * A program must not guess the meaning of tables that a newer one has migrated. Steps of extensions that this program
 * does not have are ignored.
 * @throws NewerDatabase
 */
function assertKnown(applied: ReadonlySet<string>, steps: readonly Migration[], others: readonly string[]): void {
  const known = new Set([...others, ...steps.map((step) => step.name)]);
  const owners = new Set(['', ...steps.map((step) => ownerOf(step.name))]);
  const unknown = [...applied].filter((name) => !known.has(name) && owners.has(ownerOf(name)));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
}
