import { fullFormats } from 'ajv-formats/dist/formats';

interface Format {
  validate(text: string): boolean;
}

const emitted = require('../../generated/validators/formats.cjs') as Record<'date' | 'date-time', Format>;
const library = fullFormats as unknown as typeof emitted;

const DAYS = [
  '2026-01-15',
  '2026-02-28',
  '2026-02-29',
  '2028-02-29',
  '2026-04-31',
  '2026-12-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
];
const TIMES = [
  '12:00:00',
  '00:00:00',
  '23:59:59',
  '24:00:00',
  '12:60:00',
  '23:59:60',
  '12:00:60',
  '12:00:00.123',
  '12:00:00.',
  '1:00:00',
];
const ZONES = ['Z', 'z', '+03:00', '-00:00', '+24:00', ''];

it('knows moments as AJV does', () => {
  const moments = DAYS.flatMap((day) =>
    TIMES.flatMap((time) =>
      ZONES.flatMap((zone) => ['T', 't', ' '].map((between) => `${day}${between}${time}${zone}`)),
    ),
  );
  const judged = (formats: typeof emitted) => moments.filter((moment) => formats['date-time'].validate(moment));
  expect(judged(emitted)).toEqual(judged(library));
  expect(judged(library)).toContain('2026-01-15T12:00:00Z');
  for (const text of ['', '2026-01-15T12:00:00Z\n', 'x2026-01-15T12:00:00Z'])
    expect(emitted['date-time'].validate(text)).toBe(false);
});

it('knows days as AJV does', () => {
  const days = [...DAYS, ...DAYS.flatMap((day) => [`${day}\n`, ` ${day}`, day.replaceAll('-', '')]), '26-01-15', ''];
  const judged = (formats: typeof emitted) => days.filter((day) => formats.date.validate(day));
  expect(judged(emitted)).toEqual(judged(library));
  expect(judged(library)).toEqual(['2026-01-15', '2026-02-28', '2028-02-29', '2026-12-31']);
});

/** The days of a month and a few that no month has. */
const DAYS_OF_MONTH = Array.from({ length: 34 }, (_, day) => String(day).padStart(2, '0'));
const MONTHS = Array.from({ length: 14 }, (_, month) => String(month).padStart(2, '0'));
const daysOf = (year: number) => MONTHS.flatMap((month) => DAYS_OF_MONTH.map((day) => `${year}-${month}-${day}`));

it.each([2026, 2028])('knows each day of %d as AJV does', (year) => {
  const days = daysOf(year);
  const judged = (formats: typeof emitted) => days.filter((day) => formats.date.validate(day));
  expect(judged(emitted)).toEqual(judged(library));
  expect(judged(library)).toHaveLength(year === 2028 ? 366 : 365);
});

it('leaves no day of a year to AJV but 29 February', () => {
  const days = daysOf(2028).filter((day) => library.date.validate(day));
  const ofDays = jest.spyOn(library.date, 'validate');
  const ofMoments = jest.spyOn(library['date-time'], 'validate');
  for (const day of days) {
    emitted.date.validate(day);
    emitted['date-time'].validate(`${day}T12:00:00.000Z`);
  }
  expect(ofDays.mock.calls).toEqual([['2028-02-29']]);
  expect(ofMoments.mock.calls).toEqual([['2028-02-29T12:00:00.000Z']]);
});
