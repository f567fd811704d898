import type { CallInterceptor } from '../events/call-interceptor';
import type { CallObserver } from '../events/call-observer';
import type { ClientCalls } from '../events/client-calls';
import type { CallContracts } from '../events/contracts';
import type { Client } from '../kernel/client';
import type { Ledger } from '../ledger/ledger';
import type { WithPorts } from '../networks/ports';
import type { RevisionPolicy } from '../platform/revisions';
import type { Services } from '../platform/services';
import type { ProcessingOptions } from './options';
import type { SharedCommit } from './shared-commit';

/** The processor's needs of the platform, the networks and the calls to clients. */
export interface ProcessingServices
  extends Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'metrics' | 'vault' | 'stopSignal'>,
    WithPorts {
  ledger: Ledger;
  calls: ClientCalls;
  callContracts: CallContracts;
  /** Intercepts the calls of the service to clients; null if there is no interceptor. */
  interceptor: CallInterceptor | null;
  /** Is called with every attempt at these calls; null if there is no observer. */
  callObserver: CallObserver | null;
  /** True where calls are kept, to be listed with events. */
  keepsCalls: boolean;
}

/** The parts that the processor works with. `services` is read anew each time: the ports behind it can be exchanged. */
export interface ProcessingParts {
  services: ProcessingServices;
  options: ProcessingOptions;
  commit: SharedCommit;
  /** Returns the behaviour that the client's revision asks for. */
  policy(client: Client): RevisionPolicy;
}
