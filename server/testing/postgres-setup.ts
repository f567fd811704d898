import { type PostgresServer, startPostgres } from './postgres-server';
import { openTemplates } from './templates';

declare global {
  var postgresServer: PostgresServer | undefined;
}

/** Starts one PostgreSQL for the whole run, unless DATABASE_URL_TEST names one. Workers find it by that variable. */
export default async function setup(): Promise<void> {
  openTemplates();
  if (process.env.DATABASE_URL_TEST) return;
  globalThis.postgresServer = await startPostgres();
  process.env.DATABASE_URL_TEST = globalThis.postgresServer.url;
}
