import {
  assertOver,
  dayAfter,
  dayBefore,
  dayOf,
  fileName,
  fileNamePattern,
  lastDueDay,
  nextDueAt,
  spanOf,
} from './day';

const at = (text: string) => Date.parse(`${text}Z`);
const PATTERN = 'presentations{yyyy}_{mm}_{dd}.csv';

it('is one of UTC, from its first moment to the first one after it', () => {
  expect(spanOf('2026-02-28')).toEqual({ from: at('2026-02-28T00:00'), until: at('2026-03-01T00:00') });
  expect(dayOf(at('2026-02-28T23:59:59.999'))).toBe('2026-02-28');
  expect(dayOf(at('2026-03-01T00:00'))).toBe('2026-03-01');
  expect([dayBefore('2024-03-01'), dayAfter('2025-12-31')]).toEqual(['2024-02-29', '2026-01-01']);
});

it.each([
  ['2026-01-16T05:59:59.999', '2026-01-14', '2026-01-16T06:00'],
  ['2026-01-16T06:00', '2026-01-15', '2026-01-17T06:00'],
  ['2026-01-16T23:00', '2026-01-15', '2026-01-17T06:00'],
  ['2026-01-01T00:00', '2025-12-30', '2026-01-01T06:00'],
])('at %s the files of %s are due, and the next ones at %s', (now, day, next) => {
  expect(lastDueDay(at(now))).toBe(day);
  expect(nextDueAt(at(now))).toBe(at(next));
});

it('is over with its last millisecond', () => {
  expect(() => assertOver('2026-01-15', at('2026-01-16T00:00'))).not.toThrow();
  expect(() => assertOver('2026-01-15', at('2026-01-15T23:59:59.999'))).toThrow('SETTLEMENT_DAY_NOT_OVER');
});

it('gives a file its name, and only such names match', () => {
  expect(fileName(PATTERN, '2026-01-05')).toBe('presentations2026_01_05.csv');
  const pattern = fileNamePattern(PATTERN);
  expect(pattern.test('presentations2026_01_05.csv')).toBe(true);
  for (const name of [
    'presentations2026_1_05.csv',
    'presentations2026_01_05xcsv',
    'xpresentations2026_01_05.csv',
    '..',
  ]) {
    expect(pattern.test(name)).toBe(false);
  }
});
