import type { Scenarios, Valid } from '../../world/scenarios';

let made = 0;

// Each differs from the one before, as two requests with one idempotency key have to.
export const valid: Valid<'seedSandboxClient'> = async () => {
  made += 1;
  return { body: { countries: made % 2 === 0 ? ['ARG', 'COL'] : ['COL', 'ARG'] } };
};

export const scenarios: Scenarios<'seedSandboxClient'> = {};
