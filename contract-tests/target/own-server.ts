import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Middleware } from 'koa';
import { documentation } from '../../docs/render';
import { openSandboxClock, worldExtension } from '../../mocks/world';
import { createApp } from '../../server/app';
import { loadTokenKeys, type TokenKeys } from '../../server/auth/keys';
import type { ClientCalls } from '../../server/events/client-calls';
import { migrate } from '../../server/migrations';
import type { Ports } from '../../server/networks/ports';
import { readConfig } from '../../server/platform/config';
import { openVault } from '../../server/platform/crypto/data-keys';
import { Metrics } from '../../server/platform/http/metrics';
import { listen } from '../../server/platform/listen';
import { createLogs } from '../../server/platform/log';
import type { Db } from '../../server/platform/store/db';
import { openConfiguredDb } from '../../server/run';
import { clientFolder } from '../../server/settlement/folders';
import { databaseFolder } from '../../server/testing/memory';
import { type Edge, networksIn, ReportFailures, worldWith } from './edge';
import { ServerLog } from './server-log';

/** A server of ours that runs for the length of a test run. */
export interface OwnServer {
  url: string;
  /** Where networks reach it. */
  edge: Edge;
  /** Its store, to look at. */
  db: Db;
  /** The server's log of its own failures. */
  log: ServerLog;
  /**
   * The text of a settlement file.
   * @param file its path in the client's folder
   */
  settlementFile(clientId: string, file: string): Promise<string>;
  /** Stops it and forgets its data. */
  close(): Promise<void>;
}

/** The function by which the service calls an endpoint of a client. */
export type SendCall = ClientCalls['post'];

/** The options that break the server on purpose. */
export interface OwnServerOptions {
  /** Stands in front of the service. */
  front?: Middleware | undefined;
  /** Stands between the service and the clients' endpoints. */
  calls?: ((send: SendCall) => SendCall) | undefined;
  /** A PostgreSQL to work on; an SQLite file that ends with the run when absent. */
  databaseUrl?: string | undefined;
  /** Run once the tables are there. */
  sql?: readonly string[] | undefined;
  /** Stands between the service and the networks that it asks. */
  ports?: ((ports: Ports) => Ports) | undefined;
  /** The network that is called instead of the simulated ones, in the format of NETWORKS_FILE. */
  asks?: object | undefined;
}

/**
 * Durability is proved elsewhere, so a database that ends with the run may live in memory where the system offers that.
 */
const FOLDER = databaseFolder();

const STOP_MILLISECONDS = 1_000;

/** Starts the service on a free port with a database of its own and without limits on the rate of requests. */
export async function startOwnServer(
  revision: string,
  { front, calls, databaseUrl, sql = [], asks, ports }: OwnServerOptions = {},
): Promise<OwnServer> {
  const folder = await mkdtemp(path.join(FOLDER, 'contract-tests-'));
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    RATE_LIMIT_PER_SECOND: '0',
    DEFAULT_REVISION: revision,
    // Refusals are tested here, so only the server's own failures are kept from the log.
    LOG_LEVEL: 'error',
  });
  const db = openConfiguredDb(config);
  await migrate(db, worldExtension.migrations);
  if (sql.length > 0)
    await db.transaction(async ({ knex }) => void (await Promise.all(sql.map((one) => knex.raw(one)))));
  const log = new ServerLog();
  const failures = new ReportFailures();
  const app = createApp({
    config,
    db,
    clock: await openSandboxClock(db),
    logs: createLogs(config.logLevel, log),
    tokenKeys: await tokenKeys(folder),
    vault: openVault(config),
    ports: {} as Ports,
    documentation,
    metrics: new Metrics({ process: false }),
    networks: networksIn(folder, asks),
    extension: worldWith(failures, asks === undefined),
  });
  if (front) app.koa.middleware.unshift(front);
  const { calls: clientCalls } = app.services;
  if (calls) clientCalls.post = calls(clientCalls.post.bind(clientCalls));
  if (ports) app.services.ports = ports(app.services.ports);
  const listener = await listen(app.koa, config);
  app.start();
  return {
    url: listener.url,
    edge: failures.edge(config.publicUrl),
    db,
    log,
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

let sharedKey: Promise<TokenKeys> | null = null;

// Making a key takes longer than starting a server.
function tokenKeys(dataDir: string): Promise<TokenKeys> {
  sharedKey ??= loadTokenKeys({ signingKeyFile: null, dataDir });
  return sharedKey;
}
