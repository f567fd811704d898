import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createSandboxClient'> = async () => ({ body: { name: 'Kiosco', country: 'ARG' } });

export const scenarios: Scenarios<'createSandboxClient'> = {
  '422 UNKNOWN_REVISION': async () => ({ body: { name: 'Kiosco', revision: 'colour=blue' } }),
};
