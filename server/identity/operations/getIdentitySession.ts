import { DomainError } from '../../kernel/errors';
import { uuidOf } from '../../kernel/uuid';
import { read } from '../../platform/http/operation';
import { presentSession } from '../present';
import { sessionAt } from '../rules/session';
import { findIdentitySession } from '../store/identity';

export const getIdentitySession = read<'getIdentitySession'>(async (call, db) => {
  const session = await findIdentitySession(db, call.client.id, uuidOf(call.path.uuid));
  if (session === null) throw new DomainError('IDENTITY_SESSION_NOT_FOUND');
  return { status: 200, body: { data: presentSession(sessionAt(session, call.now)) } };
});
