import { lifecycles } from '../../../generated/lifecycles';
import { DomainError } from '../../kernel/errors';
import { type Machine, transitionFor } from '../../kernel/lifecycle';
import { DAY } from '../../kernel/time';
import type { IdentitySession, IdentityStatus, IdentityStep, StepName, StepStatus } from '../store/tables';
import { type CollectedData, merged, nothingCollected } from './report';

export type { IdentitySession, IdentityStatus, IdentityStep, StepName, StepStatus } from '../store/tables';

export const identityMachine = lifecycles['identity-session'] as Machine;
const STEPS: readonly StepName[] = ['PERSON_DATA', 'ADDRESS', 'DOCUMENT', 'SELFIE'];
/** The order in which the provider walks a session on; the outcomes share the last place. */
const STEP_ORDER: readonly IdentityStatus[] = ['CREATED', 'IN_PROGRESS', 'PROCESSING'];
/** An open session ends automatically when it expires. */
export const SESSION_EXPIRY = { open: STEP_ORDER, ended: 'NOT_VALIDATED' } as const;
const OUTCOMES: readonly IdentityStatus[] = ['VALIDATED', 'NOT_VALIDATED', 'REJECTED'];

/** Milliseconds that a user has. */
export const SESSION_LIFETIME = DAY;

/** A new session, CREATED. */
export function newSession(
  input: { userId: string; country: string; url: string; expiresAt: number },
  own: { id: string; clientId: string; now: number },
): IdentitySession {
  return {
    id: own.id,
    clientId: own.clientId,
    userId: input.userId,
    status: 'CREATED',
    country: input.country,
    url: input.url,
    steps: STEPS.map((name) => ({ name, status: 'PENDING', updatedAt: own.now })),
    collected: nothingCollected,
    createdAt: own.now,
    updatedAt: own.now,
    expiresAt: input.expiresAt,
  };
}

/** Decides whether a status is one of the three outcomes, of which the client is notified and there is a report. */
export function isOutcome(status: IdentityStatus): status is 'VALIDATED' | 'NOT_VALIDATED' | 'REJECTED' {
  return OUTCOMES.includes(status);
}

/** Decides whether the time of a session is over although nothing has ended it yet. */
export function isOverdue(session: IdentitySession, now: number): boolean {
  return STEP_ORDER.includes(session.status) && now >= session.expiresAt;
}

/** The session after its time is over: NOT_VALIDATED, whatever its user did or did not do. */
export function expired(session: IdentitySession): IdentitySession {
  return { ...session, status: 'NOT_VALIDATED', updatedAt: session.expiresAt };
}

/** The session as it is at a moment: it has expired once its time is over, even before that is written down. */
export function sessionAt(session: IdentitySession, now: number): IdentitySession {
  return isOverdue(session, now) ? expired(session) : session;
}

/**
 * The session after its client has cancelled it.
 * @throws DomainError IDENTITY_SESSION_NOT_CANCELLABLE
 */
export function cancelledByClient(session: IdentitySession, now: number): IdentitySession {
  return moved(session, 'cancelIdentitySession', 'CANCELLED', now);
}

/**
 * The session after the provider has cancelled it.
 * @throws DomainError ILLEGAL_STEP
 */
export function cancelledByProvider(session: IdentitySession, now: number): IdentitySession {
  return moved(session, 'identity-cancelled', 'CANCELLED', now);
}

/**
 * The session after a report of the provider. It also takes the steps in between. Collected data is added to the known
 * data; from PROCESSING on, all requested data is present.
 * @throws DomainError ILLEGAL_STEP
 */
export function advanced(
  session: IdentitySession,
  to: IdentityStatus,
  collected: Partial<CollectedData>,
  now: number,
): IdentitySession {
  const way = isOutcome(to) ? [...STEP_ORDER, to] : STEP_ORDER;
  const [from, target] = [way.indexOf(session.status), way.indexOf(to)];
  const ahead = from >= 0 && target > from ? way.slice(from + 1, target + 1) : [to];
  let next = session;
  for (const status of ahead) next = moved(next, 'identity-moved', status, now);
  return { ...next, collected: merged(session.collected, collected) };
}

function moved(session: IdentitySession, cause: string, to: IdentityStatus, now: number): IdentitySession {
  const { status } = sessionAt(session, now);
  const transition = transitionFor(identityMachine, { cause, from: status, to });
  return {
    ...session,
    status: transition.to as IdentityStatus,
    steps: stepsAt(session.steps, to, now),
    updatedAt: now,
  };
}

function stepsAt(steps: readonly IdentityStep[], status: IdentityStatus, now: number): IdentityStep[] {
  const set = (names: readonly StepName[], to: StepStatus) =>
    steps.map((step) =>
      names.includes(step.name) && step.status !== to ? { ...step, status: to, updatedAt: now } : step,
    );
  if (status === 'PROCESSING') return set(STEPS, 'COMPLETED');
  if (status === 'REJECTED') return set(['DOCUMENT'], 'FAILED');
  if (status === 'NOT_VALIDATED') return set(['SELFIE'], 'FAILED');
  return [...steps];
}

/** @throws DomainError IDENTITY_REPORT_NOT_READY unless the session has an outcome */
export function assertReportReady(session: IdentitySession): void {
  const { status } = session;
  const detail = `the session is ${status}`;
  if (!isOutcome(status)) {
    throw new DomainError('IDENTITY_REPORT_NOT_READY', [{ code: 'state', detail, location: 'path', pointer: 'uuid' }]);
  }
}
