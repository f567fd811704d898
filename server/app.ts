import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import Koa from 'koa';
import type { OperationRule } from '../generated/operations';
import sources from '../generated/sources.json';
import type { AllServices } from './all-services';
import { type Sessions, TokenAuthenticator } from './auth/authenticator';
import { Tokens } from './auth/jwt';
import type { TokenKeys } from './auth/keys';
import { StoredSessions } from './auth/stored-sessions';
import { createProcessor, type ProcessingOptions } from './card-processing';
import { ClientCalls } from './events/client-calls';
import { CallContracts } from './events/contracts';
import { Deliveries } from './events/deliveries';
import type { FaultInjector } from './events/fault-injector';
import { NameResolver } from './events/name-resolver';
import type { DeliveryOptions } from './events/options';
import { Sender } from './events/send';
import { handlers, lanes, recurring } from './job-handlers';
import { DomainError } from './kernel/errors';
import { Ledger } from './ledger/ledger';
import { isMigrated } from './migrations';
import type { Ports } from './networks/ports';
import { errorRenderers, operations, systemOperations } from './operations';
import type { Clock } from './platform/clock';
import type { Config, PublicPage } from './platform/config';
import { locate, type Sources } from './platform/contract/locate';
import type { Vault } from './platform/crypto/vault';
import { Gate } from './platform/gate';
import { BodyReader } from './platform/http/body';
import { onConnectionError } from './platform/http/connection-errors';
import { Contracts } from './platform/http/contracts';
import { Metrics } from './platform/http/metrics';
import type { AnyOperation } from './platform/http/operation';
import { type Interceptor, Pipeline } from './platform/http/pipeline';
import { RateLimit } from './platform/http/rate-limit';
import { onUnreadable, serve } from './platform/http/serve';
import { newId } from './platform/ids';
import { type JobWorker, startJobWorker } from './platform/jobs/worker';
import type { Logs } from './platform/log';
import type { Db } from './platform/store/db';
import type { Documentation } from './system/documentation';

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
  ports: Ports;
  /** The pages at `/docs`. */
  documentation: Documentation;
  metrics?: Metrics;
  /** The place to ask for the state of tokens; the store, unless something else is given. */
  sessions?: Sessions;
  /** Adds the sandbox's part: the operations of its own contract and its say before a handler runs. */
  extension?: (services: AllServices) => Extension;
  /** Options of delivery that differ from the usual ones. */
  deliveries?: Partial<DeliveryOptions>;
  /** Options of deciding card transactions that differ from the usual ones. */
  processing?: Partial<ProcessingOptions>;
}

export interface Extension {
  operations: Readonly<Record<string, AnyOperation>>;
  interceptors: readonly Interceptor[];
  /** The implementations of ports that the server was not given otherwise. */
  ports?: Partial<Ports>;
  /** Makes calls to clients go wrong on purpose. */
  faultInjector?: FaultInjector;
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
  /** From here on readiness says no, so that no new requests are sent here, and long jobs come to an end. */
  beginStop(): void;
  /** Ends background work within a few seconds; what is not done by then is another process's. */
  handOn(): Promise<void>;
  /** Ends background work and lets go of everything. Requests in flight are the listener's business. */
  close(): Promise<void>;
}

function senderFor({ mode, dnsServers }: Config): Sender {
  return new Sender({ publicOnly: mode === 'production', resolver: new NameResolver({ servers: dnsServers }) });
}

const PAGES: Readonly<Record<PublicPage, string>> = { docs: 'showDocumentation', metrics: 'getMetrics' };

/** The operations that production does not have where it serves clients, unless it is told to. */
function hiddenOperations({ mode, publicPages }: Pick<Config, 'mode' | 'publicPages'>): ReadonlySet<string> {
  const pages = Object.keys(PAGES) as PublicPage[];
  const hidden = mode === 'production' ? pages.filter((page) => !publicPages.includes(page)) : [];
  return new Set(hidden.map((page) => PAGES[page]));
}

