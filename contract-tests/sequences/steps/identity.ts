import fc from 'fast-check';
import { leadsTo, refusalOf } from '../lifecycles';
import { type IdentitySession, type IdentityStatus, type Model, pick, type User } from '../model';
import { same } from '../session';
import { kind, reference } from './step';

/** Sessions in which users prove who they are, and the outcomes that the client receives. */

/** The states that the client is notified of, and reads the report of. */
const OUTCOMES: readonly IdentityStatus[] = ['VALIDATED', 'NOT_VALIDATED', 'REJECTED'];

export const openSession = kind<{ user: number }>({
  weight: 6,
  fields: { user: reference() },
  possible: ({ users }) => users.length > 0,
  run: async (model, session, step) => {
    const user = pick(model.users, step.user) as User;
    const { data } = await session.must('createIdentitySession', { body: { user_id: user.id } });
    same('a new identity session', [data.user_id, data.status], [user.id, 'CREATED']);
    model.identitySessions.push({ id: data.id, user, status: 'CREATED', at: model.now });
  },
});

const TARGETS = ['IN_PROGRESS', 'PROCESSING', 'VALIDATED', 'NOT_VALIDATED', 'REJECTED'] as const;
type Target = (typeof TARGETS)[number];

const sessionAt = ({ identitySessions }: Model, at: number): IdentitySession =>
  pick(identitySessions, at) as IdentitySession;

/** The user and the provider get on with a session, by several steps at once if they are before the target. */
export const moveSession = kind<{ session: number; to: Target }>({
  weight: 8,
  fields: { session: fc.nat(5), to: fc.constantFrom<Target>('IN_PROGRESS', 'PROCESSING', ...TARGETS) },
  possible: ({ identitySessions }) => identitySessions.length > 0,
  run: async (model, session, step) => {
    const moved = sessionAt(model, step.session);
    const { id, status } = moved;
    const refusal = leadsTo('identity-session', status, 'identity-moved', step.to) ? null : 'ILLEGAL_STEP';
    const request = { path: { session_id: id }, body: { status: step.to } };
    const { data } = await session.expect('advanceIdentitySession', request, refusal);
    if (refusal !== null) return;
    same('the steps of an identity session', [data.previous_status, data.status], [status, step.to]);
    moved.status = step.to;
  },
});

const CANCELLERS = {
  client: { operation: 'cancelIdentitySession', by: 'cancelIdentitySession', name: 'uuid' },
  provider: { operation: 'cancelIdentitySessionByProvider', by: 'identity-cancelled', name: 'session_id' },
} as const;
type Canceller = keyof typeof CANCELLERS;

export const cancelSession = kind<{ session: number; canceller: Canceller }>({
  weight: 3,
  fields: { session: fc.nat(5), canceller: fc.constantFrom<Canceller>('client', 'provider') },
  possible: ({ identitySessions }) => identitySessions.length > 0,
  run: async (model, session, step) => {
    const cancelled = sessionAt(model, step.session);
    const { operation, by, name } = CANCELLERS[step.canceller];
    const refusal = refusalOf('identity-session', cancelled.status, by);
    await session.expect(operation, { path: { [name]: cancelled.id } }, refusal);
    if (refusal === null) cancelled.status = 'CANCELLED';
  },
});

export const readReport = kind<{ session: number }>({
  weight: 3,
  fields: { session: fc.nat(5) },
  possible: ({ identitySessions }) => identitySessions.length > 0,
  run: async (model, session, step) => {
    const { id, status } = sessionAt(model, step.session);
    const refusal = OUTCOMES.includes(status) ? null : 'IDENTITY_REPORT_NOT_READY';
    const { data } = await session.expect('getIdentityReport', { path: { uuid: id } }, refusal);
    if (refusal === null) same('the outcome in a report', data.status, status);
  },
});
