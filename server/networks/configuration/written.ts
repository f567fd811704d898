import type { Rail } from '../rails';

// The file as it is written, once it follows schema.json.

/** The place of a secret: an environment variable or a file. */
export type SecretPlace = { env: string } | { file: string };

export interface WrittenCalls {
  connector: 'http';
  address: string;
  serves: Rail[];
  authentication: { kind: 'signed'; api_key: string; api_secret: SecretPlace } | { kind: 'bearer'; token: SecretPlace };
  tls?: { ca_file?: string; certificate_file?: string; key_file?: string };
  through_proxy: boolean;
  timeout_milliseconds: number;
  retries: number;
  at_once: number;
  circuit?: { failures?: number; open_seconds?: number };
}

export interface WrittenReports {
  scopes: string[];
  certificate?: { fingerprint?: string; subject?: string; ca_file?: string };
  keys?: { jwks_file: string } | { public_key_file: string };
  rate_limit?: { per_second?: number; burst?: number };
}

export interface WrittenNetwork {
  clients?: string[];
  countries?: string[];
  calls?: WrittenCalls;
  reports?: WrittenReports;
  stand_in?: { decision: 'decline' | 'approve'; up_to?: Record<string, string> };
}

export interface WrittenFile {
  networks: Record<string, WrittenNetwork>;
}
