import type { Client } from '../../kernel/client';
import { type FieldsFor, json, moment, optional, type RecordOf, sealed, table, text } from '../../platform/store/table';

/**
 * Clients: the tenants of the service. Their type is the kernel's, since every rule may use it; the fields of this
 * table follow from it.
 */
export const clients = table('clients', {
  id: text(),
  name: text(),
  secretHash: text(),
  status: text(),
  revision: optional(text()),
  countries: json(),
  configuration: json(),
  createdAt: moment(),
  updatedAt: moment(),
} satisfies FieldsFor<Client>);

/**
 * Pairs that callbacks are signed with. One that is being rotated out has an end and verifies until then. Its successor
 * may be announced first.
 */
export const apiKeys = table('api_keys', {
  /** The public half, sent as `x-api-key`. */
  id: text(),
  clientId: text(),
  /** The secret half, sealed with the data keys. */
  secretSealed: sealed('api_keys.secret'),
  status: text<'ACTIVE' | 'REVOKED'>(),
  createdAt: moment(),
  /** The time from which an announced pair signs; null if it signs since it was made. */
  signsFrom: optional(moment()),
  /** The time when a pair that is being rotated out stops being used. */
  expiresAt: optional(moment()),
});

export type ApiKey = RecordOf<typeof apiKeys>;

/** The purpose of a client's public key: `RSA` encrypts the pairs that are sent to it, `SSH` is for its SFTP login. */
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
  /** The time from which it is no longer accepted; null if no end is set. */
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
