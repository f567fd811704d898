import type { Tokens } from './auth/jwt';
import type { SigningKey } from './auth/keys';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Vault } from './crypto/vault';
import type { ClientCalls } from './events/client-calls';
import type { CallContracts } from './events/contracts';
import type { ErrorDress } from './http/errors';
import type { Metrics } from './http/metrics';
import type { RateLimit } from './http/rate-limit';
import type { LedgerBatcher } from './ledger/batcher';
import type { Log } from './log';
import type { Ports } from './ports';
import type { CardProcessor } from './processing';
import type { Db } from './store/db';

/** What handlers may use besides their call and their transaction. Built once, in app.ts. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Db;
  log: Log;
  /** One line per request. */
  access: Log;
  metrics: Metrics;
  tokens: Tokens;
  signingKey: SigningKey;
  /** Seals card data and secrets at rest. */
  vault: Vault;
  /** The outside world. */
  ports: Ports;
  /** Carries out movements of money, many with one commit. */
  ledger: LedgerBatcher;
  /** Signed calls to the clients' own endpoints. */
  calls: ClientCalls;
  /** What each revision decides about these calls. */
  callContracts: CallContracts;
  /** Decides and carries out what the card network asks and tells. */
  processor: CardProcessor;
  /** Attempts at credentials, per client id and address. */
  attempts: RateLimit;
  /** How some operations dress the one error shape, by operationId. */
  errorDress: Readonly<Record<string, ErrorDress>>;
  /** Whether a stop is under way: readiness says no from then on. */
  stopping(): boolean;
  /** `spec/file.yaml:line` behind a schema path, for the log of contract violations. */
  locate(schemaPath: string): string | null;
}
