import { changedAt } from '../kernel/changed';
import type { CardCharge, Client, ClientConfiguration, ClientStatus, MoneyLimits } from '../kernel/client';
import type { Config } from '../platform/config';

/** A country where a client may operate. */
type ClientCountry = 'ARG' | 'BRA' | 'MEX' | 'COL';

/** Requests of a client. */
interface RequestRate {
  requests_per_second: number;
  burst: number;
}

/** The fields that can change in a client's agreement, in the contract's words. */
export interface AgreementUpdate {
  name?: string;
  /** The home country; all the others follow it. */
  country?: ClientCountry;
  countries?: ClientCountry[];
  status?: ClientStatus;
  revision?: string;
  callback_addresses?: Partial<ClientConfiguration['callbacks']>;
  limits?: MoneyLimits;
  products?: ('IDENTITY' | 'CREDIT')[];
  card_data_entitled?: boolean;
  /** Null is no limit. */
  rate_limit?: RequestRate | null;
  pages?: ClientConfiguration['pages'];
  /** Null is every scope of the contract. */
  scopes?: string[] | null;
  accounts_per_currency?: number;
  card_charges?: CardCharge[];
}

/** The countries of clients; a client's home country is the first of its own list. */
const CLIENT_COUNTRIES: readonly ClientCountry[] = ['ARG', 'BRA', 'MEX', 'COL'];

/**
 * A limit that never refuses: the contract writes it as null, the client's configuration as no requests to wait for.
 */
const UNLIMITED = { per_second: 0, burst: 1 };

/** Lists the home country first, then all the others. */
export function countriesFrom(home: ClientCountry): ClientCountry[] {
  return [home, ...CLIENT_COUNTRIES.filter((country) => country !== home)];
}

/**
 * Changes the configuration of a client: the fields that were sent replace the earlier values, addresses one by one.
 */
export function changedClient(client: Client, body: AgreementUpdate, now: number): Client {
  const after = {
    ...client,
    name: body.name ?? client.name,
    status: body.status ?? client.status,
    revision: body.revision ?? client.revision,
    countries: body.countries ?? (body.country === undefined ? client.countries : countriesFrom(body.country)),
    configuration: changedConfiguration(client.configuration, body),
  };
  // Always later than before, even if the clock does not move, so that caches see that the client has changed.
  return changedAt(client, after, Math.max(now, client.updatedAt + 1));
}

function changedConfiguration(configuration: ClientConfiguration, body: AgreementUpdate): ClientConfiguration {
  return {
    cardDataEntitled: body.card_data_entitled ?? configuration.cardDataEntitled,
    scopes: body.scopes === undefined ? configuration.scopes : body.scopes,
    products: body.products ?? configuration.products,
    limits: body.limits ?? configuration.limits,
    callbacks: { ...configuration.callbacks, ...body.callback_addresses },
    rateLimit: body.rate_limit === undefined ? configuration.rateLimit : storedRateLimit(body.rate_limit),
    pages: body.pages ?? configuration.pages,
    accountsPerCurrency: body.accounts_per_currency ?? configuration.accountsPerCurrency,
    cardCharges: body.card_charges ?? configuration.cardCharges,
  };
}

function storedRateLimit(limit: RequestRate | null): ClientConfiguration['rateLimit'] {
  return limit === null ? UNLIMITED : { per_second: limit.requests_per_second, burst: limit.burst };
}

/**
 * Says the rate limit of a client in the contract's words; null is no limit. One that is not agreed is the server's.
 */
export function agreedRateLimit(
  { rateLimit }: Pick<ClientConfiguration, 'rateLimit'>,
  config: Pick<Config, 'rateLimitPerSecond' | 'rateLimitBurst'>,
): RequestRate | null {
  const { per_second, burst } = rateLimit ?? { per_second: config.rateLimitPerSecond, burst: config.rateLimitBurst };
  return per_second === 0 ? null : { requests_per_second: Math.ceil(per_second), burst };
}
