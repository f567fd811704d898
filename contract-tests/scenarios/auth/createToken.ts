import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createToken'> = async (world) => ({ body: world.client.credentials });

export const scenarios: Scenarios<'createToken'> = {
  '401 INVALID_CLIENT': async (world) => ({ body: { ...world.client.credentials, client_secret: 'not the secret' } }),
  '422 INVALID_AUDIENCE': async (world) => ({
    body: { ...world.client.credentials, audience: 'https://elsewhere.example' },
  }),
};