/** The work that no request waits for, and its end. */
function background(
  services: AllServices,
  deliveries: Deliveries,
  extension: Extension | undefined,
): Pick<App, 'start' | 'handOn' | 'close'> {
  let jobs: JobWorker | null = null;
  let handingOn: Promise<unknown> | null = null;
  const handOn = async () => {
    handingOn ??= Promise.all([jobs?.stop(), deliveries.handOn()]);
    await handingOn;
  };
  return {
    start: () => {
      deliveries.start();
      jobs ??= startJobWorker(services);
    },
    handOn,
    close: async () => {
      await handOn();
      await extension?.close?.();
      await deliveries.close();
    },
  };
}

/** Wires a server together. This is the only place that knows how the parts fit. */
export function createApp(parts: AppParts): App {
  const { config, db, clock, logs } = parts;
  const tokens = new Tokens(parts.tokenKeys, config.publicUrl, config.audience);
  const stopping = new AbortController();
  // Whoever serves long listens.
  setMaxListeners(0, stopping.signal);
  let faultInjector: FaultInjector | null = null;
  const base: Omit<AllServices, 'processor'> = {
    config,
    clock,
    db,
    ...logs,
    metrics: parts.metrics ?? new Metrics(),
    tokens,
    tokenKeys: parts.tokenKeys,
    vault: parts.vault,
    ports: parts.ports,
    ledger: new Ledger(db),
    calls: new ClientCalls(senderFor(config), parts.vault, parts.deliveries?.machineNow),
    callContracts: new CallContracts(config.revision),
    attempts: new RateLimit(ATTEMPTS_PER_SECOND, ATTEMPTS_BURST),
    jobs: { handlers, lanes, recurring },
    secretHashes: new Gate(config.secretHashesAtOnce, SECRET_HASHES_WAITING),
    errorRenderers,
    documentation: parts.documentation,
    stopSignal: stopping.signal,
    migrated: () => isMigrated(db),
    locate: (pointer) => locate(ROOT, sources as Sources, pointer),
  };
  const processor = createProcessor(base, { faultInjector: () => faultInjector, options: parts.processing });
  const services: AllServices = Object.assign(base, { processor });
  const extension = parts.extension?.(services);
  faultInjector = extension?.faultInjector ?? null;
  if (extension?.ports !== undefined) services.ports = { ...parts.ports, ...extension.ports };
  const documents = new Set(['openapi', 'system', ...(extension === undefined ? [] : ['sandbox'])]);
  const hidden = hiddenOperations(config);
  const sessions = parts.sessions ?? new StoredSessions(db);
  const pipelineParts = {
    services,
    authenticator: new TokenAuthenticator(tokens, sessions, clock),
    clients: sessions,
    bodies: new BodyReader(config.maxBodyBytes),
    limit: new RateLimit(config.rateLimitPerSecond, config.rateLimitBurst),
    operations: { ...operations, ...systemOperations, ...extension?.operations },
    interceptors: extension?.interceptors ?? [],
  };
  const answering = (serves: (rule: OperationRule) => boolean, httpsOnly: boolean): Koa => {
    const contracts = new Contracts(config.revision, serves);
    const koa = new Koa({ proxy: config.trustProxy !== false });
    koa.on('error', onConnectionError(logs.log)).on('unreadable', onUnreadable(services));
    koa.use(serve(new Pipeline({ ...pipelineParts, contracts, httpsOnly }), services, newId));
    return koa;
  };
  const deliveries = new Deliveries({
    ...services,
    contracts: services.callContracts,
    faultInjector,
    options: parts.deliveries,
  });
  return {
    koa: answering(
      ({ document, operationId }) => documents.has(document) && !hidden.has(operationId),
      config.mode === 'production',
    ),
    system: config.systemPort === null ? null : answering(({ document }) => document === 'system', false),
    services,
    deliveries,
    ...background(services, deliveries, extension),
    beginStop: () => {
      stopping.abort(new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' }));
    },
  };
}
