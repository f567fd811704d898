import knexOf, { type Knex } from 'knex';

/** The address of a PostgreSQL database, or the file of a SQLite one. */
type StoreAddress = { url: string } | { file: string };

/** Opens the database that the bench names as a competent team does: PostgreSQL by its address, or a SQLite file. */
export function openPeerStore(file: string): Knex {
  const url = process.env.BENCH_DATABASE_URL;
  return peerStoreAt(url ? { url } : { file });
}

/** Opens a database as a competent team does. */
export function peerStoreAt(address: StoreAddress): Knex {
  if ('url' in address) return knexOf({ client: 'pg', connection: address.url, pool: { min: 2, max: 16 } });
  const { file } = address;
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
