import type { IdentitySession } from '../domain/identity/session';
import { ask } from '../ports/ask';
import type { Tx } from '../store/db';
import { enqueueJob } from '../store/jobs';
import type { JobHandler } from './job';

/** Puts the word to the provider that its session is not wanted any more on the list. */
export function enqueueCancelIdentitySession(tx: Tx, session: IdentitySession): Promise<void> {
  const payload = { clientId: session.clientId, sessionId: session.id };
  return enqueueJob(tx, { kind: 'cancel-identity-session', key: session.id, payload, runAt: session.updatedAt });
}

/** Calls a session off at the provider. */
export const cancelIdentitySession: JobHandler = async (job, { ports }) => {
  const { clientId = '', sessionId = '' } = job.payload;
  await ask(() => ports.identityProvider.cancel({ id: sessionId, clientId }));
  return 'done';
};
