import { DomainError } from '../../kernel/errors';
import { uuidOf } from '../../kernel/uuid';
import { write } from '../../platform/http/operation';
import { enqueueCancelIdentitySession } from '../jobs/cancel-identity-session';
import { cancelledByClient } from '../rules/session';
import { lockIdentitySession, updateIdentitySession } from '../store/identity';

export const cancelIdentitySession = write<'cancelIdentitySession'>(async (call, tx) => {
  const session = await lockIdentitySession(tx, call.client.id, uuidOf(call.path.uuid));
  if (session === null) throw new DomainError('IDENTITY_SESSION_NOT_FOUND');
  const cancelled = cancelledByClient(session, call.now);
  await updateIdentitySession(tx, cancelled);
  await enqueueCancelIdentitySession(tx, cancelled);
  return { status: 204, body: undefined };
});
