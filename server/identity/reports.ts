import { DomainError } from '../kernel/errors';
import type { Tx } from '../platform/store/db';
import { emitIdentitySessionCompleted } from './events';
import type { CollectedData } from './rules/report';
import { advanced, cancelledByProvider, type IdentitySession, type IdentityStatus } from './rules/session';
import { lockIdentitySession, updateIdentitySession } from './store/identity';

/** A session before and after a report. */
export interface SessionStep {
  before: IdentitySession;
  after: IdentitySession;
}

/** The identity provider's report of a session. */
interface ProgressReport {
  clientId: string;
  sessionId: string;
  status: IdentityStatus;
  /** The data that the user gave since the last report. */
  collected: Partial<CollectedData>;
  now: number;
}

/**
 * Processes a report of the status of a session. The client is notified of an outcome.
 * @throws DomainError IDENTITY_SESSION_NOT_FOUND, ILLEGAL_STEP
 */
export async function reportProgress(tx: Tx, report: ProgressReport): Promise<SessionStep> {
  const before = await locked(tx, report);
  const after = advanced(before, report.status, report.collected, report.now);
  await updateIdentitySession(tx, after);
  await emitIdentitySessionCompleted(tx, after, report.now);
  return { before, after };
}

/**
 * Takes the report that the provider has called a session off.
 * @throws DomainError as `reportProgress`
 */
export async function reportCancellation(
  tx: Tx,
  report: Pick<ProgressReport, 'clientId' | 'sessionId' | 'now'>,
): Promise<SessionStep> {
  const before = await locked(tx, report);
  const after = cancelledByProvider(before, report.now);
  await updateIdentitySession(tx, after);
  return { before, after };
}

async function locked(tx: Tx, report: Pick<ProgressReport, 'clientId' | 'sessionId'>): Promise<IdentitySession> {
  const session = await lockIdentitySession(tx, report.clientId, report.sessionId);
  if (session === null) throw new DomainError('IDENTITY_SESSION_NOT_FOUND');
  return session;
}
