import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getSandboxClient'> = async () => ({});

export const scenarios: Scenarios<'getSandboxClient'> = {};
