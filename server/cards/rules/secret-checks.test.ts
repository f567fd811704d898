import { DAY } from '../../kernel/time';
import { cvvFailuresAt, isPinLocked, PIN_ATTEMPTS } from './secret-checks';

it('a PIN is locked from the last attempt that is allowed on', () => {
  expect(PIN_ATTEMPTS).toBe(3);
  expect([0, 1, 2, 3, 4].map(isPinLocked)).toEqual([false, false, false, true, true]);
});

it('wrong security codes count until a day without one has passed', () => {
  expect(cvvFailuresAt({ count: 0, lastAt: null }, 1_000)).toBe(0);
  expect(cvvFailuresAt({ count: 5, lastAt: 1_000 }, 1_000 + DAY - 1)).toBe(5);
  expect(cvvFailuresAt({ count: 5, lastAt: 1_000 }, 1_000 + DAY)).toBe(0);
});
