import { momentIn } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'resendEvents'> = async (world) => ({ body: { since: await momentIn(world, -60) } });

export const scenarios: Scenarios<'resendEvents'> = {};
