import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'seedSandboxClient'> = async () => ({ body: { countries: ['ARG', 'COL'] } });

export const scenarios: Scenarios<'seedSandboxClient'> = {};
