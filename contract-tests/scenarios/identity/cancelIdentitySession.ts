import { newSession, sessionAt } from '../../world/entities/identity';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'cancelIdentitySession'> = async (world) => ({
  path: { uuid: (await newSession(world)).id },
});

export const scenarios: Scenarios<'cancelIdentitySession'> = {
  '404 IDENTITY_SESSION_NOT_FOUND': async () => ({ path: { uuid: crypto.randomUUID() } }),
  '409 IDENTITY_SESSION_NOT_CANCELLABLE': async (world) => ({
    path: { uuid: (await sessionAt(world, 'PROCESSING')).id },
  }),
};
