import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import Koa, { type Middleware } from 'koa';
import type { OperationRule } from '../generated/operations';
import { ENDS, type End } from '../generated/revisions';
import sources from '../generated/sources.json';
import type { AllServices } from './all-services';
import { type Sessions, TokenAuthenticator } from './auth/authenticator';
import { assertMayTry } from './auth/credentials';
import { Tokens } from './auth/jwt';
import type { TokenKeys } from './auth/keys';
import { NetworkCallers } from './auth/network-callers';
import { StoredSessions } from './auth/stored-sessions';
import { createProcessor, type ProcessingOptions } from './card-processing';
import { reachableClients } from './events/address-policy';
import type { CallInterceptor } from './events/call-interceptor';
import type { CallObserver } from './events/call-observer';
import { ClientCalls } from './events/client-calls';
import { CallContracts } from './events/contracts';
import { Deliveries } from './events/deliveries';
import { forwardProxy } from './events/forward-proxy';
import { NameResolver } from './events/name-resolver';
import type { DeliveryOptions } from './events/options';
import { Sender } from './events/send';
import { handlersFor, lanes, prompt, recurring } from './job-handlers';
import { Stopping } from './kernel/errors';
import { Ledger } from './ledger/ledger';
import { isMigrated } from './migrations';
import type { Network } from './networks/configuration/network';
import { connectedPorts } from './networks/connectors';
import { HttpNetworks } from './networks/http/http-networks';
import type { Ports } from './networks/ports';
import { errorRenderers, networkOperations, operations, systemOperations } from './operations';
import type { Clock } from './platform/clock';
import type { Config, PublicPage } from './platform/config';
import { OWN_DOCUMENTS } from './platform/contract/documents';
import { locate, type Sources } from './platform/contract/locate';
import type { SealedTable } from './platform/crypto/reseal';
import type { Vault } from './platform/crypto/vault';
import { Gate } from './platform/gate';
import { BodyReader } from './platform/http/body';
import { onConnectionError } from './platform/http/connection-errors';
import { Contracts } from './platform/http/contracts';
import { Metrics } from './platform/http/metrics';
import type { RequestObserver } from './platform/http/observer';
import type { AnyOperation } from './platform/http/operation';
import { type Interceptor, Pipeline } from './platform/http/pipeline';
import { RateLimit, type RateLimiter } from './platform/http/rate-limit';
import { onUnreadable, serve } from './platform/http/serve';
import { SharedRateLimit } from './platform/http/shared-rate-limit';
import { newId } from './platform/ids';
import { type JobWorker, startJobWorker } from './platform/jobs/worker';
import type { Log, Logs } from './platform/log';
import { Endings } from './platform/revisions/endings';
import type { Db } from './platform/store/db';
import type { Migration } from './platform/store/migration';
import { holdNumber } from './platform/store/process-slot';
import { machineTimer } from './platform/timer';
import type { AmendmentSource } from './settlement/amendments';
import type { Documentation } from './system/documentation';
import { documentationFiles } from './system/documentation-files';

const ROOT = join(__dirname, '..');
const ATTEMPTS_PER_SECOND = 1;
const ATTEMPTS_BURST = 10;
/** Old hashes of secrets that wait for their turn before further ones are asked to come later. */
const SECRET_HASHES_WAITING = 32;

/** The parts that a server is made of. */
export interface AppParts {
  config: Config;
  db: Db;
  clock: Clock;
  logs: Logs;
  tokenKeys: TokenKeys;
  vault: Vault;
  /** Ports that go before those of configured networks. */
  ports: Ports;
  /** The networks that NETWORKS_FILE configures. If there are any, all other ports use them. */
  networks?: readonly Network[];
  /** The pages at `/docs`. */
  documentation: Documentation;
  /** The revision values that will end; those of the contract, unless others are given. */
  ends?: Readonly<Record<string, End>>;
  metrics?: Metrics;
  /** The place to ask for the state of tokens; the store, unless something else is given. */
  sessions?: Sessions;
  /** The parts that are added to the service. */
  extension?: Extension;
  /** Options of delivery that differ from the usual ones. */
  deliveries?: Partial<DeliveryOptions>;
  /** Options of deciding card transactions that differ from the usual ones. */
  processing?: Partial<ProcessingOptions>;
}

/**
 * Something that is added to the service from outside: operations of a contract of its own, and what belongs to them.
 */
export interface Extension {
  /** The names of the contract's documents that it serves in addition to the service's own. */
  documents?: readonly string[];
  /** Steps of the schema for its own tables, named `<extension>/<step>`. They follow the service's. */
  migrations?: readonly Migration[];
  /** Those of its tables that have sealed columns. */
  sealedTables?: readonly SealedTable[];
  /** Joins the services of an app. */
  join(services: AllServices): ExtensionParts;
}

