import type { components } from '../../../../generated/types/sandbox';
import type { BodyOf } from '../../../../server/http/operation';
import { timestamp } from '../../../../server/operations/present';
import type { Services } from '../../../../server/services';
import type { Client, ClientConfiguration } from '../../../../server/store/clients';
import { countriesFrom } from '../../open-client';

type Schemas = components['schemas'];
type Update = BodyOf<'updateSandboxClient'>;

/** A limit that never refuses: the contract writes it as null, the client's configuration as no requests to wait for. */
const UNLIMITED = { per_second: 0, burst: 1 };

function presentRateLimit(
  own: ClientConfiguration['rateLimit'],
  config: Services['config'],
): Schemas['RateLimit'] | null {
  const { per_second, burst } = own ?? { per_second: config.rateLimitPerSecond, burst: config.rateLimitBurst };
  return per_second === 0 ? null : { requests_per_second: Math.ceil(per_second), burst };
}

/** A client in the contract's words; what it has not agreed is what the server does for everybody. */
export function presentClient(client: Client, config: Services['config']): Schemas['SandboxClient'] {
  const { configuration } = client;
  return {
    id: client.id,
    name: client.name,
    country: client.countries[0] as Schemas['ClientCountry'],
    status: client.status,
    revision: client.revision ?? config.revision,
    callback_addresses: configuration.callbacks,
    limits: configuration.limits,
    products: configuration.products as Schemas['Product'][],
    card_data_entitled: configuration.cardDataEntitled,
    rate_limit: presentRateLimit(configuration.rateLimit, config),
    pages: configuration.pages,
    scopes: configuration.scopes,
    accounts_per_currency: configuration.accountsPerCurrency ?? config.accountsPerUser,
    card_charges: configuration.cardCharges as Schemas['CardCharge'][],
    created_at: timestamp(client.createdAt),
    updated_at: timestamp(client.updatedAt),
  };
}

/** The client after an update: what was sent replaces what was there, addresses one by one. */
export function changedClient(client: Client, body: Update, now: number): Client {
  const { configuration } = client;
  return {
    ...client,
    name: body.name ?? client.name,
    status: body.status ?? client.status,
    revision: body.revision ?? client.revision,
    countries: body.country === undefined ? client.countries : countriesFrom(body.country),
    configuration: {
      cardDataEntitled: body.card_data_entitled ?? configuration.cardDataEntitled,
      scopes: body.scopes === undefined ? configuration.scopes : body.scopes,
      products: body.products ?? configuration.products,
      limits: body.limits ?? configuration.limits,
      callbacks: { ...configuration.callbacks, ...body.callback_addresses },
      rateLimit: body.rate_limit === undefined ? configuration.rateLimit : storedRateLimit(body.rate_limit),
      pages: body.pages ?? configuration.pages,
      accountsPerCurrency: body.accounts_per_currency ?? configuration.accountsPerCurrency,
      cardCharges: body.card_charges ?? configuration.cardCharges,
    },
    // Later than before even when the clock stands still: whoever remembers the client sees that it has changed.
    updatedAt: Math.max(now, client.updatedAt + 1),
  };
}

function storedRateLimit(limit: Schemas['RateLimit'] | null): ClientConfiguration['rateLimit'] {
  return limit === null ? UNLIMITED : { per_second: limit.requests_per_second, burst: limit.burst };
}
