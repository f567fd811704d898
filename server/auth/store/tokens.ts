import type { Reader, Tx } from '../../platform/store/db';
import { END_USER_TOKEN_SECONDS } from '../end-user';
import { type AccessToken, accessTokens } from './tables';

export type { AccessToken } from './tables';

/** @throws UniqueViolation `access_tokens_pkey` */
export async function insertToken(tx: Tx, token: AccessToken): Promise<void> {
  tx.pipeline(tx.knex('access_tokens').insert(accessTokens.write(token)));
}

/** The token that a client may go on using: neither revoked nor expired after `now`. The newest when several are. */
export async function findLiveToken(
  { knex }: Reader,
  clientId: string,
  audience: string,
  now: number,
): Promise<AccessToken | null> {
  return accessTokens.first(
    knex('access_tokens')
      .where({ client_id: clientId, audience })
      .where('expires_at', '>', now)
      .whereNull('revoked_at')
      .orderBy([
        { column: 'expires_at', order: 'desc' },
        { column: 'jti', order: 'desc' },
      ]),
  );
}

/** Decides whether a client's token is good at a moment: neither revoked nor expired. */
export async function isLive({ knex }: Reader, clientId: string, jti: string, now: number): Promise<boolean> {
  const row = await knex('access_tokens')
    .where({ client_id: clientId, jti })
    .where('expires_at', '>', now)
    .whereNull('revoked_at')
    .first('jti');
  return row !== undefined;
}

/**
 * Revokes every live token of a client, and the end-user tokens that were given for them or for those that have expired
 * meanwhile.
 * @param audience the tokens that are meant; all where null
 * @returns how many access tokens were live
 */
export async function revokeTokens(
  { knex }: Tx,
  clientId: string,
  audience: string | null,
  now: number,
): Promise<number> {
  const after = (moment: number) =>
    knex('access_tokens')
      .where({ client_id: clientId, ...(audience !== null && { audience }) })
      .where('expires_at', '>', moment)
      .whereNull('revoked_at')
      .update({ revoked_at: now });
  const live = await after(now);
  await after(now - END_USER_TOKEN_SECONDS * 1000);
  return live;
}

/**
 * Keeps two requests of one client from issuing a token each, when both should get the same one: the second waits
 * until the first has committed. SQLite has one writer anyway.
 */
export async function lockTokens({ knex, dialect }: Tx, clientId: string): Promise<void> {
  if (dialect === 'postgres') await knex('clients').where({ id: clientId }).forNoKeyUpdate().select('id');
}
