import { newUser } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getUser'> = async (world) => ({ path: { id: (await newUser(world)).id } });

export const scenarios: Scenarios<'getUser'> = {
  '404 USER_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() } }),
};
