import { otherClient } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteRequests'> = async () => ({});

export const scenarios: Scenarios<'deleteRequests'> = {
  '204 empty': async (world) => ({ token: (await otherClient(world)).token }),
};
