import { Columns } from './columns';
import type { Reader, Tx } from './db';

/** What a public key of a client is for: `RSA` to encrypt what it is sent, `SSH` to let it in to its files. */
export type KeyPurpose = 'RSA' | 'SSH';

/** A public key that a client has sent. */
export interface ClientKey {
  id: string;
  clientId: string;
  purpose: KeyPurpose;
  /** `SHA256:` and the digest in base64 without padding, as OpenSSH writes it. */
  fingerprint: string;
  /** PEM (SPKI) of an RSA key, one line of `authorized_keys` of an SSH key. */
  publicKey: string;
  createdAt: number;
  /** From when on it is not accepted any more; null while nobody has put an end to it. */
  expiresAt: number | null;
}

/** How the file server knows a client. */
export interface SftpUser {
  username: string;
  clientId: string;
  createdAt: number;
}

const keyColumns = new Columns<ClientKey>({
  id: 'plain',
  clientId: 'plain',
  purpose: 'plain',
  fingerprint: 'plain',
  publicKey: 'plain',
  createdAt: 'integer',
  expiresAt: 'integer',
});

const userColumns = new Columns<SftpUser>({ username: 'plain', clientId: 'plain', createdAt: 'integer' });

export async function insertClientKey({ knex }: Tx, key: ClientKey): Promise<void> {
  await knex('client_keys').insert(keyColumns.write(key));
}

/** The keys of a client that are good at a moment, the newest first. */
export async function liveClientKeys(
  { knex }: Reader,
  clientId: string,
  purpose: KeyPurpose,
  now: number,
): Promise<ClientKey[]> {
  const rows = await knex('client_keys')
    .where({ client_id: clientId, purpose })
    .where((live) => live.whereNull('expires_at').orWhere('expires_at', '>', now))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(knex.raw(keyColumns.select()));
  return rows.map((row: Record<string, unknown>) => keyColumns.read(row));
}

/** Puts an end to keys, unless they end before it anyway. @returns how many it changed */
export async function endClientKeys(
  { knex }: Tx,
  clientId: string,
  ids: readonly string[],
  expiresAt: number,
): Promise<number> {
  return knex('client_keys')
    .where({ client_id: clientId })
    .whereIn('id', ids)
    .where((later) => later.whereNull('expires_at').orWhere('expires_at', '>', expiresAt))
    .update({ expires_at: expiresAt });
}

/** @throws UniqueViolation `sftp_users_pkey` when the name is taken, `sftp_users_client` when the client has one */
export async function insertSftpUser({ knex }: Tx, user: SftpUser): Promise<void> {
  await knex('sftp_users').insert(userColumns.write(user));
}

export async function findSftpUser({ knex }: Reader, username: string): Promise<SftpUser | null> {
  const row = await knex('sftp_users').where({ username }).first(knex.raw(userColumns.select()));
  return row === undefined ? null : userColumns.read(row);
}

export async function findSftpUserOf({ knex }: Reader, clientId: string): Promise<SftpUser | null> {
  const row = await knex('sftp_users').where({ client_id: clientId }).first(knex.raw(userColumns.select()));
  return row === undefined ? null : userColumns.read(row);
}

/** The clients that can fetch files at a moment. */
export async function clientsWithSftp({ knex }: Reader, now: number): Promise<string[]> {
  return knex('client_keys')
    .where({ purpose: 'SSH' })
    .where((live) => live.whereNull('expires_at').orWhere('expires_at', '>', now))
    .distinct('client_id')
    .pluck('client_id');
}
