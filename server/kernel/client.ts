import { Columns } from './columns';
import type { Reader, Tx } from './db';

/** What may move in a day and in a month of UTC, each way by itself: decimal text, or null for no limit. */
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

/** What is agreed with a client, beyond who it is. Fields that are not agreed are null or empty. */
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
  /** Who may embed the hosted pages, where their stylesheets may lie and where the activation page may lead. */
  pages: { frame_origins: string[]; stylesheet_origins: string[]; success_links: string[] };
  /** Accounts a user may have in one currency; null is the server's default. */
  accountsPerCurrency: number | null;
  cardCharges: CardCharge[];
}

export type ClientStatus = 'ACTIVE' | 'SUSPENDED';

export interface Client {
  id: string;
  name: string;
  /** A salted hash; the secret itself is nowhere. */
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

const columns = new Columns<Client>({
  id: 'plain',
  name: 'plain',
  secretHash: 'plain',
  status: 'plain',
  revision: 'plain',
  countries: 'json',
  configuration: 'json',
  createdAt: 'plain',
  updatedAt: 'plain',
});

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

/** Who calls an operation that asks for no token. It is nobody's tenant and owns nothing. */
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

/** @throws UniqueViolation `clients_pkey` */
export async function insertClient({ knex }: Tx, client: Client): Promise<void> {
  await knex('clients').insert(columns.write(client));
}

export async function findClient({ knex }: Reader, id: string): Promise<Client | null> {
  const row = await knex('clients').where({ id }).first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Reads a client and keeps it, and whatever is counted per client, as it is until the transaction ends. */
export async function lockClient({ knex }: Tx, id: string): Promise<Client | null> {
  const row = await knex('clients').where({ id }).forNoKeyUpdate().first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** The clients with the given ids, in no particular order. */
export async function findClients({ knex }: Reader, ids: readonly string[]): Promise<Client[]> {
  const rows = await knex('clients').whereIn('id', ids).select(knex.raw(columns.select()));
  return rows.map((row: Record<string, unknown>) => columns.read(row));
}

/** Every client, oldest first. */
export async function listClients({ knex }: Reader): Promise<Client[]> {
  const rows = await knex('clients').orderBy(['created_at', 'id']).select(knex.raw(columns.select()));
  return rows.map((row: Record<string, unknown>) => columns.read(row));
}

/** Changes the given fields. @returns whether there is such a client */
export async function updateClient({ knex }: Tx, id: string, changes: Partial<Client>): Promise<boolean> {
  return (await knex('clients').where({ id }).update(columns.write(changes))) === 1;
}
