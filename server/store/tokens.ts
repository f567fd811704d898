import { Columns } from './columns';
import type { Reader, Tx } from './db';

/** An access token that was given out. The token itself is not stored: the same claims sign to the same bytes. */
export interface AccessToken {
  jti: string;
  clientId: string;
  audience: string;
  scope: string;
  /** Milliseconds, on a whole second as RFC 7519 counts. */
  issuedAt: number;
  expiresAt: number;
  revokedAt: number | null;
}

const columns = new Columns<AccessToken>({
  jti: 'plain',
  clientId: 'plain',
  audience: 'plain',
  scope: 'plain',
  issuedAt: 'plain',
  expiresAt: 'plain',
  revokedAt: 'plain',
});

/** @throws UniqueViolation `access_tokens_pkey` */
export async function insertToken({ knex }: Tx, token: AccessToken): Promise<void> {
  await knex('access_tokens').insert(columns.write(token));
}

export async function findToken({ knex }: Reader, jti: string): Promise<AccessToken | null> {
  const row = await knex('access_tokens').where({ jti }).first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** The token that a client may go on using: neither revoked nor expired after `now`. The newest when several are. */
export async function findLiveToken(
  { knex }: Reader,
  clientId: string,
  audience: string,
  now: number,
): Promise<AccessToken | null> {
  const row = await knex('access_tokens')
    .where({ client_id: clientId, audience })
    .where('expires_at', '>', now)
    .whereNull('revoked_at')
    .orderBy([
      { column: 'expires_at', order: 'desc' },
      { column: 'jti', order: 'desc' },
    ])
    .first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Revokes every live token of a client for one audience. @returns how many */
export function revokeTokens({ knex }: Tx, clientId: string, audience: string, now: number): Promise<number> {
  return knex('access_tokens')
    .where({ client_id: clientId, audience })
    .where('expires_at', '>', now)
    .whereNull('revoked_at')
    .update({ revoked_at: now });
}

/**
 * Keeps two requests of one client from issuing a token each, when both should get the same one: the second waits
 * until the first has committed. SQLite has one writer anyway.
 */
export async function lockTokens({ knex, dialect }: Tx, clientId: string): Promise<void> {
  if (dialect === 'postgres') await knex('clients').where({ id: clientId }).forNoKeyUpdate().select('id');
}
