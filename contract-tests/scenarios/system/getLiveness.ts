import type { Valid } from '../../world/scenarios';

export const valid: Valid<'getLiveness'> = async () => ({});
