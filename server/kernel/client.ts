/** The most that may move in a day and in a month of UTC, each way by itself: decimal text, or null for no limit. */
export interface PeriodLimits {
  daily: string | null;
  monthly: string | null;
}

/** The limits of a client, as the contract writes them; each counts in the currency of the account. */
export interface MoneyLimits {
  /** Every user account without limits of its own. */
  account: PeriodLimits;
  /** All accounts of the client together, per currency. */
  client: PeriodLimits;
  /** Every bridge account; also the most in one movement, and the most it may hold. */
  bridge: PeriodLimits & { movement: string | null; balance: string | null };
}

/** A tax, fee or discount on card transactions, in percent of the converted amount. */
export interface CardCharge {
  name: string;
  type: 'TAX' | 'FEE' | 'DISCOUNT';
  percentage: string;
  origin: 'DOMESTIC' | 'INTERNATIONAL';
  country?: string;
}

/** The agreement with a client, beyond who it is. Fields that are not agreed are null or empty. */
export interface ClientConfiguration {
  /** Entitled to handle card data in the clear (PCI DSS, with a report on compliance). */
  cardDataEntitled: boolean;
  /** The scopes of the client's tokens; null is every scope of the contract. */
  scopes: string[] | null;
  /** Products bought: `IDENTITY`, `CREDIT`. */
  products: string[];
  limits: MoneyLimits;
  /** The addresses of the client's own endpoints; null stops the calls. */
  callbacks: {
    transactions: string | null;
    shipping_updates: string | null;
    activities: string | null;
    identity_sessions: string | null;
  };
  /** null is the server's default. */
  rateLimit: { per_second: number; burst: number } | null;
  /**
   * The origins that may embed the hosted pages or hold their stylesheets, and the links that the activation page may
   * lead to.
   */
  pages: { frame_origins: string[]; stylesheet_origins: string[]; success_links: string[] };
  /** Accounts a user may have in one currency; null is the server's default. */
  accountsPerCurrency: number | null;
  cardCharges: CardCharge[];
}

/** A record of a client, as it is found: by its id, among what belongs to the client. */
export interface OfClient {
  id: string;
  clientId: string;
}

export type ClientStatus = 'ACTIVE' | 'SUSPENDED';

/** A tenant of the service. Times are milliseconds since the epoch. */
export interface Client {
  id: string;
  name: string;
  /** A keyed hash; the secret itself is nowhere. */
  secretHash: string;
  status: ClientStatus;
  /** The revision the client is pinned to; null follows the server's default. */
  revision: string | null;
  /** Countries of operation, ISO 3166-1 alpha-3. */
  countries: string[];
  configuration: ClientConfiguration;
  createdAt: number;
  updatedAt: number;
}

export const noLimits: MoneyLimits = {
  account: { daily: null, monthly: null },
  client: { daily: null, monthly: null },
  bridge: { daily: null, monthly: null, movement: null, balance: null },
};

/** A client that has agreed on nothing special. */
export const defaultConfiguration: ClientConfiguration = {
  cardDataEntitled: false,
  scopes: null,
  products: [],
  limits: noLimits,
  callbacks: { transactions: null, shipping_updates: null, activities: null, identity_sessions: null },
  rateLimit: null,
  pages: { frame_origins: [], stylesheet_origins: [], success_links: [] },
  accountsPerCurrency: null,
  cardCharges: [],
};

/** The caller of an operation that requires no token. It belongs to no tenant and owns nothing. */
export const anonymous: Client = {
  id: '',
  name: '',
  secretHash: '',
  status: 'ACTIVE',
  revision: null,
  countries: [],
  configuration: defaultConfiguration,
  createdAt: 0,
  updatedAt: 0,
};
