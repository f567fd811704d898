import { END_USER_TOKEN_SECONDS } from '../../auth/end-user';
import { existingUser } from '../../domain/cards/issuing-data';
import { read } from '../../http/operation';
import { newId } from '../../ids';
import { findUser } from '../../store/users';

/** A token is kept nowhere: what it stands for is in it, signed. */
export const createEndUserToken = read<'createEndUserToken'>(async (call, db, services) => {
  const user = existingUser(await findUser(db, call.client.id, call.body.user_id));
  const issuedAt = Math.floor(call.now / 1000);
  const token = await services.tokens.signEndUser({
    jti: newId(),
    clientId: call.client.id,
    userId: user.id,
    issuedAt,
    expiresAt: issuedAt + END_USER_TOKEN_SECONDS,
  });
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { access_token: token, expires_in: END_USER_TOKEN_SECONDS, token_type: 'Bearer' },
  };
});
