import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { emitIdentitySessionCompleted } from '../events';
import { expired, type IdentitySession, isOverdue } from '../rules/session';
import { lockIdentitySession, updateIdentitySession } from '../store/identity';

/** Puts the end of a session's time on the list. */
export function enqueueExpireIdentitySession(tx: Tx, session: IdentitySession): Promise<void> {
  const payload = { clientId: session.clientId, sessionId: session.id };
  return enqueueJob(tx, { kind: 'expire-identity-session', key: session.id, payload, runAt: session.expiresAt });
}

/** Ends an expired session as NOT_VALIDATED, and notifies the client. */
export const expireIdentitySession: JobHandler<Services> = async (job, { clock }) => {
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
