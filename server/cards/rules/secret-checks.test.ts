import { DAY } from '../../kernel/time';
import { CVV_ATTEMPTS, cvvFailuresAt, isCounted, isPinLocked, PIN_ATTEMPTS, withCounted } from './secret-checks';

it('a PIN is locked from the last attempt that is allowed on', () => {
  expect(PIN_ATTEMPTS).toBe(3);
  expect([0, 1, 2, 3, 4].map(isPinLocked)).toEqual([false, false, false, true, true]);
});

it('wrong security codes count until a day without one has passed', () => {
  expect(cvvFailuresAt({ count: 0, lastAt: null }, 1_000)).toBe(0);
  expect(cvvFailuresAt({ count: 5, lastAt: 1_000 }, 1_000 + DAY - 1)).toBe(5);
  expect(cvvFailuresAt({ count: 5, lastAt: 1_000 }, 1_000 + DAY)).toBe(0);
});

it('a message counts once, and one without a reference each time', () => {
  const counted = withCounted(withCounted(null, 'a'), 'b');
  expect(counted).toEqual(['a', 'b']);
  expect(['a', 'b', 'c', null].map((message) => isCounted(counted, message))).toEqual([true, true, false, false]);
  expect([isCounted(null, 'a'), isCounted(null, null)]).toEqual([false, false]);
  expect(withCounted(counted, null)).toBe(counted);
  expect(withCounted(null, null)).toBeNull();
});

it('the newest sixteen messages are kept as counted, many more than can be wrong', () => {
  const names = Array.from({ length: 20 }, (_, at) => String(at));
  const kept = names.reduce<readonly string[] | null>(withCounted, null);
  expect(kept).toEqual(names.slice(4));
  expect(kept?.length).toBeGreaterThan(3 * CVV_ATTEMPTS);
});
