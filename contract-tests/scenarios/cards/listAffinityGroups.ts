import { newGroup } from '../../world/entities/cards';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'listAffinityGroups'> = async (world) => {
  await newGroup(world);
  return { query: { 'page[size]': 1 } };
};
