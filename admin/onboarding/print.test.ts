import { printed } from './print';

describe('an item of a list', () => {
  it('is one line if it has at most four fields that are known', () => {
    const items = [
      { key: 'k1', status: 'ACTIVE', until: '2026-01-02', signs_from: '2026-01-01', revoked: null },
      { key: 'k2' },
    ];
    expect(printed({ api_keys: items })).toBe(
      'api_keys\n  –       k1 ACTIVE until 2026-01-02 signs from 2026-01-01\n  –       k2\n',
    );
  });

  it('has a line for each of its fields if it has more, or parts', () => {
    const five = { key: 'k1', status: 'ACTIVE', from: 'a', until: 'b', by: 'c' };
    expect(printed({ api_keys: [five] })).toBe(
      'api_keys\n  –\n    key     k1\n    status  ACTIVE\n    from    a\n    until   b\n    by      c\n',
    );
    expect(printed({ programs: [{ limits: { daily: '9.00' } }] })).toBe(
      'programs\n  –\n    limits\n      daily  9.00\n',
    );
  });

  it('is a dash where there is none', () => {
    expect(printed({ api_keys: [], countries: [] })).toBe('api_keys   –\ncountries  –\n');
  });
});
