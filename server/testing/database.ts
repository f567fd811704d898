import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../migrations';
import type { Db, Dialect } from '../platform/store/db';
import { type DbConfig, openDb } from '../platform/store/open';

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
  const { config, remove } = which === 'sqlite' ? await sqliteFile() : await postgresDatabase();
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

/** Makes a database with the present schema. */
export async function createDatabase(which: Dialect = dialect): Promise<TestDatabase> {
  const database = await createEmptyDatabase(which);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.drop();
    throw error;
  }
  return database;
}

/** Gives every test of a file one database that is made before the first and removed after the last. */
export function useDatabase(): TestDatabase {
  let database: TestDatabase | undefined;
  const use = (): TestDatabase => {
    if (database === undefined) throw new Error('the database is there from the first test on');
    return database;
  };
  beforeAll(async () => {
    database = await createDatabase();
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

async function sqliteFile(): Promise<{ config: DbConfig; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'contrato-sqlite-'));
  return {
    config: { dialect: 'sqlite', file: join(folder, 'contrato.sqlite') },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function postgresDatabase(): Promise<{ config: DbConfig; remove: () => Promise<void> }> {
  const server = process.env.DATABASE_URL_TEST;
  if (!server) throw new Error('no PostgreSQL: run the tests as the jest project "postgres", or set DATABASE_URL_TEST');
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    config: { dialect: 'postgres', url: url.href },
    remove: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
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
