import { newLogEntry } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

/** A stream that begins before the existing entries, and ends with them. */
export const valid: Valid<'streamRequests'> = async (world) => {
  const { sequence } = await newLogEntry(world);
  return { headers: { 'last-event-id': String(sequence - 1) }, query: { limit: 1 } };
};

export const scenarios: Scenarios<'streamRequests'> = {};
