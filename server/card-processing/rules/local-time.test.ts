import { localDateTime } from './local-time';

it.each([
  ['ARG', '2026-03-14T23:30:00'],
  ['CRI', '2026-03-14T20:30:00'],
  ['JPN', '2026-03-15T11:30:00'],
  ['PRT', '2026-03-15T02:30:00'],
  ['TUV', '2026-03-15T02:30:00'],
])('a terminal in %s prints the time of its country, and UTC where that is not known', (country, local) => {
  expect(localDateTime(country, Date.UTC(2026, 2, 15, 2, 30))).toBe(local);
});

it('makes the format of a time zone once, since that takes long', () => {
  const Format = Intl.DateTimeFormat;
  const zones: unknown[] = [];
  const making = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((locale, options) => {
    zones.push(options?.timeZone);
    return new Format(locale, options);
  });
  try {
    const times = ['PER', 'CHL', 'PER', 'CHL', 'XXX'].map((country) =>
      localDateTime(country, Date.UTC(2026, 6, 1, 12)),
    );
    expect(times.map((time) => time.slice(11, 13))).toEqual(['07', '08', '07', '08', '12']);
    expect(zones).toEqual([...new Set(zones)]);
    expect(zones).toContain('America/Lima');
  } finally {
    making.mockRestore();
  }
});
