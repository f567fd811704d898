import { newOutsidePixKey } from '../../world/entities/bank';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'listDestinations'> = async (world) => {
  await newOutsidePixKey(world);
  return { query: { 'page[size]': 1, 'page[number]': 0 } };
};
