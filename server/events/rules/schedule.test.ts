import { HOUR, MINUTE } from '../../kernel/time';
import { LONGEST_PAUSE, nextAttemptAt, PAUSES, readRetryAfter } from './schedule';

describe('the schedule of attempts', () => {
  it('is the ten attempts of the contract, over three days and more', () => {
    const seconds = PAUSES.map((pause) => pause / 1000);
    expect(seconds).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(PAUSES.reduce((sum, pause) => sum + pause)).toBeGreaterThanOrEqual(72 * HOUR);
    expect(nextAttemptAt(10, 0, 0)).toBeNull();
  });

  it('is never early and at most a tenth late', () => {
    expect(nextAttemptAt(1, 1_000, 0)).toBe(6_000);
    expect(nextAttemptAt(1, 1_000, 1)).toBe(6_500);
    expect(nextAttemptAt(9, 0, 0.5)).toBe(24 * HOUR * 1.05);
  });

  it('has one pause that is as long as the longest, and none that is longer', () => {
    const pauses = PAUSES.map((_, at) => nextAttemptAt(at + 1, 0, 1, 1000 * HOUR) as number);
    expect(Math.max(...pauses)).toBe(Math.round(LONGEST_PAUSE));
  });

  it('waits as long as the receiver asks, up to a day', () => {
    expect(nextAttemptAt(1, 0, 0, MINUTE)).toBe(MINUTE);
    expect(nextAttemptAt(2, 0, 0, MINUTE)).toBe(300_000);
    expect(nextAttemptAt(1, 0, 0, 1000 * HOUR)).toBe(24 * HOUR);
  });
});

describe('retry-after', () => {
  const now = Date.parse('2026-03-15T12:00:00Z');
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sun, 15 Mar 2026 12:02:00 GMT', 120_000],
    ['Sun, 15 Mar 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    ['1.5', null],
    ['99999999999', null],
    [undefined, null],
  ])('%s asks for %s milliseconds', (header, wanted) => expect(readRetryAfter(header, now)).toBe(wanted));
});
