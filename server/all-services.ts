import type { Tokens } from './auth/jwt';
import type { TokenKeys } from './auth/keys';
import type { CardProcessor } from './card-processing';
import type { ClientCalls } from './events/client-calls';
import type { CallContracts } from './events/contracts';
import type { Ledger } from './ledger/ledger';
import type { Ports } from './networks/ports';
import type { Services } from './platform/services';
import type { Documentation } from './system/documentation';

/** Everything that handlers and jobs may ask for. Built once, in app.ts; each part asks for what it needs of it. */
export interface AllServices extends Services {
  tokens: Tokens;
  tokenKeys: TokenKeys;
  /** The networks and providers. */
  ports: Ports;
  /** Posts movements of money, many with one commit. */
  ledger: Ledger;
  /** Signed calls to the clients' own endpoints. */
  calls: ClientCalls;
  /** The rules of each revision for these calls. */
  callContracts: CallContracts;
  /** Decides and carries out what the card network asks and tells. */
  processor: CardProcessor;
  /** The pages at `/docs`. */
  documentation: Documentation;
}
