import type { Tokens } from './auth/jwt';
import type { TokenKeys } from './auth/keys';
import type { NetworkCallers } from './auth/network-callers';
import type { CardProcessor } from './card-processing';
import type { CallInterceptor } from './events/call-interceptor';
import type { CallObserver } from './events/call-observer';
import type { ClientCalls } from './events/client-calls';
import type { CallContracts } from './events/contracts';
import type { Ledger } from './ledger/ledger';
import type { Ports } from './networks/ports';
import type { Services } from './platform/services';
import type { FileAmender } from './settlement/amendments';
import type { Documentation } from './system/documentation';

/** Everything that handlers and jobs may ask for. Built once, in app.ts; each part asks for what it needs of it. */
export interface AllServices extends Services {
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
  /** Stands between the service and these calls; null where nobody does. */
  interceptor: CallInterceptor | null;
  /** Hears of every attempt at them; null where nobody does. */
  callObserver: CallObserver | null;
  /** True where the calls by which clients decide are kept, to be listed beside events. */
  keepsCalls: boolean;
  /** Decides and carries out what the card network asks and tells. */
  processor: CardProcessor;
  /** Amends settlement files; null where nobody does. */
  amender: FileAmender | null;
  /** The pages at `/docs`. */
  documentation: Documentation;
}
