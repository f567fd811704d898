import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Middleware } from 'koa';
import { createWorld, openSandboxClock } from '../../mocks/world';
import { createApp } from '../../server/app';
import { loadSigningKey, type SigningKey } from '../../server/auth/keys';
import { readConfig } from '../../server/config';
import { openVault } from '../../server/crypto/data-keys';
import type { ClientCalls } from '../../server/events/client-calls';
import { Metrics } from '../../server/http/metrics';
import { listen } from '../../server/listen';
import { createLogs } from '../../server/log';
import type { Ports } from '../../server/ports';
import { clientFolder } from '../../server/processing/settlement/folders';
import { openConfiguredDb } from '../../server/run';
import type { Db } from '../../server/store/db';
import { migrate } from '../../server/store/migrations/migrate';

/** A server of ours that runs for the length of a test run. */
export interface OwnServer {
  url: string;
  /** Its store, to look at. */
  db: Db;
  /** The text of a settlement file. @param file its path in the client's folder */
  settlementFile(clientId: string, file: string): Promise<string>;
  /** Stops it and forgets its data. */
  close(): Promise<void>;
}

/** How the service calls an endpoint of a client. */
export type SendCall = ClientCalls['post'];

/** What breaks the server on purpose. */
export interface OwnServerOptions {
  /** Stands in front of the service. */
  front?: Middleware | undefined;
  /** Stands between the service and the clients' endpoints. */
  calls?: ((send: SendCall) => SendCall) | undefined;
  /** Run once the tables are there. */
  sql?: readonly string[] | undefined;
}

/** Durability is proved elsewhere, so a database that ends with the run may live in memory where the system offers that. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const STOP_MILLISECONDS = 1_000;

/** Starts the service on a free port with a database of its own and without limits on the rate of requests. */
export async function startOwnServer(
  revision: string,
  { front, calls, sql = [] }: OwnServerOptions = {},
): Promise<OwnServer> {
  const folder = await mkdtemp(path.join(FOLDER, 'contract-tests-'));
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT_PER_SECOND: '0',
    DEFAULT_REVISION: revision,
    // Refusals are what is tested here; their lines would drown the summary.
    LOG_LEVEL: 'fatal',
  });
  const db = openConfiguredDb(config);
  await migrate(db);
  if (sql.length > 0)
    await db.transaction(async ({ knex }) => void (await Promise.all(sql.map((one) => knex.raw(one)))));
  const app = createApp({
    config,
    db,
    clock: await openSandboxClock(db),
    logs: createLogs(config.logLevel),
    signingKey: await signingKey(folder),
    vault: openVault(config),
    ports: {} as Ports,
    metrics: new Metrics({ process: false }),
    extension: createWorld,
  });
  if (front) app.koa.middleware.unshift(front);
  const { calls: clientCalls } = app.services;
  if (calls) clientCalls.post = calls(clientCalls.post.bind(clientCalls));
  const listener = await listen(app.koa, config);
  app.start();
  return {
    url: listener.url,
    db,
    settlementFile: (clientId, file) => readFile(path.join(clientFolder(config, clientId), file), 'utf8'),
    close: async () => {
      app.beginStop();
      await listener.close(STOP_MILLISECONDS);
      await app.close();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let sharedKey: Promise<SigningKey> | null = null;

// Making a key takes longer than starting a server.
function signingKey(dataDir: string): Promise<SigningKey> {
  sharedKey ??= loadSigningKey({ signingKeyFile: null, dataDir });
  return sharedKey;
}
