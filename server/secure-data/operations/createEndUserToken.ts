import { END_USER_TOKEN_SECONDS } from '../../auth/end-user';
import type { Tokens } from '../../auth/jwt';
import { assertActiveUser, userOfBody } from '../../cards/rules/issuing-data';
import { read } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import { findUser } from '../../users/store/users';

/** A token is not stored: it contains its data, signed. */
export const createEndUserToken = read<'createEndUserToken', { tokens: Tokens }>(async (call, db, services) => {
  const user = userOfBody(await findUser(db, call.client.id, call.body.user_id));
  assertActiveUser(user);
  const issuedAt = Math.floor(call.now / 1000);
  const token = await services.tokens.signEndUser({
    jti: newId(),
    clientId: call.client.id,
    userId: user.id,
    session: call.session as string,
    issuedAt,
    expiresAt: issuedAt + END_USER_TOKEN_SECONDS,
  });
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { access_token: token, expires_in: END_USER_TOKEN_SECONDS, token_type: 'Bearer' },
  };
});
