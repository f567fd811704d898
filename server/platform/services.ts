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
 * The platform's services for every handler and every job. Whoever needs more, such as the ledger or the networks, says
 * so in its own type; the wiring has all of it.
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
  /** Hears of every request that was answered; null where nobody does. */
  observer: RequestObserver | null;
  /** Attempts at credentials, per client id and address. */
  attempts: RateLimiter;
  /** The queue of work for later, by kind. */
  jobs: Jobs;
  /** Bounds how many stretched hashes of secrets are computed at once. */
  secretHashes: Gate;
  /** The renderers of operations that show the one error shape in a form of their own, by operationId. */
  errorRenderers: Readonly<Record<string, ErrorRenderer>>;
  /**
   * Aborted when a stop begins: readiness says no from then on, and long work ends at its next step, by throwing the reason, a
   * refusal that says to come again.
   */
  stopSignal: AbortSignal;
  /** Returns true when the store's schema is the one that this program needs. */
  migrated(): Promise<boolean>;
  /** `spec/file.yaml:line` behind a schema path, for the log of contract violations. */
  locate(schemaPath: string): string | null;
}
