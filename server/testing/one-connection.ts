import type { Db } from '../platform/store/db';
import { openDb } from '../platform/store/open';
import { writeSetting } from '../platform/store/settings';
import type { BulkWrite } from '../platform/store/writes';
import { createDatabase, type TestDatabase } from './database';

/** The database of the test that runs. */
export let database: TestDatabase;
/** A handle to it with one connection that writes. */
export let db: Db;

/** Opens a database of each test's own on one connection, so that a test can tell one connection from the next. */
export function useOneConnection(): void {
  beforeEach(async () => {
    database = await createDatabase();
    db = openDb(database.config.dialect === 'postgres' ? { ...database.config, connections: 1 } : database.config);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await db.close();
    await database.drop();
  });
}

export function put(name: string, value: unknown): Promise<void> {
  return db.transaction((tx) => writeSetting(tx, name, value));
}

/** A write of a setting that must not be there. */
export function settingOf(name: string): BulkWrite {
  const sql = "INSERT INTO settings (name, value) SELECT ?, '1'";
  return { sql: { sqlite: sql, postgres: sql }, parameter: name };
}

/** Temporary tables belong to the connection that made them. */
export const mark = () => db.transaction(({ knex }) => knex.raw('CREATE TEMPORARY TABLE marker (id INTEGER)'));
export const marked = () =>
  db
    .transaction(({ knex }) => knex.raw('SELECT COUNT(*) FROM marker'))
    .then(
      () => true,
      () => false,
    );
