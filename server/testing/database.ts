import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { layout } from '../layout';
import { migrate, migrations } from '../migrations';
import type { Db, Dialect } from '../platform/store/db';
import { distribute } from '../platform/store/distribution/distribute';
import type { Layout } from '../platform/store/distribution/placement';
import { prefixKeysWithTenant } from '../platform/store/distribution/tenant-keys';
import type { Migration } from '../platform/store/migration';
import { type DbConfig, openDb, type PostgresConfig, type SqliteConfig } from '../platform/store/open';
import { databaseFolder } from './memory';

declare global {
  var TEST_DATABASE: Dialect | undefined;
}

/** The database that this run of the tests is about. */
export const dialect: Dialect = globalThis.TEST_DATABASE ?? 'sqlite';

/** A database of a test's own. */
export interface TestDatabase {
  db: Db;
  /** The configuration to open it once more, from this process or another one. */
  config: DbConfig;
  /** Another handle to the same database, as another process would have. The caller closes it. */
  openAgain(): Db;
  /** Closes the handle and removes the database. */
  drop(): Promise<void>;
}

/** Makes an empty database: a file for SQLite, a database on the run's server for PostgreSQL. */
export async function createEmptyDatabase(which: Dialect = dialect): Promise<TestDatabase> {
  return opened(which === 'sqlite' ? await sqliteFile() : await postgresDatabase());
}

function opened({ config, remove }: { config: DbConfig; remove: () => Promise<void> }): TestDatabase {
  const db = openDb(config);
  return {
    db,
    config,
    openAgain: () => openDb(config),
    drop: async () => {
      await db.close();
      await remove();
    },
  };
}

/**
 * Makes a database with the present schema, as a copy of the one that the run's first caller brought to it.
 * @param further steps of an extension
 */
export async function createDatabase(which: Dialect = dialect, further?: readonly Migration[]): Promise<TestDatabase> {
  const folder = process.env.TEST_TEMPLATES;
  // A distributed database is never without visitors, so it can't be copied.
  if (folder === undefined || isDistributed(which)) return migrated(which, further);
  const names = [...migrations, ...(further ?? [])].map((step) => step.name).join();
  const template = `${basename(folder)}_${createHash('sha256').update(names).digest('hex').slice(0, 16)}`.toLowerCase();
  return which === 'sqlite' ? copyOfFile(join(folder, template), further) : copyOnServer(template, further);
}

async function migrated(which: Dialect, further?: readonly Migration[]): Promise<TestDatabase> {
  const database = await createEmptyDatabase(which);
  try {
    await migrate(database.db, further);
    if (isDistributed(which)) await overNodes(database);
  } catch (error) {
    await database.drop();
    throw error;
  }
  return database;
}

/**
 * The servers over which the tests' databases are spread, with `DATABASE_URL_TEST` as their coordinator: connection
 * strings of Citus workers with commas between them. None, as usual: databases lie on one server.
 */
const workers = (process.env.TEST_CITUS_WORKERS ?? '').split(',').filter((url) => url !== '');

function isDistributed(which: Dialect): boolean {
  return which === 'postgres' && workers.length > 0;
}

