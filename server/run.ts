import { existsSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { assertWritableFile, assertWritableFolder } from '../cli/folders';
import { type App, type AppParts, createApp } from './app';
import { loadTokenKeys, problemsOfTokenKeys } from './auth/keys';
import { assertLookupsFit } from './cards/keys-fit';
import { layout } from './layout';
import { isMigrated, migrate, migrations, missingIn } from './migrations';
import { certificatesOf } from './networks/certificates';
import type { Network } from './networks/configuration/network';
import { Certificates } from './platform/certificates';
import type { Clock } from './platform/clock';
import { type Config, ConfigError, problemsIn, using } from './platform/config';
import { hasDataKeys, openVault } from './platform/crypto/data-keys';
import { assertKeysFit, assertKeysGiven, recordKeyChecks } from './platform/crypto/keys-fit';
import type { SealedTable } from './platform/crypto/reseal';
import type { Vault } from './platform/crypto/vault';
import { type Listener, listen } from './platform/listen';
import { createLogs, type Log, type Logs } from './platform/log';
import { makePrivate, makePrivateFolder, makePrivateWritableFolder } from './platform/private-files';
import { ProcessLimits } from './platform/process-limits';
import { keepAppendOnly } from './platform/store/append-only';
import type { Db } from './platform/store/db';
import { warnOfEncoding } from './platform/store/encoding';
import { assertMigratable, lacksTableOrColumn } from './platform/store/migrate';
import type { Migration } from './platform/store/migration';
import { openDb } from './platform/store/open';
import { noteServedMode } from './platform/store/served-mode';
import { fileIn, inWords } from './platform/store/unusable-database';
import { startTracing } from './platform/telemetry/start';
import { readTls } from './platform/tls';
import { sealedTables } from './sealed-tables';
import type { SftpServer } from './settlement/sftp/server';

/** A server that runs. */
export interface Running {
  app: App;
  db: Db;
  log: Log;
  listener: Listener;
  /** Serves the network that the service runs in, where a port is configured. */
  system: Listener | null;
  /** Serves settlement files, where a port is configured. */
  files: SftpServer | null;
  /**
   * Reports that it is not ready and continues to serve for a while, then finishes running requests and releases all
   * resources.
   * @returns whether nothing had to be cut off
   */
  stop(): Promise<boolean>;
}

/** SSH is loaded where files are fetched over it. */
const hostKeys = () => require('./settlement/sftp/host-key') as typeof import('./settlement/sftp/host-key');

type FileSettings = Pick<
  Config,
  | 'acceptedKeyFiles'
  | 'dataDir'
  | 'settlementDir'
  | 'sftpHostKeyFile'
  | 'sftpPort'
  | 'signingKeyFile'
  | 'tlsCertFile'
  | 'tlsKeyFile'
>;

/**
 * Returns every problem of the files and folders that a configuration names, so that a start reports all at once. It
 * creates none of them.
 */
export function problemsOfFiles(config: FileSettings): string[] {
  const { settlementDir, sftpHostKeyFile, sftpPort, tlsCertFile: certFile, tlsKeyFile: keyFile } = config;
  const uses: (() => unknown)[] = [];
  // What can't be written there would show after a day only.
  if (settlementDir !== null) uses.push(() => using('SETTLEMENT_DIR', settlementDir, assertWritableFolder));
  if (certFile !== null && keyFile !== null) uses.push(() => readTls({ certFile, keyFile }));
  if (sftpPort !== null && sftpHostKeyFile !== null) uses.push(() => hostKeys().loadHostKey(config));
  return [...problemsOfTokenKeys(config), ...problemsIn(...uses)];
}

/** The settings that say where the database is and how it is used. */
type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'databasePooler' | 'dataDir' | 'mode'>;

/** The database of a configuration: PostgreSQL by its address, or a file in the data folder. */
export function openConfiguredDb(config: DatabaseSettings): Db {
  const guarded = config.mode !== 'production';
  if (config.databaseUrl !== null) {
    const { databaseUrl: url, databaseConnections: connections, databasePooler: pooler } = config;
    return openDb({ dialect: 'postgres', url, connections, pooler, guarded });
  }
  const file = fileIn(config.dataDir);
  using('DATA_DIR', config.dataDir, (folder) => {
    makePrivateFolder(folder);
    // SQLite gives its log and its shared memory the mode of the database file, but does not change existing ones.
    makePrivate(file, `${file}-wal`, `${file}-shm`);
  });
  return openDb({ dialect: 'sqlite', file, guarded });
}

/**
 * The database of a configuration, for a command that works on a service's data. The database is neither created nor
 * migrated, because a service of another version may run on it.
 * @throws ConfigError if there is none, or its schema does not fit this version
 */
export async function openExistingDb(config: DatabaseSettings): Promise<Db> {
  const variable = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  if (config.databaseUrl === null && !existsSync(fileIn(config.dataDir))) {
    throw new ConfigError([`${variable} names a folder without a database: there is no ${fileIn(config.dataDir)}`]);
  }
  const db = openConfiguredDb(config);
  try {
    if (await isMigrated(db)) return db;
    throw new ConfigError([
      `${variable} names a database on which no service of this version has started yet: start it there first`,
    ]);
  } catch (error) {
    await db.close();
    throw inWords(error, config);
  }
}

/**
 * The database of a configuration, with its schema made, or brought up to date.
 * @throws ConfigError when it can't be used
 */
export async function openMigratedDb(config: DatabaseSettings): Promise<Db> {
  const db = openConfiguredDb(config);
  try {
    await migrateConfigured(db, config);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * Opens the database of a configuration for a look, which creates and changes nothing.
 * @returns null if it is a file that is missing or empty
 * @throws ConfigError when a start could not use its folder or file
 */
function openToLook(config: DatabaseSettings): Db | null {
  if (config.databaseUrl !== null) return openConfiguredDb(config);
  const file = fileIn(config.dataDir);
  const isThere = existsSync(file);
  using('DATA_DIR', config.dataDir, (folder) => {
    assertWritableFolder(folder);
    if (isThere) assertWritableFile(file);
  });
  // SQLite writes into an empty file already to read it.
  if (!isThere || statSync(file).size === 0) return null;
  return openDb({ dialect: 'sqlite', file, guarded: config.mode !== 'production' });
}

const EMPTY = 'is empty: the start creates its tables';

/**
 * Looks at the database of a configuration as a start would, and changes nothing in it.
 * @returns what a start would find, as the rest of a sentence about the database
 * @throws ConfigError when a start would be refused
 */
export async function stateOfDatabase(config: Config): Promise<string> {
  const db = openToLook(config);
  const file = fileIn(config.dataDir);
  if (db === null) return existsSync(file) ? EMPTY : `is a file that the start creates: ${file}`;
  try {
    const missing = await missingIn(db);
    if (missing.length > 0) await assertMigratable(db);
    const fits = await knownToFit(db, config);
    if (missing.length === migrations.length) return EMPTY;
    const keys = fits ? ', and the keys fit' : '';
    if (missing.length > 0) return `is of an earlier version${keys}: the start applies ${missing.join(', ')}`;
    return `is of this version${keys}`;
  } catch (error) {
    throw inWords(error, config);
  } finally {
    await db.close();
  }
}

/**
 * Compares the keys with those of a database that may be of an earlier version, and creates none.
 * @returns false if there are no keys yet, or the database lacks a table or column of those with encrypted values
 * @throws ConfigError when the keys are not those of the database
 */
async function knownToFit(db: Db, config: Config, further: readonly SealedTable[] = []): Promise<boolean> {
  try {
    const areGiven = hasDataKeys(config);
    if (areGiven) await assertVaultFits(db, config, further);
    else await assertKeysGiven(db, areGiven);
    return areGiven;
  } catch (error) {
    if (lacksTableOrColumn(error)) return false;
    throw error;
  }
}

/** Opens the vault of a configuration. @throws ConfigError when its keys are not those of the database */
async function assertVaultFits(db: Db, config: Config, further: readonly SealedTable[] = []): Promise<Vault> {
  await assertKeysGiven(db, hasDataKeys(config));
  const vault = openVault(config);
  await assertKeysFit(db, vault, [...sealedTables, ...further]);
  await assertLookupsFit(db, vault);
  return vault;
}

/**
 * Opens the vault of a configuration, and notes its keys.
 * @param further tables of an extension that have sealed columns
 * @throws ConfigError when they are not those of the database
 */
export async function openConfiguredVault(
  db: Db,
  config: Config,
  further: readonly SealedTable[] = [],
): Promise<Vault> {
  const vault = await assertVaultFits(db, config, further);
  await recordKeyChecks(db, vault);
  return vault;
}

/**
 * Brings the schema up to date.
 * @throws ConfigError when the configured database can't be reached
 */
async function migrateConfigured(
  db: Db,
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  further?: readonly Migration[],
): Promise<void> {
  try {
    await migrate(db, further);
  } catch (error) {
    throw inWords(error, config);
  }
}

/** The parts that the caller brings; the rest comes from the configuration. */
export type RunParts = Pick<AppParts, 'ports' | 'networks' | 'documentation' | 'extension'> & {
  clock: Clock | ((db: Db) => Promise<Clock>);
  logs?: Logs;
};

/**
 * Prepares the parts of an app: the store with its schema up to date, clock, logs and keys.
 * @throws when a part can't be had
 */
export async function prepare(config: Config, parts: RunParts): Promise<AppParts> {
  const problems = problemsOfFiles(config);
  if (problems.length > 0) throw new ConfigError(problems);
  if (config.settlementDir !== null) using('SETTLEMENT_DIR', config.settlementDir, makePrivateWritableFolder);
  const logs = parts.logs ?? createLogs(config.logLevel);
  const db = openConfiguredDb(config);
  try {
    // A start that is refused because of its keys must not migrate: earlier versions would not start again.
    if ((await missingIn(db)).length > 0) await knownToFit(db, config, parts.extension?.sealedTables);
    await migrateConfigured(db, config, parts.extension?.migrations);
    await keepAppendOnly(db, layout.appendOnly, logs.log);
    await warnOfEncoding(db, logs.log);
    await noteServedMode(db, config.mode);
    return {
      config,
      db,
      clock: typeof parts.clock === 'function' ? await parts.clock(db) : parts.clock,
      logs,
      tokenKeys: await loadTokenKeys(config),
      vault: await openConfiguredVault(db, config, parts.extension?.sealedTables),
      ports: parts.ports,
      networks: parts.networks,
      documentation: parts.documentation,
      extension: parts.extension,
    };
  } catch (error) {
    await db.close();
    throw inWords(error, config);
  }
}

/** The most that is kept back of a stop's time for what follows the last request, in milliseconds. */
const LETTING_GO = 1_000;

/** Returns the milliseconds that a stop drains and then waits for requests in flight. */
function stopTimes({ drainSeconds, shutdownSeconds }: Config): { drain: number; finish: number } {
  const left = (shutdownSeconds - drainSeconds) * 1_000;
  return { drain: drainSeconds * 1_000, finish: left - Math.min(LETTING_GO, left / 4) };
}

/** SSH is loaded where files are fetched over it. */
const fileServer = () => require('./settlement/sftp/server') as typeof import('./settlement/sftp/server');

/** Serves the system operations over plain HTTP, if a separate port is configured for them. */
async function listenToSystem({ system }: App, config: Config): Promise<Listener | null> {
  const { systemPort: port, systemHost } = config;
  if (system === null || port === null) return null;
  const variables = { port: 'SYSTEM_PORT', host: systemHost === null ? 'HOST' : 'SYSTEM_HOST' };
  const place = { port, host: systemHost ?? config.host, variables };
  return listen(system, { ...config, ...place, tlsCertFile: null, tlsKeyFile: null });
}

/** The authorities of the certificates that networks show; null where none shows any. */
function authoritiesOf(networks: readonly Network[]): string[] | null {
  const proofs = networks.flatMap(({ reports }) => reports?.certificate ?? []);
  return proofs.length === 0 ? null : proofs.flatMap((proof) => ('ca' in proof ? [proof.ca] : []));
}

/** Shows operators when certificates end. @returns takes the one that the service shows */
function followCertificates({ log, metrics }: App['services'], networks: readonly Network[]): (pem: Buffer) => void {
  const certificates = new Certificates(log, metrics);
  for (const { place, pem } of certificatesOf(networks)) certificates.use(place, pem);
  return (pem) => certificates.use('TLS_CERT_FILE', pem);
}

/** Has the service name the port that it has, where the system chose it. */
export function namePort(config: Config, { port }: Listener): void {
  config.publicUrl = config.publicUrl.replace(/:0(?=\/|$)/, `:${port}`);
}

/**
 * Opens the store, brings its schema up to date and serves.
 * @throws when a part can't be had
 */
export async function run(config: Config, given: RunParts): Promise<Running> {
  const trace = startTracing(process.env);
  const parts = await prepare(config, given).catch(async (error: unknown) => {
    await trace?.stop();
    throw error;
  });
  const { db } = parts;
  const { log } = parts.logs;
  try {
    const app = createApp(parts);
    const files = config.sftpPort === null ? null : await fileServer().startSftpServer(app.services);
    const system = await listenToSystem(app, config).catch(async (error: unknown) => {
      await files?.close();
      throw error;
    });
    const callerAuthorities = authoritiesOf(given.networks ?? []);
    const limits = new ProcessLimits(log, app.services.metrics, config);
    const { bound } = limits;
    const onCertificate = followCertificates(app.services, given.networks ?? []);
    const listener = await listen(app.koa, { ...config, callerAuthorities, log, bound, onCertificate }).catch(
      async (error: unknown) => {
        await Promise.all([files?.close(), system?.close(0)]);
        throw error;
      },
    );
    namePort(config, listener);
    if (files !== null) config.sftpPort = files.port;
    app.start();
    const unwatch = limits.watch();
    const stop = async () => {
      const { drain, finish } = stopTimes(config);
      app.beginStop();
      listener.drain();
      await pause(drain);
      const [whole] = await Promise.all([listener.close(finish), files?.close(), system?.close(finish), app.handOn()]);
      await app.close();
      await db.close();
      await trace?.stop();
      unwatch();
      log.flush();
      return whole;
    };
    return { app, db, log, listener, system, files, stop };
  } catch (error) {
    await db.close();
    await trace?.stop();
    throw error;
  }
}
