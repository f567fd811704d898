import { worldExtension } from '../../mocks/world';
import type { PostgresConfig } from '../../server/platform/store/open';
import { createDatabase, dialect } from '../../server/testing/database';
import { type OwnServer, startOwnServer } from '../target/own-server';

/** Starts a server of this project on the kind of database of the test run. */
export async function startServerOnEach(): Promise<OwnServer> {
  if (dialect === 'sqlite') return startOwnServer('current');
  const { db, config, drop } = await createDatabase('postgres', worldExtension.migrations);
  await db.close();
  const server = await startOwnServer('current', { databaseUrl: (config as PostgresConfig).url });
  return {
    ...server,
    close: async () => {
      await server.close();
      await drop();
    },
  };
}
