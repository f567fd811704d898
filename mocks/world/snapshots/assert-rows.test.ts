import { assertRows } from './assert-rows';

type Value = string | number | null;

/** Checks a table with one row, or with the same row several times. */
function check(name: string, row: Record<string, Value>, times = 1, others = 0): () => void {
  const rows = Array.from({ length: times }, () => Object.values(row));
  return () => assertRows({ name, columns: Object.keys(row), rows }, others);
}

const CARD = { bin: '99991101', last_four: '4242' };
const EVENT = {
  receiver: 'client-1/activities',
  kind: 'ACTIVITY_CREATED',
  state: 'DEAD',
  next_attempt_at: null,
  claimed_by: null,
  payload: '{}',
};
const FAULT = { target: 'OPERATION', remaining: 1 };

it.each<[string, string, Record<string, Value>, number]>([
  ['a card', 'cards', CARD, 1],
  ['an event that was given up', 'outbox', EVENT, 1],
  ['an event that was delivered', 'outbox', { ...EVENT, state: 'DELIVERED' }, 1],
  [
    'a decision on a card transaction',
    'outbox',
    { ...EVENT, receiver: 'client-1/transactions', kind: 'CARD_AUTHORIZATION' },
    1,
  ],
  ['as many jobs as a client can have', 'jobs', { kind: 'make-batch' }, 10_000],
  ['a job of the client', 'jobs', { kind: 'make-batch' }, 1],
  ['as many faults as a client can have', 'faults', FAULT, 100],
  ['any number of faults that are used up', 'faults', { ...FAULT, remaining: 0 }, 101],
  ['a table without a condition', 'users', { id: 'x' }, 1],
])('allows %s', (_, name, row, times) => {
  expect(check(name, row, times)).not.toThrow();
});

it.each<[string, string, Record<string, Value>]>([
  ['a range that is not digits', 'affinity_groups', { bin: '9999110x' }],
  ['a card in a range that is not digits', 'cards', { ...CARD, bin: 'x'.repeat(8) }],
  ['a card with a long end', 'cards', { ...CARD, last_four: '42424' }],
  ['a card with an end that is not digits', 'cards', { ...CARD, last_four: 42 }],
  ['a recurring job', 'jobs', { kind: 'drop-old-rows' }],
  ['the settlement of a day', 'jobs', { kind: 'settle-day' }],
  ['the filling of totals', 'jobs', { kind: 'add-missing-totals' }],
  ['an event for another channel', 'outbox', { ...EVENT, receiver: 'client-1/cards' }],
  ['an event for a longer address', 'outbox', { ...EVENT, receiver: 'client-1/activities/x' }],
  ['an event of an unknown kind', 'outbox', { ...EVENT, kind: 'NOTHING' }],
  ['an event that is due', 'outbox', { ...EVENT, state: 'PENDING' }],
  ['an event with a next attempt', 'outbox', { ...EVENT, next_attempt_at: 1 }],
  ['an event that a process has claimed', 'outbox', { ...EVENT, claimed_by: 'x' }],
  ['an event with a list', 'outbox', { ...EVENT, payload: '[]' }],
  ['an event with a null', 'outbox', { ...EVENT, payload: 'null' }],
  ['an event with no JSON', 'outbox', { ...EVENT, payload: '{' }],
  ['a PIX key that somebody chose', 'pix_keys', { key: 'ana@example.com' }],
])('refuses %s', (_, name, row) => {
  expect(check(name, row)).toThrow();
});

it.each(['OPERATION', 'DELIVERY'])('refuses more faults of the target %s than a client can have', (target) => {
  expect(check('faults', { ...FAULT, target }, 101)).toThrow(`a client can have at most 100 faults for ${target}`);
});

it('refuses more jobs than a client can have', () => {
  expect(check('jobs', { kind: 'make-batch' }, 10_001)).toThrow('a client with these rows can have at most 10000 jobs');
});

it('takes the jobs of a client with many intents, transfers and sessions, and no more', () => {
  const jobs = (count: number) => check('jobs', { kind: 'follow-transfer' }, count, 5_000);
  expect(jobs(15_000)).not.toThrow();
  expect(jobs(15_001)).toThrow('a client with these rows can have at most 15000 jobs');
});

it('refuses more ranges than a client can use', () => {
  const of = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => [String(10_000_000 + at)]);
    return () => assertRows({ name: 'affinity_groups', columns: ['bin'], rows }, 0);
  };
  expect(of(100)).not.toThrow();
  expect(of(101)).toThrow('a client can use at most 100 ranges of card numbers');
});
