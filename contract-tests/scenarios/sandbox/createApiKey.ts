import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createApiKey'> = async () => ({});

export const scenarios: Scenarios<'createApiKey'> = {};
