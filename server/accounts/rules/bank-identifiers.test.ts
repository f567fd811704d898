import { randomInt } from 'node:crypto';
import { isAlias, isCbu, isCvu, newAlias, newCashAlias, newClabe, newCvu } from './bank-identifiers';

describe('bank identifiers', () => {
  it('accepts a known CBU and refuses it with any digit changed', () => {
    const cbu = '2850590940090418135201';
    expect(isCbu(cbu)).toBe(true);
    for (let i = 0; i < cbu.length; i += 1) {
      const changed = cbu.slice(0, i) + ((Number(cbu[i]) + 1) % 10) + cbu.slice(i + 1);
      expect([i, isCbu(changed)]).toEqual([i, false]);
    }
    expect(isCvu(cbu)).toBe(false);
  });

  it.each(['646180157000000004', '646180000000000009'])('makes the known CLABE %s of its digits', (clabe) => {
    const digits = [...clabe.slice(6, 17)].map(Number);
    expect(newClabe(() => digits.shift() ?? 0)).toBe(clabe);
  });

  it('makes identifiers that hold', () => {
    for (let i = 0; i < 200; i += 1) {
      expect(isCvu(newCvu(randomInt))).toBe(true);
      expect(isAlias(newAlias(randomInt))).toBe(true);
      expect(newCashAlias(randomInt)).toMatch(/^[A-Z2-9]{6}$/);
    }
  });

  it('makes aliases of two words and six digits, none too long', () => {
    const made = new Set<string>();
    // Each word twice, the longest of all included.
    for (let at = 0; at < 100; at += 1) made.add(newAlias((below) => Math.min(at, below - 1)));
    for (const alias of made) {
      expect(alias).toMatch(/^([a-z]+)\.\1\.[0-9]{6}$/);
      expect(isAlias(alias)).toBe(true);
    }
    expect([...made].slice(0, 2)).toEqual(['agua.agua.000000', 'alba.alba.111111']);
  });

  it.each(['short', 'has space', 'ñandú.azul', 'a'.repeat(21), 'under_score'])('refuses the alias %p', (alias) => {
    expect(isAlias(alias)).toBe(false);
  });
});