/** The parts that an extension adds to an app. */
export interface ExtensionParts {
  operations: Readonly<Record<string, AnyOperation>>;
  interceptors: readonly Interceptor[];
  /** The default implementations of ports. */
  ports?: Partial<Ports>;
  /** Stands between the service and its calls to clients. */
  interceptor?: CallInterceptor;
  /** Is called with every request that was answered, and with every attempt at a call to a client. */
  observer?: RequestObserver & CallObserver;
  /** True to keep the calls by which clients decide, so that they can be listed with events. */
  keepsCalls?: boolean;
  /** Amends settlement files. */
  amendmentSource?: AmendmentSource;
  /**
   * Answers at addresses that are no part of the contract, such as pages for people, where clients are served. It hands
   * everything else on.
   */
  pages?: Middleware;
  /** Called when the server stops. */
  close?(): Promise<void>;
}

export interface App {
  koa: Koa;
  /** Serves the system's own operations to the network the service runs in; null where that is not configured. */
  system: Koa | null;
  services: AllServices;
  deliveries: Deliveries;
  /** Begins the work that no request waits for. */
  start(): void;
  /**
   * From here on readiness answers 503, so that no new requests are sent here, and long jobs end after their current
   * step.
   */
  beginStop(): void;
  /** Ends background work within a few seconds; what is not done by then is another process's. */
  handOn(): Promise<void>;
  /** Ends background work and releases all resources. The listener takes care of running requests. */
  close(): Promise<void>;
}

function senderFor(config: Config, log: Log): Sender {
  const resolver = new NameResolver({ servers: config.dnsServers });
  return new Sender({ reachable: reachableClients(config), resolver, proxy: forwardProxy(config.outgoingProxy, log) });
}

/** The networks that the service calls; null where none is configured. */
function httpNetworks({ config, logs, networks = [] }: AppParts, metrics: Metrics): HttpNetworks | null {
  if (networks.length === 0) return null;
  return new HttpNetworks(networks, {
    log: logs.log,
    metrics,
    resolver: new NameResolver({ servers: config.dnsServers }),
    proxy: forwardProxy(config.outgoingProxy, logs.log),
  });
}

const endingsOf = ({ config, ends = ENDS }: AppParts): Endings | null =>
  Object.keys(ends).length === 0 ? null : new Endings(ends, config.revision);

const PAGES: Readonly<Record<PublicPage, string>> = { docs: 'showDocumentation', metrics: 'getMetrics' };

/** The operations that production does not serve on the port of clients, unless they are enabled. */
function hiddenOperations({ mode, publicPages }: Pick<Config, 'mode' | 'publicPages'>): ReadonlySet<string> {
  const pages = Object.keys(PAGES) as PublicPage[];
  const hidden = mode === 'production' ? pages.filter((page) => !publicPages.includes(page)) : [];
  return new Set(hidden.map((page) => PAGES[page]));
}

/** Decides which operations there are where the service serves clients and networks. */
function servedBy({ config, networks = [], extension }: AppParts): (rule: OperationRule) => boolean {
  const isReportedTo = networks.some(({ reports }) => reports !== null);
  const documents = new Set([...OWN_DOCUMENTS, ...(extension?.documents ?? [])]);
  const hidden = hiddenOperations(config);
  return ({ document, operationId }) =>
    document === 'networks'
      ? isReportedTo && operationId in networkOperations
      : documents.has(document) && !hidden.has(operationId);
}

/** The work that no request waits for, and its end. */
function background({
  services,
  deliveries,
  networks,
  extension,
  closing,
}: {
  services: AllServices;
  deliveries: Deliveries;
  networks: HttpNetworks | null;
  extension: ExtensionParts | undefined;
  closing: AbortController;
}): Pick<App, 'start' | 'handOn' | 'close'> {
  let jobs: JobWorker | null = null;
  let releaseNumber: (() => Promise<void>) | null = null;
  let handingOn: Promise<unknown> | null = null;
  const handOn = async () => {
    handingOn ??= Promise.all([jobs?.stop(), deliveries.handOn()]);
    await handingOn;
  };
  return {
    start: () => {
      const { db, log } = services;
      releaseNumber ??= holdNumber(db, (err) => log.warn({ err }, 'the number of this process is not kept'));
      deliveries.start();
      jobs ??= startJobWorker(services);
    },
    handOn,
    close: async () => {
      closing.abort();
      await handOn();
      await releaseNumber?.();
      await extension?.close?.();
      await Promise.all([deliveries.close(), networks?.close()]);
    },
  };
}

