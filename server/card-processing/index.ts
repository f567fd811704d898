import { parseRevision } from '../../generated/revisions';
import type { FaultInjector } from '../events/fault-injector';
import { policyOf, type RevisionPolicy } from '../platform/revisions';
import { type ProcessingOptions, processingDefaults } from './options';
import type { ProcessingServices } from './parts';
import { CardProcessor } from './processor';
import { SharedCommit } from './shared-commit';

export type { ProcessingOptions } from './options';
export { CardProcessor } from './processor';

/** Wires a processor together. @param services may still get their ports exchanged */
export function createProcessor(
  services: ProcessingServices,
  { faultInjector, options = {} }: { faultInjector: () => FaultInjector | null; options?: Partial<ProcessingOptions> },
): CardProcessor {
  const policies = new Map<string, RevisionPolicy>();
  return new CardProcessor({
    services,
    options: { ...processingDefaults, ...options },
    commit: new SharedCommit(services.db),
    faultInjector,
    policy: ({ revision }) => {
      const name = revision ?? services.config.revision;
      const policy = policies.get(name) ?? policyOf(parseRevision(name));
      policies.set(name, policy);
      return policy;
    },
  });
}
