import { dayOf, firstOfMonth } from '../../ledger/rules/periods';
import { periodStarts } from './spending';

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
