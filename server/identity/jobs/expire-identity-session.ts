import { expired, type IdentitySession, isOverdue } from '../domain/identity/session';
import { emitIdentitySessionCompleted } from '../events/identity-session-completed';
import type { Tx } from '../store/db';
import { lockIdentitySession, updateIdentitySession } from '../store/identity';
import { enqueueJob } from '../store/jobs';
import type { JobHandler } from './job';

/** Puts the end of a session's time on the list. */
export function enqueueExpireIdentitySession(tx: Tx, session: IdentitySession): Promise<void> {
  const payload = { clientId: session.clientId, sessionId: session.id };
  return enqueueJob(tx, { kind: 'expire-identity-session', key: session.id, payload, runAt: session.expiresAt });
}

/** Ends a session whose time is over as NOT_VALIDATED, and tells the client. */
export const expireIdentitySession: JobHandler = async (job, { clock }) => {
  const { clientId = '', sessionId = '' } = job.payload;
  await job.step(async (tx) => {
    const session = await lockIdentitySession(tx, clientId, sessionId);
    if (session === null || !isOverdue(session, clock.now())) return;
    const ended = expired(session);
    await updateIdentitySession(tx, ended);
    await emitIdentitySessionCompleted(tx, ended, clock.now());
  });
  return 'done';
};
