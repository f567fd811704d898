import type { CardTransactionState } from '../../card-processing/rules/transaction';
import { settled } from '../../testing/settlement-records';
import { type Happened, lineOf, stateBefore } from './status';

const END = Date.parse('2026-01-16T00:00:00.000Z');
const BEFORE = END - 1;
const LATER = END + 5_000;
const NOTHING: Happened = { presentedAt: null, purgedAt: null, takenBackAt: null };
const refund = { type: 'REFUND', originalId: 't-0' } as const;

const cases: [string, Parameters<typeof settled>[0], Partial<Happened>, CardTransactionState][] = [
  ['nothing happened after it', { state: 'CLEARED', updatedAt: BEFORE }, {}, 'CLEARED'],
  ['it was presented later', { state: 'CLEARED', updatedAt: LATER }, { presentedAt: LATER }, 'AUTHORIZED'],
  ['it was presented at the very end', { state: 'CLEARED', updatedAt: END }, { presentedAt: END }, 'AUTHORIZED'],
  [
    'it was presented before, and changed again',
    { state: 'CLEARED', updatedAt: LATER },
    { presentedAt: BEFORE },
    'CLEARED',
  ],
  ['it was purged later', { state: 'PURGED', updatedAt: LATER }, { purgedAt: LATER }, 'AUTHORIZED'],
  [
    'it was purged before and presented later',
    { state: 'CLEARED', updatedAt: LATER },
    { purgedAt: BEFORE, presentedAt: LATER },
    'PURGED',
  ],
  ['a refund was released later', { ...refund, state: 'CLEARED', updatedAt: LATER }, { presentedAt: LATER }, 'HELD'],
  ['a refund was taken back later', { ...refund, state: 'REVERSED', updatedAt: LATER }, { takenBackAt: LATER }, 'HELD'],
  [
    'a refund was taken back before',
    { ...refund, state: 'REVERSED', updatedAt: LATER },
    { takenBackAt: BEFORE },
    'REVERSED',
  ],
  [
    'the network had forced a refund',
    { ...refund, forced: true, state: 'CLEARED', updatedAt: LATER },
    { presentedAt: LATER },
    'AUTHORIZED',
  ],
  [
    'a refund follows no transaction',
    { type: 'REFUND', originalId: null, state: 'CLEARED', updatedAt: LATER },
    { presentedAt: LATER },
    'AUTHORIZED',
  ],
  [
    'another transaction than a refund follows one',
    { type: 'PURCHASE', originalId: 't-0', state: 'CLEARED', updatedAt: LATER },
    { presentedAt: LATER },
    'AUTHORIZED',
  ],
  ['nobody had decided it', { state: 'PENDING', updatedAt: LATER }, { presentedAt: BEFORE }, 'PENDING'],
  ['it was rejected in the last moment', { state: 'REJECTED', updatedAt: LATER }, {}, 'REJECTED'],
];

it.each(cases)('of a day, when %s', (_, changes, happened, state) => {
  expect(stateBefore(settled(changes), { ...NOTHING, ...happened }, END)).toBe(state);
});

it.each([
  ['AUTHORIZED', 'APPROVED', 'ONLINE'],
  ['REVERSED', 'APPROVED', 'ONLINE'],
  ['CLEARED', 'APPROVED', 'CLEARING'],
  ['PURGED', 'APPROVED', 'PURGE'],
  ['REJECTED', 'REJECTED', 'ONLINE'],
  ['HELD', 'HELD', 'ONLINE'],
] as const)('%s stands in the file as %s, %s', (state, status, source) => {
  expect(lineOf(settled(), state)).toMatchObject({ status, source });
});

it.each([
  [null, 'HELD'],
  ['REFUND_OF_PURCHASE', 'REFUND_OF_PURCHASE'],
])('of the reason %p the row says %s', (statusDetail, shown) => {
  expect(lineOf(settled({ statusDetail } as never), 'HELD')?.statusDetail).toBe(shown);
});

it('has no row while nobody has decided it', () => {
  expect(lineOf(settled(), 'PENDING')).toBeNull();
});
