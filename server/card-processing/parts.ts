import type { ClientCalls } from '../events/client-calls';
import type { CallContracts } from '../events/contracts';
import type { FaultInjector } from '../events/fault-injector';
import type { Client } from '../kernel/client';
import type { WithPorts } from '../networks/ports';
import type { RevisionPolicy } from '../platform/revisions';
import type { Services } from '../platform/services';
import type { ProcessingOptions } from './options';
import type { SharedCommit } from './shared-commit';

/** What the processor asks of the platform, the networks and the calls to clients. */
export interface ProcessingServices
  extends Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'metrics' | 'vault'>,
    WithPorts {
  calls: ClientCalls;
  callContracts: CallContracts;
}

/** What the processor works with. `services` is read anew each time: the ports behind it can be exchanged. */
export interface ProcessingParts {
  services: ProcessingServices;
  options: ProcessingOptions;
  commit: SharedCommit;
  /** Makes calls to clients go wrong on purpose; null in production. */
  faultInjector(): FaultInjector | null;
  /** What the client's revision changes in behaviour. */
  policy(client: Client): RevisionPolicy;
}
