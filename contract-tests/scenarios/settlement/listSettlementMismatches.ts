import { newMismatch } from '../../world/entities/settlement';
import type { Valid } from '../../world/scenarios';

export const valid: Valid<'listSettlementMismatches'> = async (world) => {
  await newMismatch(world);
  return {};
};
