import { newLogEntry, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteRequest'> = async () => ({ path: { entry_id: UNKNOWN_ID } });

export const scenarios: Scenarios<'deleteRequest'> = {
  '204 empty': async (world) => ({ path: { entry_id: (await newLogEntry(world)).id } }),
  '404 REQUEST_NOT_FOUND': async () => ({ path: { entry_id: UNKNOWN_ID } }),
};
