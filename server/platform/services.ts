import type { Clock } from './clock';
import type { Config } from './config';
import type { Vault } from './crypto/vault';
import type { Gate } from './gate';
import type { ErrorRenderer } from './http/errors';
import type { Metrics } from './http/metrics';
import type { RequestObserver } from './http/observer';
import type { RateLimiter } from './http/rate-limit';
import type { Jobs } from './jobs/job';
import type { Log } from './log';
import type { Endings } from './revisions/endings';
import type { Db } from './store/db';

/**
 * The platform's services for every handler and every job. Code that needs more, such as the ledger or the networks,
 * declares it in its own type; the wiring provides all of it.
 */
export interface Services {
  config: Config;
  clock: Clock;
  db: Db;
  log: Log;
  /** One line per request. */
  access: Log;
  metrics: Metrics;
  /** Seals card data and secrets at rest. */
  vault: Vault;
  /** The revisions that end; null where none does. */
  endings: Endings | null;
  /** Is notified of every answered request; null if there is no observer. */
  observer: RequestObserver | null;
  /** Attempts at credentials, per client id and address. */
  attempts: RateLimiter;
  /** The queue of work for later, by kind. */
  jobs: Jobs;
  /** Limits how many slow hashes of secrets are computed at the same time. */
  secretHashes: Gate;
  /** The renderers of operations that show errors in their own form, by operationId. */
  errorRenderers: Readonly<Record<string, ErrorRenderer>>;
  /**
   * Aborted when a stop begins: from then on readiness fails, and long work ends at its next step by throwing the
   * reason, a refusal that asks the caller to try again.
   */
  stopSignal: AbortSignal;
  /** Returns true when the store's schema is the one that this program needs. */
  migrated(): Promise<boolean>;
  /** `spec/file.yaml:line` behind a schema path, for the log of contract violations. */
  locate(schemaPath: string): string | null;
}