/** Spreads a database over the nodes, on each of which it is made. */
async function overNodes({ db, config }: TestDatabase): Promise<void> {
  const { url } = config as PostgresConfig;
  const { hostname, port, pathname } = new URL(url);
  await onServer(url, 'CREATE EXTENSION citus');
  await onServer(url, `ALTER DATABASE ${pathname.slice(1)} SET citus.shard_count TO 4`);
  await onServer(url, `SELECT citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers) {
    await onServer(worker, `CREATE DATABASE ${pathname.slice(1)}`);
    const there = Object.assign(new URL(worker), { pathname });
    await onServer(there.href, 'CREATE EXTENSION citus');
    await onServer(url, `SELECT citus_add_node('${there.hostname}', ${there.port})`);
  }
  await distribute(db, await layoutOf(db));
}

/**
 * Makes a PostgreSQL database whose keys begin with their clients, as `distribute` makes them, on one node: all
 * statements for several nodes are run there.
 */
export async function createTenantFirstDatabase(further?: readonly Migration[]): Promise<TestDatabase> {
  const database = await migrated('postgres', further);
  if (!database.db.isDistributed)
    await prefixKeysWithTenant(database.db, await layoutOf(database.db), async () => undefined);
  return database;
}

/** The layout of the service; the tables of an extension stay on the coordinator. */
async function layoutOf({ knex }: Db): Promise<Layout> {
  const names: string[] = await knex('pg_tables').whereRaw('schemaname = current_schema()').pluck('tablename');
  const others = names.filter((name) => layout.tables[name] === undefined);
  const apart = Object.fromEntries(others.map((name) => [name, { onCoordinator: 'of an extension' }]));
  return { ...layout, tables: { ...layout.tables, ...apart } };
}

async function copyOfFile(template: string, further?: readonly Migration[]): Promise<TestDatabase> {
  if (!existsSync(template)) {
    const first = await migrated('sqlite', further);
    await first.db.close();
    // It gets its name when it is whole: two workers may be at it.
    const whole = `${template}.${process.pid}`;
    await copyFile((first.config as SqliteConfig).file, whole);
    await rename(whole, template);
    await first.drop();
  }
  const copy = await sqliteFile();
  await copyFile(template, copy.config.file);
  return opened(copy);
}

async function copyOnServer(template: string, further?: readonly Migration[]): Promise<TestDatabase> {
  const copy = await postgresDatabase(template).catch((error: { code?: string }) => {
    if (error.code !== '3D000') throw error;
    return null;
  });
  if (copy !== null) return opened(copy);
  const first = await migrated('postgres', further);
  await first.db.close();
  const name = new URL((first.config as PostgresConfig).url).pathname.slice(1);
  try {
    await onServer(postgresUrl(), `ALTER DATABASE ${name} RENAME TO ${template}`);
  } catch (error) {
    // Another worker was at it, too.
    await first.drop();
    if ((error as { code?: string }).code !== '42P04') throw error;
  }
  return opened(await postgresDatabase(template));
}

/**
 * Gives every test of a file one database that is made before the first and removed after the last.
 * @param further steps of an extension
 */
export function useDatabase(further?: readonly Migration[]): TestDatabase {
  let database: TestDatabase | undefined;
  const use = (): TestDatabase => {
    if (database === undefined) throw new Error('the database is there from the first test on');
    return database;
  };
  beforeAll(async () => {
    database = await createDatabase(dialect, further);
  });
  afterAll(() => database?.drop());
  return {
    get db() {
      return use().db;
    },
    get config() {
      return use().config;
    },
    openAgain: () => use().openAgain(),
    drop: () => use().drop(),
  };
}

/**
 * Tells whether privileges and limits don't apply to the user of the tests: SQLite has none of them, and PostgreSQL
 * lets superusers pass.
 */
export async function passesPrivileges(db: Db): Promise<boolean> {
  if (db.dialect === 'sqlite') return true;
  const { rows } = await db.knex.raw('SHOW is_superuser');
  return rows[0].is_superuser === 'on';
}

async function sqliteFile(): Promise<{ config: SqliteConfig; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(databaseFolder(), 'contrato-sqlite-'));
  return {
    config: { dialect: 'sqlite', file: join(folder, 'contrato.sqlite') },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function postgresUrl(): string {
  const server = process.env.DATABASE_URL_TEST;
  if (!server) throw new Error('no PostgreSQL: run the tests as the jest project "postgres", or set DATABASE_URL_TEST');
  return server;
}

async function postgresDatabase(template?: string): Promise<{ config: DbConfig; remove: () => Promise<void> }> {
  const server = postgresUrl();
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await onServer(server, `CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    config: { dialect: 'postgres', url: url.href },
    remove: async () => {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      for (const worker of workers) await onServer(worker, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
