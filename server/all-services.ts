import type { Tokens } from './auth/jwt';
import type { TokenKeys } from './auth/keys';
import type { NetworkCallers } from './auth/network-callers';
import type { CardProcessor } from './card-processing';
import type { CallInterceptor } from './events/call-interceptor';
import type { CallObserver } from './events/call-observer';
import type { ClientCalls } from './events/client-calls';
import type { CallContracts } from './events/contracts';
import type { WithRefusing } from './events/deliveries';
import type { Ledger } from './ledger/ledger';
import type { Ports } from './networks/ports';
import type { Services } from './platform/services';
import type { AmendmentSource } from './settlement/amendments';
import type { Documentation } from './system/documentation';

/** All services for handlers and jobs. Built once, in app.ts; each part uses only what it needs. */
export interface AllServices extends Services, WithRefusing {
  tokens: Tokens;
  tokenKeys: TokenKeys;
  /** The networks that may report. */
  networkCallers: NetworkCallers;
  /** The networks and providers. */
  ports: Ports;
  /** Posts movements of money, many with one commit. */
  ledger: Ledger;
  /** Signed calls to the clients' own endpoints. */
  calls: ClientCalls;
  /** The rules of each revision for these calls. */
  callContracts: CallContracts;
  /** Intercepts these calls; null if there is no interceptor. */
  interceptor: CallInterceptor | null;
  /** Is called with every attempt at them; null if there is no observer. */
  callObserver: CallObserver | null;
  /** True if the decision requests to clients are stored, so that they are listed together with events. */
  keepsCalls: boolean;
  /** Decides the requests and executes the reports of the card network. */
  processor: CardProcessor;
  /** Amends settlement files; null where nobody does. */
  amendmentSource: AmendmentSource | null;
  /** The pages at `/docs`. */
  documentation: Documentation;
}
