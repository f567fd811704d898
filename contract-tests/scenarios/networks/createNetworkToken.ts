import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createNetworkToken'> = async (world) => ({ body: await world.network.tokenRequest() });

export const scenarios: Scenarios<'createNetworkToken'> = {
  '400 INVALID_SCOPE': async (world) => ({
    body: { ...(await world.network.tokenRequest()), scope: 'network:cash users:read' },
  }),
  '401 INVALID_CLIENT': async (world) => ({ body: await world.network.tokenRequest({ iss: 'nobody', sub: 'nobody' }) }),
};
