import { randomInt } from 'node:crypto';
import { isLuhnValid, luhnDigit, newCvv, newPan } from './pan';

describe('card numbers', () => {
  // Published test numbers of card networks.
  it.each(['4111111111111111', '5555555555554444', '378282246310005', '9999990000000014'])(
    '%s passes the check',
    (pan) => expect(isLuhnValid(pan)).toBe(true),
  );
  it.each(['4111111111111112', '5555555555554445', '1', '', '41111111x1111111'])('%s does not', (pan) =>
    expect(isLuhnValid(pan)).toBe(false),
  );

  it('finds the check digit', () => expect(luhnDigit('7992739871')).toBe('3'));

  it('are drawn from their range, valid and never twice in a row', () => {
    const drawn = Array.from({ length: 1_000 }, () => newPan('99991101', randomInt));
    for (const pan of drawn) {
      expect(pan).toMatch(/^99991101[0-9]{8}$/);
      expect(isLuhnValid(pan)).toBe(true);
    }
    expect(new Set(drawn).size).toBeGreaterThan(990);
  });
});

it('security codes have three digits and differ', () => {
  const drawn = Array.from({ length: 200 }, () => newCvv(randomInt));
  for (const cvv of drawn) expect(cvv).toMatch(/^[0-9]{3}$/);
  expect(new Set(drawn).size).toBeGreaterThan(50);
});
