import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getReceiver'> = async () => ({});

export const scenarios: Scenarios<'getReceiver'> = {};
