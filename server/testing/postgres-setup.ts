import { Client } from 'pg';
import { type PostgresServer, startPostgres } from './postgres-server';
import { openTemplates } from './templates';

declare global {
  var postgresServer: PostgresServer | undefined;
}

/** An ordinary role, as a service has one: to a superuser privileges and limits of connections are nothing. */
const ROLE = 'contrato';

/** Starts one PostgreSQL for the whole run, unless DATABASE_URL_TEST names one. Workers find it by that variable. */
export default async function setup(): Promise<void> {
  openTemplates();
  if (process.env.DATABASE_URL_TEST) {
    process.env.DATABASE_URL_TEST_IS_GIVEN = 'yes';
    return;
  }
  globalThis.postgresServer = await startPostgres();
  process.env.DATABASE_URL_TEST = await withRole(globalThis.postgresServer.url);
}

/** Makes the role. @returns the connection string that names it */
async function withRole(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Tests make databases and further roles, and look at what is on the disk.
  await client.query(
    `CREATE ROLE ${ROLE} LOGIN CREATEDB CREATEROLE PASSWORD 'password' IN ROLE pg_checkpoint, pg_read_all_settings`,
  );
  await client.end();
  return Object.assign(new URL(url), { username: ROLE }).href;
}
