import type { components } from '../../../../generated/types/sandbox';
import type { AllServices } from '../../../../server/all-services';
import { agreedRateLimit } from '../../../../server/clients/agreement';
import type { Client } from '../../../../server/kernel/client';
import { timestamp } from '../../../../server/platform/present';

type Schemas = components['schemas'];

/** Shows a client in the format of the contract; settings that it does not have are the server's defaults. */
export function presentClient(client: Client, config: AllServices['config']): Schemas['SandboxClient'] {
  const { configuration } = client;
  return {
    id: client.id,
    name: client.name,
    country: client.countries[0] as Schemas['ClientCountry'],
    countries: client.countries as Schemas['ClientCountries'],
    status: client.status,
    revision: client.revision ?? config.revision,
    callback_addresses: configuration.callbacks,
    limits: configuration.limits,
    products: configuration.products as Schemas['Product'][],
    card_data_entitled: configuration.cardDataEntitled,
    rate_limit: agreedRateLimit(configuration, config),
    pages: configuration.pages,
    scopes: configuration.scopes,
    accounts_per_currency: configuration.accountsPerCurrency ?? config.accountsPerUser,
    card_charges: configuration.cardCharges as Schemas['CardCharge'][],
    created_at: timestamp(client.createdAt),
    updated_at: timestamp(client.updatedAt),
  };
}
