import { DomainError } from '../../domain/errors';
import { newSession, SESSION_LIFETIME } from '../../domain/identity/session';
import { direct } from '../../http/operation';
import { newId } from '../../ids';
import { enqueueExpireIdentitySession } from '../../jobs/expire-identity-session';
import { askOrRefuse } from '../../ports/ask';
import { insertIdentitySession } from '../../store/identity';
import { findUser } from '../../store/users';
import { presentSession } from './shape';

/** Opens a session at the provider, then here. A session that was opened there alone is never used and expires. */
export const createIdentitySession = direct<'createIdentitySession'>(async (call, services, finish) => {
  const { db, ports } = services;
  const own = { id: newId(), clientId: call.client.id, now: call.now };
  const userId = call.body.user_id;
  if ((await findUser(db, own.clientId, userId)) === null) throw new DomainError('USER_NOT_FOUND');
  const order = { id: own.id, clientId: own.clientId, userId, expiresAt: own.now + SESSION_LIFETIME };
  const { url } = await askOrRefuse(services, 'identity provider', () => ports.identityProvider.open(order));
  const session = newSession({ userId, url }, own);
  const reply = finish({ status: 201, body: { data: presentSession(session) } });
  await db.transaction(async (tx) => {
    await insertIdentitySession(tx, session);
    await enqueueExpireIdentitySession(tx, session);
  });
  return reply;
});
