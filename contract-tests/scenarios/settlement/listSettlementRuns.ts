import type { Valid } from '../../world/scenarios';
import { valid as run } from './createSettlementRun';

export const valid: Valid<'listSettlementRuns'> = async (world) => {
  await world.call('createSettlementRun', await run(world));
  return {};
};
