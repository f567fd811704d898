import { join } from 'node:path';
import Koa from 'koa';
import sources from '../generated/sources.json';
import { Authenticator, type Sessions } from './auth/authenticator';
import { Tokens } from './auth/jwt';
import type { SigningKey } from './auth/keys';
import { StoredSessions } from './auth/stored-sessions';
import type { Clock } from './clock';
import type { Config } from './config';
import { locate, type Sources } from './contract/locate';
import type { Vault } from './crypto/vault';
import { ClientCalls } from './events/client-calls';
import { CallContracts } from './events/contracts';
import { Deliveries } from './events/deliveries';
import type { DeliveryOptions } from './events/options';
import { Sender } from './events/send';
import type { Tamper } from './events/tamper';
import { BodyReader } from './http/body';
import { Contracts } from './http/contracts';
import { Metrics } from './http/metrics';
import type { AnyOperation } from './http/operation';
import { type Interceptor, Pipeline } from './http/pipeline';
import { RateLimit } from './http/rate-limit';
import { serve } from './http/serve';
import { newId } from './ids';
import { type JobWorker, startJobWorker } from './jobs/worker';
import { LedgerBatcher } from './ledger/batcher';
import type { Logs } from './log';
import { errorDress, operations, systemOperations } from './operations';
import type { Ports } from './ports';
import { createProcessor, type ProcessingOptions } from './processing';
import type { Services } from './services';
import type { Db } from './store/db';

const ROOT = join(__dirname, '..');
const ATTEMPTS_PER_SECOND = 1;
const ATTEMPTS_BURST = 10;

/** What a server is made of. */
export interface AppParts {
  config: Config;
  db: Db;
  clock: Clock;
  logs: Logs;
  signingKey: SigningKey;
  vault: Vault;
  ports: Ports;
  metrics?: Metrics;
  /** Where the state of tokens is asked for; the store, unless something else is given. */
  sessions?: Sessions;
  /** What the sandbox adds: the operations of its own contract and its say before a handler runs. */
  extension?: (services: Services) => Extension;
  /** How events are delivered, where it is not as usual. */
  deliveries?: Partial<DeliveryOptions>;
  /** How card transactions are decided, where it is not as usual. */
  processing?: Partial<ProcessingOptions>;
}

export interface Extension {
  operations: Readonly<Record<string, AnyOperation>>;
  interceptors: readonly Interceptor[];
  /** What stands behind the ports, beside what the server was given. */
  ports?: Partial<Ports>;
  /** Makes calls to clients go wrong on purpose. */
  tamper?: Tamper;
  /** Called when the server stops. */
  close?(): Promise<void>;
}

export interface App {
  koa: Koa;
  services: Services;
  deliveries: Deliveries;
  /** Begins the work that no request waits for. */
  start(): void;
  /** From here on readiness says no, so that no new requests are sent here. */
  beginStop(): void;
  /** Stops background work. Requests in flight are the listener's business. */
  close(): Promise<void>;
}

/** Wires a server together. This is the only place that knows how the parts fit. */
export function createApp(parts: AppParts): App {
  const { config, db, clock, logs } = parts;
  const tokens = new Tokens(parts.signingKey, config.publicUrl, config.audience);
  let stopping = false;
  let tamper: Tamper | null = null;
  const base: Omit<Services, 'processor'> = {
    config,
    clock,
    db,
    ...logs,
    metrics: parts.metrics ?? new Metrics(),
    tokens,
    signingKey: parts.signingKey,
    vault: parts.vault,
    ports: parts.ports,
    ledger: new LedgerBatcher(db),
    calls: new ClientCalls(new Sender(config.mode === 'production'), parts.vault, parts.deliveries?.machineNow),
    callContracts: new CallContracts(config.revision),
    attempts: new RateLimit(ATTEMPTS_PER_SECOND, ATTEMPTS_BURST),
    errorDress,
    stopping: () => stopping,
    locate: (pointer) => locate(ROOT, sources as Sources, pointer),
  };
  const processor = createProcessor(base, { tamper: () => tamper, options: parts.processing });
  const services: Services = Object.assign(base, { processor });
  const extension = parts.extension?.(services);
  tamper = extension?.tamper ?? null;
  if (extension?.ports !== undefined) services.ports = { ...parts.ports, ...extension.ports };
  const documents = new Set(['openapi', 'system', ...(extension === undefined ? [] : ['sandbox'])]);
  const sessions = parts.sessions ?? new StoredSessions(db);
  const pipeline = new Pipeline({
    services,
    contracts: new Contracts(config.revision, documents),
    authenticator: new Authenticator(tokens, sessions, clock),
    sessions,
    bodies: new BodyReader(config.maxBodyBytes),
    limit: new RateLimit(config.rateLimitPerSecond, config.rateLimitBurst),
    operations: { ...operations, ...systemOperations, ...extension?.operations },
    interceptors: extension?.interceptors ?? [],
  });
  const koa = new Koa({ proxy: config.trustProxy });
  koa.use(serve(pipeline, services, newId));
  const deliveries = new Deliveries({
    ...services,
    contracts: services.callContracts,
    tamper,
    options: parts.deliveries,
  });
  let jobs: JobWorker | null = null;
  return {
    koa,
    services,
    deliveries,
    start: () => {
      deliveries.start();
      jobs ??= startJobWorker(services);
    },
    beginStop: () => {
      stopping = true;
    },
    close: async () => {
      await jobs?.stop();
      await extension?.close?.();
      await deliveries.close();
    },
  };
}
