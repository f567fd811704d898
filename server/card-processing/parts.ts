import type { ClientCalls } from '../events/client-calls';
import type { CallContracts } from '../events/contracts';
import type { FaultInjector } from '../events/fault-injector';
import type { Client } from '../kernel/client';
import type { WithPorts } from '../networks/ports';
import type { RevisionPolicy } from '../platform/revisions';
import type { Services } from '../platform/services';
import type { ProcessingOptions } from './options';
import type { SharedCommit } from './shared-commit';

/** The processor's needs of the platform, the networks and the calls to clients. */
export interface ProcessingServices
  extends Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'metrics' | 'vault' | 'stopSignal'>,
    WithPorts {
  calls: ClientCalls;
  callContracts: CallContracts;
}

/** The parts that the processor works with. `services` is read anew each time: the ports behind it can be exchanged. */
export interface ProcessingParts {
  services: ProcessingServices;
  options: ProcessingOptions;
  commit: SharedCommit;
  /** Makes calls to clients go wrong on purpose; null in production. */
  faultInjector(): FaultInjector | null;
  /** Returns the behaviour that the client's revision asks for. */
  policy(client: Client): RevisionPolicy;
}
