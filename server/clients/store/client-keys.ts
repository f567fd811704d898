import type { Reader, Tx } from '../../platform/store/db';
import { claimIdentifiers, identifiersOf } from '../../platform/store/distribution/identifiers';
import { type ClientKey, clientKeys, type KeyPurpose, type SftpUser, sftpUsers } from './tables';

export type { ClientKey, KeyPurpose, SftpUser } from './tables';

export async function insertClientKey({ knex }: Tx, key: ClientKey): Promise<void> {
  await knex('client_keys').insert(clientKeys.write(key));
}

/** The keys of a client that are good at a moment, the newest first. */
export async function liveClientKeys(
  { knex }: Reader,
  clientId: string,
  purpose: KeyPurpose,
  now: number,
): Promise<ClientKey[]> {
  return clientKeys.list(
    knex('client_keys')
      .where({ client_id: clientId, purpose })
      .where((live) => live.whereNull('expires_at').orWhere('expires_at', '>', now))
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
  );
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
export async function insertSftpUser(tx: Tx, user: SftpUser): Promise<void> {
  await claimIdentifiers(tx, user.clientId, identifiersOf({ sftp_users_pkey: user.username }));
  await tx.knex('sftp_users').insert(sftpUsers.write(user));
}

export async function findSftpUser({ knex }: Reader, username: string): Promise<SftpUser | null> {
  return sftpUsers.first(knex('sftp_users').where({ username }));
}

export async function findSftpUserOf({ knex }: Reader, clientId: string): Promise<SftpUser | null> {
  return sftpUsers.first(knex('sftp_users').where({ client_id: clientId }));
}

/** The clients that can fetch files at a moment. */
export async function clientsWithSftp({ knex }: Reader, now: number): Promise<string[]> {
  return knex('client_keys')
    .where({ purpose: 'SSH' })
    .where((live) => live.whereNull('expires_at').orWhere('expires_at', '>', now))
    .distinct('client_id')
    .orderBy('client_id')
    .pluck('client_id');
}
