import type { Faults } from '../../faults';
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from './api-keys';
import { resetSandboxClient } from './reset-sandbox-client';
import { createSandboxClient, getSandboxClient, updateSandboxClient } from './sandbox-client';
import { seedSandboxClient } from './seed-sandbox-client';

/** The client itself: what is agreed with it, its keys, something to begin with, and the way to begin anew. */
export function clientOperations(faults: Faults) {
  return {
    createSandboxClient,
    getSandboxClient,
    updateSandboxClient,
    resetSandboxClient: resetSandboxClient(faults),
    seedSandboxClient,
    listApiKeys,
    createApiKey,
    rotateApiKey,
    revokeApiKey,
  };
}
