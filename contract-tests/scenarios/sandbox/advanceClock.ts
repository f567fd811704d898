import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'advanceClock'> = async () => ({ body: { seconds: 10 } });

export const scenarios: Scenarios<'advanceClock'> = {};
