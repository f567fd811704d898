import knexOf, { type Knex } from 'knex';

/** Opens the database that the bench names as a competent team does: PostgreSQL by its address, or a SQLite file. */
export function openPeerStore(file: string): Knex {
  const url = process.env.BENCH_DATABASE_URL;
  if (url) return knexOf({ client: 'pg', connection: url, pool: { min: 2, max: 16 } });
  return knexOf({
    client: 'sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    pool: {
      afterCreate: (
        connection: { exec(sql: string, done: (error: unknown) => void): void },
        done: (error: unknown) => void,
      ) => connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;', done),
    },
  });
}
