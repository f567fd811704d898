import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'listSnapshots'> = async () => ({ query: { 'page[number]': 0 } });

export const scenarios: Scenarios<'listSnapshots'> = {};
