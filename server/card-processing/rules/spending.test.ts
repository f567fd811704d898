import { dayOf, firstOfMonth } from '../../ledger/rules/periods';
import { soundFacts } from '../../testing/card-transaction-records';
import { needsSpent, periodStarts } from './spending';

const at = (text: string) => Date.parse(text);

it.each([
  ['2026-03-17T14:05:06.789Z', '2026-03-17', '2026-03-01'],
  ['2028-02-29T23:59:59.999Z', '2028-02-29', '2028-02-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12-31', '2026-12-01'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', '2027-01-01'],
])('limits of cards count from midnight, and from the first of the month, of UTC: %s', (now, day, month) => {
  expect(periodStarts(at(now))).toEqual({ day: at(`${day}T00:00:00Z`), month: at(`${month}T00:00:00Z`) });
});

it('limits of cards and of accounts change periods at the same moments', () => {
  const midnight = at('2026-07-01T00:00:00Z');
  for (const now of [midnight - 1, midnight, midnight + 1]) {
    const { day, month } = periodStarts(now);
    expect([dayOf(day), dayOf(month)]).toEqual([dayOf(now), firstOfMonth(dayOf(now))]);
  }
});

it('what was spent is read where a limit of its use is one of a day or a month', () => {
  const { limits } = soundFacts().group as { limits: NonNullable<Parameters<typeof needsSpent>[0]>['limits'] };
  const limited = (changes: object) => ({ limits: { ...limits, purchases: { ...limits.purchases, ...changes } } });
  expect(needsSpent(limited({ daily: '1' }), 'purchases')).toBe(true);
  expect(needsSpent(limited({ monthly: '1' }), 'purchases')).toBe(true);
  expect(needsSpent(limited({ perTransaction: '1' }), 'purchases')).toBe(false);
  expect(needsSpent(limited({ daily: '1' }), 'withdrawal')).toBe(false);
  expect(needsSpent(limited({ daily: '1' }), null)).toBe(false);
  expect(needsSpent(null, 'purchases')).toBe(false);
});
