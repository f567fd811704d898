import { closeTemplates, dropTemplates } from './templates';

/** Stops the PostgreSQL that the setup started, or leaves another one as it was. */
export default async function teardown(): Promise<void> {
  if (globalThis.postgresServer === undefined) await dropTemplates(process.env.DATABASE_URL_TEST ?? '');
  await globalThis.postgresServer?.stop();
  closeTemplates();
}