/** Puts the parts of an extension in their places among the services. */
function extend(services: AllServices, extension: ExtensionParts): void {
  const { amendmentSource = null, interceptor = null, observer = null, keepsCalls = false, ports } = extension;
  Object.assign(services, { amendmentSource, interceptor, observer, callObserver: observer, keepsCalls });
  services.ports = { ...services.ports, ...ports };
}

/** Creates the rate limits. Processes on one PostgreSQL share them; an SQLite file belongs to one process. */
function limiterOn(db: Db, closed: AbortSignal) {
  return (name: string, perSecond: number, burst: number): RateLimiter =>
    db.dialect === 'sqlite' ? new RateLimit(perSecond, burst) : new SharedRateLimit(db, name, perSecond, burst, closed);
}

/** Finds clients that requests name in their bodies, unless who asks has used up the attempts. */
function namedClients(sessions: Pick<StoredSessions, 'client'>, services: Pick<AllServices, 'attempts'>) {
  return {
    client: async (id: string, address: string) => {
      assertMayTry(id, address, services);
      return sessions.client(id);
    },
  };
}

/** Wires a server together. This is the only place that knows how the parts fit. */
export function createApp(parts: AppParts): App {
  const { config, db, clock, logs } = parts;
  const tokens = new Tokens(parts.tokenKeys, config);
  const stopping = new AbortController();
  // Every long request listens to it.
  setMaxListeners(0, stopping.signal);
  const closing = new AbortController();
  const limiter = limiterOn(db, closing.signal);
  const metrics = parts.metrics ?? new Metrics();
  const networks = httpNetworks(parts, metrics);
  const base: Omit<AllServices, 'processor'> = {
    config,
    clock,
    db,
    ...logs,
    metrics,
    tokens,
    tokenKeys: parts.tokenKeys,
    networkCallers: new NetworkCallers(parts.networks ?? [], tokens, clock),
    vault: parts.vault,
    ports: networks === null ? parts.ports : { ...connectedPorts(networks, db), ...parts.ports },
    endings: endingsOf(parts),
    amendmentSource: null,
    interceptor: null,
    observer: null,
    callObserver: null,
    keepsCalls: false,
    ledger: new Ledger(db),
    calls: new ClientCalls(senderFor(config, parts.logs.log), parts.vault, parts.deliveries?.machineNow),
    callContracts: new CallContracts(config.revision),
    refusing: () => deliveries.refusing(),
    attempts: limiter('attempts', ATTEMPTS_PER_SECOND, ATTEMPTS_BURST),
    jobs: { handlers: handlersFor(parts.extension?.sealedTables), lanes, recurring, prompt },
    secretHashes: new Gate(config.secretHashesAtOnce, SECRET_HASHES_WAITING),
    errorRenderers,
    documentation: parts.documentation,
    stopSignal: stopping.signal,
    migrated: () => isMigrated(db, parts.extension?.migrations),
    locate: (pointer) => locate(ROOT, sources as Sources, pointer),
  };
  const processor = createProcessor(base, parts.processing);
  const services: AllServices = Object.assign(base, { processor });
  const extension = parts.extension?.join(services);
  if (extension !== undefined) extend(services, extension);
  const sessions = parts.sessions ?? new StoredSessions(db);
  const served = { ...operations, ...systemOperations, ...networkOperations, ...extension?.operations };
  metrics.expectViolations(Object.keys(served));
  const pipelineParts = {
    services,
    authenticator: new TokenAuthenticator(tokens, sessions, clock, services.networkCallers),
    clients: namedClients(sessions, services),
    bodies: new BodyReader(config.maxBodyBytes),
    limit: limiter('requests', config.rateLimitPerSecond, config.rateLimitBurst),
    operations: served,
    interceptors: extension?.interceptors ?? [],
    timer: parts.processing?.timer ?? machineTimer,
  };
  const answering = (serves: (rule: OperationRule) => boolean, httpsOnly: boolean, pages?: Middleware): Koa => {
    const contracts = new Contracts(config.revision, serves);
    const koa = new Koa({ proxy: config.trustProxy !== false });
    koa.on('error', onConnectionError(logs.log)).on('unreadable', onUnreadable(services));
    if (pages !== undefined) koa.use(pages);
    if (contracts.addresses.find('GET', '/docs') !== null) koa.use(documentationFiles(parts, httpsOnly));
    koa.use(serve(new Pipeline({ ...pipelineParts, contracts, httpsOnly }), services, newId));
    return koa;
  };
  const deliveries = new Deliveries({ ...services, contracts: services.callContracts, options: parts.deliveries });
  return {
    koa: answering(servedBy(parts), config.mode === 'production', extension?.pages),
    system: config.systemPort === null ? null : answering(({ document }) => document === 'system', false),
    services,
    deliveries,
    ...background({ services, deliveries, networks, extension, closing }),
    beginStop: () => {
      stopping.abort(new Stopping());
    },
  };
}
