import { attemptResult } from './attempt';
import type { CallOutcome } from './call-outcome';

const APPROVED = { status: 'APPROVED', status_detail: 'APPROVED' } as const;
const reply = (status: number, changes: object = {}): CallOutcome => ({
  kind: 'reply',
  status,
  signed: true,
  decision: null,
  problem: null,
  ...changes,
});

describe('an attempt to ask a client is listed', () => {
  it.each<[string, CallOutcome, string, number | null]>([
    ['without an answer in time', { kind: 'late' }, 'TIMEOUT', null],
    ['without a connection', { kind: 'unreached' }, 'UNREACHABLE', null],
    ['with a connection that broke', { kind: 'broken' }, 'UNREACHABLE', null],
    ['to an address that may not be called', { kind: 'forbidden' }, 'NOT_ALLOWED', null],
    ['with an answer without end', { kind: 'endless' }, 'TOO_LARGE', null],
    ['with a decision', reply(200, { decision: APPROVED }), 'DELIVERED', 200],
    ['with a contradiction', reply(200, { decision: { ...APPROVED, status_detail: 'OTHER' } }), 'INVALID_REPLY', 200],
    ['without a decision', reply(200), 'INVALID_REPLY', 200],
    ['with a decision and another success', reply(201, { decision: APPROVED }), 'DELIVERED', 201],
    ['with another success alone', reply(201), 'INVALID_REPLY', 201],
    ['with a redirect', reply(302), 'REDIRECTED', 302],
    ['while the client still decides', reply(425), 'REFUSED', 425],
  ])('%s', (_, callOutcome, outcome, status) => {
    expect(attemptResult(callOutcome)).toMatchObject({ outcome, status });
  });

  it('with the problem of its reply', () => {
    expect(attemptResult(reply(200, { problem: 'the reply is not JSON' })).problem).toBe('the reply is not JSON');
  });
});
