import type { Valid } from '../../world/scenarios';

export const valid: Valid<'getSandboxIndex'> = async () => ({});
