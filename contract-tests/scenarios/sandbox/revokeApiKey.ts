import { otherClient, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'revokeApiKey'> = async (world) => {
  const { data } = await world.call('createApiKey');
  return { path: { api_key: data.api_key } };
};

export const scenarios: Scenarios<'revokeApiKey'> = {
  '404 API_KEY_NOT_FOUND': async () => ({ path: { api_key: UNKNOWN_ID } }),
  '409 LAST_API_KEY': async (world) => {
    const { client, token } = await otherClient(world);
    return { token, path: { api_key: client.apiKey.api_key } };
  },
};
