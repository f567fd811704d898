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

  it.each(['short', 'has space', 'ñandú.azul', 'a'.repeat(21), 'under_score'])('refuses the alias %p', (alias) => {
    expect(isAlias(alias)).toBe(false);
  });
});
