import { dayFromNow } from '../../world/entities/settlement';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createSettlementRun'> = async (world) => ({ body: { date: await dayFromNow(world, -1) } });

export const scenarios: Scenarios<'createSettlementRun'> = {
  '422 SETTLEMENT_DAY_NOT_OVER': async (world) => ({ body: { date: await dayFromNow(world, 0) } }),
};
