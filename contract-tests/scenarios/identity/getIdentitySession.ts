import { newSession } from '../../world/entities/identity';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getIdentitySession'> = async (world) => ({ path: { uuid: (await newSession(world)).id } });

export const scenarios: Scenarios<'getIdentitySession'> = {
  '404 IDENTITY_SESSION_NOT_FOUND': async () => ({ path: { uuid: crypto.randomUUID() } }),
};
