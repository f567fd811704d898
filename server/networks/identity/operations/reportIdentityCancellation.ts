import { reportCancellation } from '../../../identity/reports';
import { lockIdentitySession } from '../../../identity/store/identity';
import { write } from '../../../platform/http/operation';
import { ownerOf, reporting } from '../../reported';

/** The identity provider has called a session off. The same word again changes nothing. */
export const reportIdentityCancellation = write<'reportIdentityCancellation'>(async (call, tx) => {
  const { session_id: sessionId } = call.path;
  const clientId = await ownerOf(tx, reporting(call), {
    table: 'identity_sessions',
    id: sessionId,
    missing: 'IDENTITY_SESSION_NOT_FOUND',
  });
  const present = await lockIdentitySession(tx, clientId, sessionId);
  const isOver = present?.status === 'CANCELLED';
  if (!isOver) await reportCancellation(tx, { clientId, sessionId, now: call.now });
  return { status: 200, body: { data: { id: sessionId, status: 'CANCELLED' } } };
});
