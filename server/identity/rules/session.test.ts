import { refusalCode } from '../../testing/refusal';
import { nothingCollected } from './report';
import {
  advanced,
  assertReportReady,
  cancelledByClient,
  cancelledByProvider,
  type IdentitySession,
  type IdentityStatus,
  isOverdue,
  newSession,
  SESSION_LIFETIME,
  sessionAt,
} from './session';

const NOW = Date.parse('2026-03-15T12:00:00Z');
const EXPIRY = NOW + SESSION_LIFETIME;

const created = newSession(
  { userId: 'u', country: 'ARG', url: 'https://x.example/s', expiresAt: EXPIRY },
  { id: 's', clientId: 'c', now: NOW },
);
const at = (status: IdentityStatus): IdentitySession => ({ ...created, status });
const to = (session: IdentitySession, status: IdentityStatus, now = NOW + 1) => advanced(session, status, {}, now);

const statuses = (session: IdentitySession) => session.steps.map(({ status }) => status);

describe('a session that gets on', () => {
  it.each(['IN_PROGRESS', 'PROCESSING', 'VALIDATED', 'NOT_VALIDATED', 'REJECTED'] as const)(
    'gets from CREATED to %s, by the steps between',
    (status) => expect(to(created, status).status).toBe(status),
  );

  it('has its steps done when everything is given, and failed where the outcome is bad', () => {
    expect(statuses(to(created, 'IN_PROGRESS'))).toEqual(['PENDING', 'PENDING', 'PENDING', 'PENDING']);
    expect(statuses(to(created, 'VALIDATED'))).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']);
    expect(statuses(to(created, 'NOT_VALIDATED'))).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED', 'FAILED']);
    expect(statuses(to(created, 'REJECTED'))).toEqual(['COMPLETED', 'COMPLETED', 'FAILED', 'COMPLETED']);
  });

  it('goes neither back nor on from its end', () => {
    expect(refusalCode(() => to(at('PROCESSING'), 'IN_PROGRESS'))).toBe('ILLEGAL_STEP');
    expect(refusalCode(() => to(at('IN_PROGRESS'), 'IN_PROGRESS'))).toBe('ILLEGAL_STEP');
    for (const end of ['VALIDATED', 'NOT_VALIDATED', 'REJECTED', 'CANCELLED'] as const) {
      for (const status of ['IN_PROGRESS', 'PROCESSING', 'VALIDATED', 'REJECTED'] as const) {
        expect([end, status, refusalCode(() => to(at(end), status))]).toEqual([end, status, 'ILLEGAL_STEP']);
      }
    }
  });

  it('keeps what was given before', () => {
    const ana = { ...nothingCollected.personData, name: 'Ana' };
    const begun = advanced(created, 'IN_PROGRESS', { personData: ana }, NOW);
    const suarez = { ...nothingCollected.personData, surname: 'Suárez' };
    const { personData } = advanced(begun, 'PROCESSING', { personData: suarez }, NOW).collected;
    expect([personData.name, personData.surname]).toEqual(['Ana', 'Suárez']);
  });
});

describe('a session that is called off', () => {
  it.each(['CREATED', 'IN_PROGRESS'] as const)('can be %s', (status) => {
    expect(cancelledByClient(at(status), NOW).status).toBe('CANCELLED');
    expect(cancelledByProvider(at(status), NOW).status).toBe('CANCELLED');
  });

  it.each(['PROCESSING', 'VALIDATED', 'NOT_VALIDATED', 'REJECTED', 'CANCELLED'] as const)('can not be %s', (status) => {
    expect(refusalCode(() => cancelledByClient(at(status), NOW))).toBe('IDENTITY_SESSION_NOT_CANCELLABLE');
    expect(refusalCode(() => cancelledByProvider(at(status), NOW))).toBe('ILLEGAL_STEP');
  });
});

describe('a session whose day is over', () => {
  it.each(['CREATED', 'IN_PROGRESS', 'PROCESSING'] as const)('is NOT_VALIDATED after %s', (status) => {
    expect(sessionAt(at(status), EXPIRY - 1).status).toBe(status);
    expect(sessionAt(at(status), EXPIRY)).toMatchObject({ status: 'NOT_VALIDATED', updatedAt: EXPIRY });
    expect(refusalCode(() => to(at(status), 'VALIDATED', EXPIRY))).toBe('ILLEGAL_STEP');
    expect(refusalCode(() => cancelledByClient(at(status), EXPIRY))).toBe('IDENTITY_SESSION_NOT_CANCELLABLE');
  });

  it('stays what it was when it had ended before', () => {
    for (const status of ['VALIDATED', 'REJECTED', 'CANCELLED'] as const) {
      expect(isOverdue(at(status), EXPIRY)).toBe(false);
      expect(sessionAt(at(status), EXPIRY).status).toBe(status);
    }
  });
});

it('has a report with its outcome, and not before', () => {
  for (const status of ['VALIDATED', 'NOT_VALIDATED', 'REJECTED'] as const) {
    expect(refusalCode(() => assertReportReady(at(status)))).toBeNull();
  }
  for (const status of ['CREATED', 'IN_PROGRESS', 'PROCESSING', 'CANCELLED'] as const) {
    expect(refusalCode(() => assertReportReady(at(status)))).toBe('IDENTITY_REPORT_NOT_READY');
  }
});
