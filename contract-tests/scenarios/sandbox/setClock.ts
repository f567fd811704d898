import { momentIn } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'setClock'> = async (world) => ({ body: { now: await momentIn(world, 10) } });

export const scenarios: Scenarios<'setClock'> = {
  '409 CLOCK_CANNOT_GO_BACK': async (world) => ({ body: { now: await momentIn(world, -60) } }),
};
