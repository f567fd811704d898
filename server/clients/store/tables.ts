import type { ClientConfiguration, ClientStatus } from '../../kernel/client';
import { json, moment, optional, type RecordOf, sealed, table, text } from '../../platform/store/table';

/** Clients: the tenants of the service. Times are milliseconds since the epoch. */
export const clients = table('clients', {
  id: text(),
  name: text(),
  /** A keyed hash; the secret itself is nowhere. */
  secretHash: text(),
  status: text<ClientStatus>(),
  /** The revision the client is pinned to; null follows the server's default. */
  revision: optional(text()),
  /** Countries of operation, ISO 3166-1 alpha-3. */
  countries: json<string[]>(),
  configuration: json<ClientConfiguration>(),
  createdAt: moment(),
  updatedAt: moment(),
});

/** Pairs that callbacks are signed with. One that is being rotated out has an end and verifies until then. */
export const apiKeys = table('api_keys', {
  /** The public half, sent as `x-api-key`. */
  id: text(),
  clientId: text(),
  /** The secret half, sealed with the data keys. */
  secretSealed: sealed('api_keys.secret'),
  status: text<'ACTIVE' | 'REVOKED'>(),
  createdAt: moment(),
  /** When a pair that is being rotated out stops being used. */
  expiresAt: optional(moment()),
});

export type ApiKey = RecordOf<typeof apiKeys>;

/** The purpose of a client's public key: `RSA` to encrypt what it is sent, `SSH` to let it in to its files. */
export type KeyPurpose = 'RSA' | 'SSH';

/** Public keys that clients have sent. */
export const clientKeys = table('client_keys', {
  id: text(),
  clientId: text(),
  purpose: text<KeyPurpose>(),
  /** `SHA256:` and the digest in base64 without padding, as OpenSSH writes it. */
  fingerprint: text(),
  /** PEM (SPKI) of an RSA key, one line of `authorized_keys` of an SSH key. */
  publicKey: text(),
  createdAt: moment(),
  /** From when on it is not accepted any more; null while nobody has put an end to it. */
  expiresAt: optional(moment()),
});

export type ClientKey = RecordOf<typeof clientKeys>;

/** The users of the file server, by client. */
export const sftpUsers = table('sftp_users', {
  username: text(),
  clientId: text(),
  createdAt: moment(),
});

export type SftpUser = RecordOf<typeof sftpUsers>;
