import { cpf, cuil, dni } from './documents';

describe('documents of people', () => {
  it('are never the same twice', () => {
    expect(new Set(Array.from({ length: 100 }, dni)).size).toBe(100);
    expect(new Set(Array.from({ length: 100 }, cpf)).size).toBe(100);
  });

  it('have the right length', () => {
    expect(dni()).toMatch(/^\d{8}$/);
    expect(cpf()).toMatch(/^\d{11}$/);
    expect(cuil()).toMatch(/^(20|23|27)\d{9}$/);
  });

  it('carry the check digit of a known number', () => {
    // The usual textbook example of a CUIL.
    expect(cuil('12345678')).toBe('20123456786');
  });

  it('always find a prefix that gives a check digit', () => {
    for (let document = 30_000_000; document < 30_000_100; document += 1) {
      expect(cuil(String(document))).toMatch(/^\d{11}$/);
    }
  });
});
