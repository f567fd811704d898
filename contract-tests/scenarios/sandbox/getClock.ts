import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getClock'> = async () => ({});

export const scenarios: Scenarios<'getClock'> = {};
