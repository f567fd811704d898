import type { Tamper } from '../events/tamper';
import type { RevisionPolicy } from '../revisions/policy';
import type { Services } from '../services';
import type { Client } from '../store/clients';
import type { ProcessingOptions } from './options';
import type { SharedCommit } from './shared-commit';

/** What the processor works with. `services` is read anew each time: the ports behind it can be exchanged. */
export interface ProcessingParts {
  services: Pick<Services, 'db' | 'clock' | 'log' | 'metrics' | 'vault' | 'ports' | 'calls' | 'callContracts'>;
  options: ProcessingOptions;
  commit: SharedCommit;
  /** Makes calls to clients go wrong on purpose; null in production. */
  tamper(): Tamper | null;
  /** What the client's revision changes in behaviour. */
  policy(client: Client): RevisionPolicy;
}
