import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentation } from '../../docs/render';
import { openSandboxClock, worldExtension } from '../../mocks/world';
import type { Ports } from '../../server/networks/ports';
import { readConfig } from '../../server/platform/config';
import { type Running, run } from '../../server/run';
import { createEmptyDatabase, dialect } from '../../server/testing/database';
import { giveSigningKey } from '../../server/testing/signing-key';

/** The sandbox as `npm start` runs it, with its file server, on the database that the tests are about. */
export interface Sandbox {
  running: Running;
  url: string;
  /** The folder of what is not in the database, where a test may put its own. */
  folder: string;
  sftpPort: number;
  /** The environment that commands of the project need to work with it, and that the guides read. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a sandbox on free ports. */
export async function startSandbox(): Promise<Sandbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contrato sandbox-'));
  await giveSigningKey(folder);
  const database = dialect === 'postgres' ? await createEmptyDatabase() : null;
  const { config: opened } = database ?? {};
  const store: Record<string, string> = opened?.dialect === 'postgres' ? { DATABASE_URL: opened.url } : {};
  const config = readConfig({ ...store, DATA_DIR: folder, PORT: '0', SFTP_PORT: '0', LOG_LEVEL: 'silent' });
  const running = await run(config, {
    clock: openSandboxClock,
    ports: {} as Ports,
    documentation,
    extension: worldExtension,
  });
  const { url } = running.listener;
  const sftpPort = running.files?.port ?? 0;
  return {
    running,
    url,
    folder,
    sftpPort,
    environment: {
      ...store,
      URL: url,
      SFTP_PORT: String(sftpPort),
      SFTP_HOST: '127.0.0.1',
      DATA_DIR: folder,
      TMPDIR: folder,
    },
    stop: async () => {
      await running.stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
