import { validate, version } from 'uuid';
import { newId } from './ids';

const MANY = 20_000;

describe('ids', () => {
  const ids = Array.from({ length: MANY }, newId);

  it('are UUIDs of version 7, no two alike', () => {
    for (const id of ids) if (!validate(id) || version(id) !== 7) throw new Error(id);
    expect(new Set(ids).size).toBe(MANY);
  });

  it('sort in the order they were made, those of one millisecond too', () => {
    expect([...ids].sort()).toEqual(ids);
  });

  it('keep their order when the clock goes back', () => {
    const now = jest.spyOn(Date, 'now');
    try {
      const base = Date.now();
      const moments = [base + 10_000, base + 10_000, base + 9_000, base + 10_001];
      const made = moments.map((moment) => {
        now.mockReturnValue(moment);
        return newId();
      });
      expect([...made].sort()).toEqual(made);
    } finally {
      now.mockRestore();
    }
  });

  it('carry the moment they were made at', () => {
    const before = Date.now();
    const later = newId();
    expect(Number.parseInt(later.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(before);
  });
});
