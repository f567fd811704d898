import { newEvent } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'searchUpcoming'> = async (world) => {
  await newEvent(world);
  return { query: { 'page[size]': 5 } };
};

export const scenarios: Scenarios<'searchUpcoming'> = {};
