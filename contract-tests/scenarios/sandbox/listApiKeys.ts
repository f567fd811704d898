import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'listApiKeys'> = async () => ({ query: { 'page[size]': 5 } });

export const scenarios: Scenarios<'listApiKeys'> = {};
