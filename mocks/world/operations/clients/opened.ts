import type { components } from '../../../../generated/types/sandbox';
import type { AllServices } from '../../../../server/all-services';
import type { OpenedClient } from '../../open-client';
import { presentKeyWithSecret } from './api-key-shape';

type Schemas = components['schemas'];

/** A client that was just opened, with its secrets. */
export function presentOpenedClient(
  { client, secret, apiKey }: OpenedClient,
  config: AllServices['config'],
): Schemas['OpenedSandboxClient']['data'] {
  return {
    client_id: client.id,
    client_secret: secret,
    audience: config.audience,
    name: client.name,
    country: client.countries[0] as Schemas['ClientCountry'],
    revision: client.revision ?? config.revision,
    api_key: presentKeyWithSecret(
      { ...apiKey, status: 'ACTIVE', signsFrom: null, expiresAt: null },
      apiKey.secret,
      client.createdAt,
    ),
  };
}
