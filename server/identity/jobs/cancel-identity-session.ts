import { ask } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { findUser } from '../../users/store/users';
import type { IdentitySession } from '../rules/session';
import { findIdentitySession } from '../store/identity';

/** Puts the word to the provider that its session is not wanted any more on the list. */
export function enqueueCancelIdentitySession(tx: Tx, session: IdentitySession): Promise<void> {
  const payload = { clientId: session.clientId, sessionId: session.id };
  return enqueueJob(tx, { kind: 'cancel-identity-session', key: session.id, payload, runAt: session.updatedAt });
}

/** Calls a session off at the provider that has it. */
export const cancelIdentitySession: JobHandler<Services & WithPorts> = async (job, { ports, db }) => {
  const { clientId = '', sessionId = '' } = job.payload;
  const session = await findIdentitySession(db, clientId, sessionId);
  if (session === null) return 'done';
  const country = session.country ?? (await findUser(db, clientId, session.userId))?.operationCountry;
  if (country === undefined) return 'done';
  await ask(() => ports.identityProvider.cancel({ id: sessionId, clientId, country }));
  return 'done';
};
