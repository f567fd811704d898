import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentation } from '../../docs/render';
import { parseRevision } from '../../generated/revisions';
import { type App, type AppParts, createApp } from '../app';
import { loadTokenKeys, type TokenKeys } from '../auth/keys';
import { hashSecret } from '../auth/secrets';
import { insertClient } from '../clients/store/clients';
import { type Client, type ClientConfiguration, defaultConfiguration } from '../kernel/client';
import type { Ports } from '../networks/ports';
import { VirtualClock } from '../platform/clock';
import { type Config, readConfig } from '../platform/config';
import { openVault } from '../platform/crypto/data-keys';
import { Metrics } from '../platform/http/metrics';
import { newId } from '../platform/ids';
import { type Listener, listen } from '../platform/listen';
import { createLogs } from '../platform/log';
import type { Dialect } from '../platform/store/db';
import { createDatabase, dialect, type TestDatabase } from './database';
import { giveSigningKey } from './signing-key';

/** A moment in the middle of a day and month, so that a test that moves the clock a little stays within both. */
export const TEST_NOW = Date.parse('2026-03-15T12:00:00.000Z');

/** An answer of the server under test. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
}

interface RequestParts {
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is a string or bytes. */
  body?: unknown;
  idempotencyKey?: string;
}

/** A client of the server under test, with a token. */
export interface TestClient {
  client: Client;
  secret: string;
  token: string;
  /** Sends a request with the client's token and, on POST, a fresh idempotency key. */
  send(method: string, path: string, sent?: RequestParts): Promise<Answer>;
}

export interface TestServer {
  url: string;
  app: App;
  database: TestDatabase;
  clock: VirtualClock;
  config: Config;
  /** Everything that was logged, as parsed lines. */
  logged: Record<string, unknown>[];
  send(method: string, path: string, sent?: RequestParts): Promise<Answer>;
  /** Makes a client with a configuration of its own and gets its token. */
  client(changes?: Partial<Client>, configuration?: Partial<ClientConfiguration>): Promise<TestClient>;
  /**
   * Starts another server on the same database, as another process would have it; on the same keys unless others are
   * configured.
   */
  beside(options?: TestServerOptions): Promise<TestServer>;
  /** Stops this server and starts another one on the same database and keys. */
  restart(): Promise<TestServer>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** The kind of database; that of the project where absent. */
  database?: Dialect;
  environment?: Record<string, string>;
  ports?: Partial<Ports>;
  networks?: AppParts['networks'];
  extension?: AppParts['extension'];
  ends?: AppParts['ends'];
  /** Begins what no request waits for, such as deliveries. Without it, tests do that work by hand. */
  background?: boolean;
  deliveries?: AppParts['deliveries'];
  processing?: AppParts['processing'];
}

interface ServerFixture {
  database: TestDatabase;
  folder: string;
  clock: VirtualClock;
  tokenKeys: TokenKeys;
}

/** Starts a server on a database of its own, with a clock that stands still until a test moves it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'contrato-server-'));
  await giveSigningKey(folder);
  const fixture = {
    folder,
    database: await createDatabase(options.database ?? dialect, options.extension?.migrations),
    clock: new VirtualClock({ frozenAt: TEST_NOW }),
    tokenKeys: await loadTokenKeys({ signingKeyFile: null, dataDir: folder }),
  };
  return serve(fixture, options);
}

async function serve(
  fixture: ServerFixture,
  options: TestServerOptions,
): Promise<TestServer & { stop(): Promise<void> }> {
  const { clock, database, folder } = fixture;
  const config = readConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_PER_SECOND: '0', ...options.environment });
  const tokenKeys = config.signingKeyFile === null ? fixture.tokenKeys : await loadTokenKeys(config);
  const logged: Record<string, unknown>[] = [];
  const logs = createLogs(config.logLevel, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const app = createApp({
    config,
    db: database.db,
    clock,
    logs,
    tokenKeys,
    vault: openVault(config),
    ports: (options.ports ?? {}) as Ports,
    networks: options.networks,
    documentation,
    metrics: new Metrics({ process: false }),
    extension: options.extension,
    ends: options.ends,
    deliveries: options.deliveries,
    processing: options.processing,
  });
  const listener: Listener = await listen(app.koa, config);
  if (options.background) app.start();
  const send = sender(listener.url);
  const stop = async () => {
    await listener.close(1_000);
    await app.close();
  };
  return {
    url: listener.url,
    app,
    database,
    clock,
    config,
    logged,
    send,
    stop,
    client: (changes = {}, configuration = {}) => makeClient(fixture, config, send, changes, configuration),
    beside: async (other = options) => {
      const db = database.openAgain();
      const server = await serve({ ...fixture, database: { ...database, db } }, other);
      const close = async () => {
        await server.stop();
        await db.close();
      };
      return { ...server, close };
    },
    restart: async () => {
      await stop();
      return serve(fixture, options);
    },
    close: async () => {
      await stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function sender(url: string) {
  return async (
    method: string,
    path: string,
    { token, headers = {}, body, idempotencyKey }: RequestParts = {},
  ): Promise<Answer> => {
    const plain = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'x-idempotency-key': idempotencyKey }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : plain ? (body as string) : JSON.stringify(body),
    });
    const text = await response.text();
    const json = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, text, body: json ? JSON.parse(text) : undefined };
  };
}

/** Returns the path where a client of this revision gets its token. */
export function tokenPath(revision: string | null): string {
  return parseRevision(revision ?? 'current')['token-path'] === 'oauth-v1' ? '/oauth/v1/token' : '/oauth/token';
}

async function makeClient(
  { clock, database }: ServerFixture,
  config: Config,
  send: TestServer['send'],
  changes: Partial<Client>,
  configuration: Partial<ClientConfiguration>,
): Promise<TestClient> {
  const secret = newId();
  const id = changes.id ?? newId();
  const client: Client = {
    id,
    name: 'A client',
    secretHash: hashSecret(openVault(config), id, secret),
    status: 'ACTIVE',
    revision: null,
    countries: ['ARG', 'BRA', 'MEX', 'COL'],
    configuration: { ...defaultConfiguration, ...configuration },
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...changes,
  };
  await database.db.transaction((tx) => insertClient(tx, client));
  const answer = await send('POST', tokenPath(client.revision), {
    body: { client_id: client.id, client_secret: secret, audience: config.audience, grant_type: 'client_credentials' },
  });
  const token: string = answer.body.access_token;
  return {
    client,
    secret,
    token,
    send: (method, path, sent = {}) =>
      send(method, path, { token, ...(method === 'POST' ? { idempotencyKey: newId() } : {}), ...sent }),
  };
}

/** Gives the tests of a file one server that starts before the first and stops after the last. */
export function useServer(options: TestServerOptions = {}): () => TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer(options);
  });
  afterAll(() => server?.close());
  return () => server as TestServer;
}
