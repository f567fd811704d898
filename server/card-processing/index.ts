import { parseRevision } from '../../generated/revisions';
import { policyOf, type RevisionPolicy } from '../platform/revisions';
import { type ProcessingOptions, processingDefaults } from './options';
import type { ProcessingServices } from './parts';
import { CardProcessor } from './processor';
import { SharedCommit } from './shared-commit';

export type { ProcessingOptions } from './options';
export { CardProcessor } from './processor';

/** Wires a processor together. @param services may still get their ports and their interceptor exchanged */
export function createProcessor(services: ProcessingServices, options: Partial<ProcessingOptions> = {}): CardProcessor {
  const policies = new Map<string, RevisionPolicy>();
  return new CardProcessor({
    services,
    options: { ...processingDefaults, ...options },
    commit: new SharedCommit(services.db),
    policy: ({ revision }) => {
      const name = revision ?? services.config.revision;
      const policy = policies.get(name) ?? policyOf(parseRevision(name));
      policies.set(name, policy);
      return policy;
    },
  });
}
