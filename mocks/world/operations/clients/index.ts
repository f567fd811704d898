import type { Faults } from '../../faults';
import type { RequestLog } from '../../requests/request-log';
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from './api-keys';
import { resetSandboxClient } from './reset-sandbox-client';
import { createSandboxClient, getSandboxClient, updateSandboxClient } from './sandbox-client';
import { seedSandboxClient } from './seed-sandbox-client';

/** The client itself: its configuration, its keys, test data, and the reset. */
export function clientOperations(faults: Faults, log: RequestLog) {
  return {
    createSandboxClient,
    getSandboxClient,
    updateSandboxClient,
    resetSandboxClient: resetSandboxClient(faults, log),
    seedSandboxClient,
    listApiKeys,
    createApiKey,
    rotateApiKey,
    revokeApiKey,
  };
}
