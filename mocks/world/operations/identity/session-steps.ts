import { reportCancellation, reportProgress, type SessionStep } from '../../../../server/identity/reports';
import { type IdentitySession, identityMachine, sessionAt } from '../../../../server/identity/rules/session';
import { findIdentitySession } from '../../../../server/identity/store/identity';
import { DomainError } from '../../../../server/kernel/errors';
import { type Call, write } from '../../../../server/platform/http/operation';
import type { Tx } from '../../../../server/platform/store/db';
import type { User } from '../../../../server/users/rules/user';
import { findUser } from '../../../../server/users/store/users';
import { namingLegalSteps } from '../../legal-steps';
import { collectedAt } from './collected';

type IdentityStep = 'advanceIdentitySession' | 'cancelIdentitySessionByProvider';

async function sessionOf(tx: Tx, call: Call<IdentityStep>): Promise<IdentitySession> {
  const session = await findIdentitySession(tx, call.client.id, call.path.session_id);
  if (session === null) throw new DomainError('IDENTITY_SESSION_NOT_FOUND');
  return sessionAt(session, call.now);
}

async function step(operation: IdentityStep, call: Call<IdentityStep>, tx: Tx, run: () => Promise<SessionStep>) {
  const { before, after } = await namingLegalSteps({
    machine: identityMachine,
    operation,
    state: async () => (await sessionOf(tx, call)).status,
    run,
  });
  return {
    status: 200 as const,
    body: { data: { id: after.id, previous_status: before.status, status: after.status } },
  };
}

/** The user and the provider get on with a session, up to an outcome. */
export const advanceIdentitySession = write<'advanceIdentitySession'>(async (call, tx) => {
  const { body, client, now } = call;
  const session = await sessionOf(tx, call);
  const user = (await findUser(tx, client.id, session.userId)) as User;
  const collected = collectedAt(session, body.status, user, body.report, now);
  const report = { clientId: client.id, sessionId: session.id, status: body.status, collected, now };
  return step('advanceIdentitySession', call, tx, () => reportProgress(tx, report));
});

/** The provider calls a session off. */
export const cancelIdentitySessionByProvider = write<'cancelIdentitySessionByProvider'>((call, tx) => {
  const report = { clientId: call.client.id, sessionId: call.path.session_id, now: call.now };
  return step('cancelIdentitySessionByProvider', call, tx, () => reportCancellation(tx, report));
});
