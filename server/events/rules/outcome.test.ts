import { DAY, MINUTE } from '../../kernel/time';
import { type NextAttempt, type Outcome, outcomeOf, stateAfterAttempt } from './outcome';

const NOW = 1_000_000;
const stateAfter = (outcome: Outcome, failures = 0, next: NextAttempt | null = null, wish: number | null = null) =>
  stateAfterAttempt({ outcome, retryAfter: wish, next }, failures, NOW, 0);

describe('what a status means', () => {
  it.each([
    [200, 'DELIVERED'],
    [204, 'DELIVERED'],
    [299, 'DELIVERED'],
    [300, 'REDIRECTED'],
    [399, 'REDIRECTED'],
    [400, 'REFUSED'],
    [410, 'GONE'],
    [404, 'REFUSED'],
    [500, 'REFUSED'],
    [101, 'REFUSED'],
  ])('%i is %s', (status, wanted) => expect(outcomeOf(status)).toBe(wanted));
});

describe('an event after an attempt', () => {
  it('has its end with a 2xx status', () => {
    expect(stateAfter('DELIVERED', 3)).toEqual({ state: 'DELIVERED', failures: 3, held: false, nextAttemptAt: null });
  });

  it('is dead when the receiver says that it is gone', () => {
    expect(stateAfter('GONE')).toEqual({ state: 'DEAD', failures: 0, held: false, nextAttemptAt: null });
  });

  it('comes again on schedule, no sooner than the receiver asks', () => {
    expect(stateAfter('REFUSED')).toEqual({ state: 'PENDING', failures: 1, held: false, nextAttemptAt: NOW + 5_000 });
    expect(stateAfter('TIMEOUT', 1)).toMatchObject({ failures: 2, nextAttemptAt: NOW + 300_000 });
    expect(stateAfter('UNREACHABLE', 0, null, 90_000)).toMatchObject({ nextAttemptAt: NOW + 90_000 });
  });

  it('is dead after the tenth attempt', () => {
    expect(stateAfter('REDIRECTED', 8)).toMatchObject({ state: 'PENDING', nextAttemptAt: NOW + DAY });
    expect(stateAfter('REFUSED', 9)).toMatchObject({ state: 'DEAD', failures: 10, nextAttemptAt: null });
  });
});

describe('an event whose next attempt is settled', () => {
  const soon = { afterMilliseconds: MINUTE, held: false };

  it('comes again then, delivered or not, and only a failure counts as one', () => {
    expect(stateAfter('DELIVERED', 1, soon)).toEqual({
      state: 'PENDING',
      failures: 1,
      held: false,
      nextAttemptAt: NOW + MINUTE,
    });
    expect(stateAfter('FAULT', 1, soon)).toMatchObject({ state: 'PENDING', failures: 2, nextAttemptAt: NOW + MINUTE });
  });

  it('has used up no attempt with one that does not count', () => {
    expect(stateAfter('FAULT', 1, { ...soon, isCounted: false })).toMatchObject({ failures: 1, state: 'PENDING' });
  });

  it('is held where it waits for another one', () => {
    expect(stateAfter('FAULT', 0, { ...soon, held: true })).toMatchObject({ held: true, state: 'PENDING' });
  });

  it('is dead all the same when the receiver is gone', () => {
    expect(stateAfter('GONE', 0, soon)).toMatchObject({ state: 'DEAD', nextAttemptAt: null });
  });
});
