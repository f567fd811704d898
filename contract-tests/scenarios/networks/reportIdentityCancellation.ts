import { newSession, sessionAt } from '../../world/entities/identity';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'reportIdentityCancellation'> = async (world) => ({
  path: { session_id: (await newSession(world)).id },
});

export const scenarios: Scenarios<'reportIdentityCancellation'> = {
  '404 IDENTITY_SESSION_NOT_FOUND': async () => ({ path: { session_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => ({ path: { session_id: (await sessionAt(world, 'REJECTED')).id } }),
};
