import { DomainError } from '../../domain/errors';
import { sessionAt } from '../../domain/identity/session';
import { read } from '../../http/operation';
import { findIdentitySession } from '../../store/identity';
import { presentSession } from './shape';

export const getIdentitySession = read<'getIdentitySession'>(async (call, db) => {
  const session = await findIdentitySession(db, call.client.id, call.path.uuid);
  if (session === null) throw new DomainError('IDENTITY_SESSION_NOT_FOUND');
  return { status: 200, body: { data: presentSession(sessionAt(session, call.now)) } };
});
