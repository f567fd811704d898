import type { KeyObject } from 'node:crypto';
import type { Rail } from '../rails';

/** How the service proves itself to a network. The secrets are here in the clear: never log one of these. */
export type Authentication = { kind: 'signed'; apiKey: string; apiSecret: string } | { kind: 'bearer'; token: string };

/** PEM texts that differ from the usual TLS. */
export interface ClientTls {
  ca?: string;
  cert?: string;
  key?: string;
}

/** How the service calls a network. */
export interface Calls {
  serves: readonly Rail[];
  /** Without a slash at its end. */
  address: string;
  authentication: Authentication;
  tls: ClientTls;
  /** True if it is called through OUTGOING_PROXY. */
  throughProxy: boolean;
  /** The longest that a call takes in all. */
  timeoutMilliseconds: number;
  /** Repeats of a call that failed. */
  retries: number;
  /** Calls under way at once. */
  atOnce: number;
  circuit: { failures: number; openMilliseconds: number };
}

/** A public key that a network signs its requests for a token with. */
export interface NetworkKey {
  /** Null where the file names none. */
  id: string | null;
  key: KeyObject;
}

/**
 * The certificate that a network shows: one by its digest, or any that these authorities (PEM) have issued for a
 * subject.
 */
export type CertificateProof = { fingerprint: string } | { subject: string; ca: string };

/** How a network proves itself, and what it may report. */
export interface Reports {
  scopes: readonly string[];
  certificate: CertificateProof | null;
  keys: readonly NetworkKey[];
  /** The most that it may report; the usual rate where absent. */
  rateLimit?: ReportRate;
}

/** Requests per second, and how many may come at once. */
interface ReportRate {
  perSecond: number;
  burst: number;
}

/** The rate of a network for which none is configured. */
export const USUAL_RATE: ReportRate = { perSecond: 500, burst: 1_000 };

/**
 * The answer to an authorization when the client can't be reached: up to these amounts yes, in minor units by currency.
 */
export type StandIn = ReadonlyMap<string, bigint>;

/** A network or provider as NETWORKS_FILE describes it. */
export interface Network {
  name: string;
  /** Ids of the clients that it serves; null for every client that no other one names. */
  clients: ReadonlySet<string> | null;
  /** Null for all. */
  countries: ReadonlySet<string> | null;
  calls: Calls | null;
  reports: Reports | null;
  standIn: StandIn;
}

/** Decides whether a network may serve a client, not whether it is chosen for it. */
export function mayServe(network: Network, clientId: string, country: string | null): boolean {
  const { clients, countries } = network;
  return (clients === null || clients.has(clientId)) && (country === null || (countries?.has(country) ?? true));
}

/**
 * Finds the network for an order on a rail: a network that names the client has priority over one for all clients, and
 * among these one that names the country over one for all countries.
 * @param country the country of the order, on rails whose orders have one; null on the others
 */
export function networkFor(
  networks: readonly Network[],
  rail: Rail,
  clientId: string,
  country: string | null,
): Network | null {
  let best: Network | null = null;
  for (const network of networks) {
    if (network.calls?.serves.includes(rail) !== true || !mayServe(network, clientId, country)) continue;
    if (best === null || closeness(network) > closeness(best)) best = network;
  }
  return best;
}

function closeness({ clients, countries }: Network): number {
  return (clients === null ? 0 : 2) + (countries === null ? 0 : 1);
}
