import { formatAmount, parseAmount, parseNumber, toNumber } from './money';

describe('amounts', () => {
  it.each([
    ['0', 0n],
    ['0.5', 50n],
    ['10.00', 1000n],
    ['999999999999999.99', 99999999999999999n],
  ])('reads %s', (text, minor) => expect(parseAmount(text)).toBe(minor));

  it.each(['', '-1', '+1', '1e3', '1.234', '01', '.5', '1.', ' 1', '1 ', '٣', '1000000000000000', 'NaN'])(
    'does not read %p',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [123456n, '1234.56'],
  ])('writes %s', (minor, text) => expect(formatAmount(minor)).toBe(text));

  it('reads and writes JSON numbers exactly', () => {
    expect(parseNumber(0.1)).toBe(10n);
    expect(parseNumber(1.005)).toBeNull();
    expect(parseNumber(1e21)).toBeNull();
    expect(parseNumber(-1)).toBeNull();
    expect(toNumber(123456n)).toBe(1234.56);
  });
});
