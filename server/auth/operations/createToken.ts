import { findClient } from '../../clients/store/clients';
import { type Call, direct } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { assertCredentials, clientOf } from '../credentials';
import type { Tokens } from '../jwt';
import { scopeOf } from '../scopes';
import { type AccessToken, findLiveToken, insertToken, lockTokens } from '../store/tokens';

/** Says of each value of the policy whether a request gets the token that is still valid. */
const KEEPS: Readonly<Record<Call<'createToken'>['policy']['tokenReissue'], boolean>> = {
  'until-expiry': true,
  'every-request': false,
};

/** Gives the client's token. Secrets are compared before the transaction opens: that is slow by design. */
export const createToken = direct<'createToken', Services & { tokens: Tokens }>(async (call, services) => {
  const client = await clientOf(call.body, call.address, services);
  const { audience, tokenSeconds } = services.config;
  const scope = scopeOf(client, services.config);
  const token = await services.db.transaction(async (tx) => {
    const [, owner, present] = await Promise.all([
      lockTokens(tx, client.id),
      findClient(tx, client.id),
      KEEPS[call.policy.tokenReissue] ? findLiveToken(tx, client.id, audience, call.now) : null,
    ]);
    // Its secret may have been revoked, or the client suspended, while the secret was compared.
    assertCredentials(owner, call.body, services);
    if (present !== null && present.scope === scope) return present;
    return issue(tx, { clientId: client.id, audience, scope, now: call.now, seconds: tokenSeconds });
  });
  return {
    status: 200,
    body: {
      access_token: await services.tokens.signAccess({
        jti: token.jti,
        clientId: client.id,
        scope: token.scope,
        issuedAt: token.issuedAt / 1000,
        expiresAt: token.expiresAt / 1000,
      }),
      scope: token.scope,
      expires_in: Math.max(1, Math.ceil((token.expiresAt - call.now) / 1000)),
      token_type: 'Bearer',
    },
    headers: { 'cache-control': 'no-store' },
  };
});

async function issue(
  tx: Tx,
  { now, seconds, ...whose }: { clientId: string; audience: string; scope: string; now: number; seconds: number },
): Promise<AccessToken> {
  const issuedAt = Math.floor(now / 1000) * 1000;
  const token: AccessToken = {
    ...whose,
    jti: newId(),
    issuedAt,
    expiresAt: issuedAt + seconds * 1000,
    revokedAt: null,
  };
  await insertToken(tx, token);
  return token;
}
