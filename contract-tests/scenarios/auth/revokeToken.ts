import type { ScenarioRequest } from '../../scenario';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

export const valid: Valid<'revokeToken'> = async (world) => {
  const client = await otherClient(world);
  client.dropToken();
  await client.token();
  return { body: client.credentials };
};

export const scenarios: Scenarios<'revokeToken'> = {
  '429 RATE_LIMITED': (world) => faulty(world, 429),
  '500 INTERNAL_ERROR': (world) => faulty(world, 500),
  '503 SERVICE_UNAVAILABLE': (world) => faulty(world, 503),
  '401 INVALID_CLIENT': async (world) => ({ body: { ...world.client.credentials, client_secret: 'not the secret' } }),
  '422 INVALID_AUDIENCE': async (world) => ({
    body: { ...world.client.credentials, audience: 'https://elsewhere.example' },
  }),
};

/** The fault is that of the client whose token is revoked. */
async function faulty(world: World, status: 429 | 500 | 503): Promise<ScenarioRequest> {
  const request = await valid(world);
  await world.call('createFault', { body: { operation_id: 'revokeToken', status } }, await otherClient(world));
  return request;
}

/** A client whose token is revoked repeatedly, because all other scenarios need the token of the world's client. */
const otherClient = (world: World) => world.sharedClient('tokens that are revoked');
