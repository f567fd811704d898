import { otherClient } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'resetSandboxClient'> = async () => ({});

export const scenarios: Scenarios<'resetSandboxClient'> = {
  '204 empty': async (world) => ({ token: (await otherClient(world)).token }),
};
