import { type DeliveryFault, MAX_HOLD, type Outcome, outcomeOf, stateAfterAttempt } from './outcome';

const NOW = 1_000_000;
const stateAfter = (outcome: Outcome, failures = 0, fault: DeliveryFault | null = null, wish: number | null = null) =>
  stateAfterAttempt(
    { outcome, retryAfter: wish, injectedFault: fault && { fault, delaySeconds: 60 } },
    failures,
    NOW,
    0,
  );

describe('what a status means', () => {
  it.each([
    [200, 'DELIVERED'],
    [204, 'DELIVERED'],
    [299, 'DELIVERED'],
    [302, 'REDIRECTED'],
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
    expect(stateAfter('GONE')).toMatchObject({ state: 'DEAD', nextAttemptAt: null });
  });

  it('comes again on schedule, no sooner than the receiver asks', () => {
    expect(stateAfter('REFUSED')).toEqual({ state: 'PENDING', failures: 1, held: false, nextAttemptAt: NOW + 5_000 });
    expect(stateAfter('TIMEOUT', 1)).toMatchObject({ failures: 2, nextAttemptAt: NOW + 300_000 });
    expect(stateAfter('UNREACHABLE', 0, null, 90_000)).toMatchObject({ nextAttemptAt: NOW + 90_000 });
  });

  it('is dead after the tenth attempt', () => {
    expect(stateAfter('REDIRECTED', 8)).toMatchObject({ state: 'PENDING', nextAttemptAt: NOW + 86_400_000 });
    expect(stateAfter('REFUSED', 9)).toMatchObject({ state: 'DEAD', failures: 10, nextAttemptAt: null });
  });
});

describe('an event that the sandbox tampers with', () => {
  it('comes a second time at once as a duplicate', () => {
    expect(stateAfter('DELIVERED', 0, 'DUPLICATE')).toMatchObject({
      state: 'PENDING',
      failures: 0,
      nextAttemptAt: NOW,
    });
    expect(stateAfter('REFUSED', 0, 'DUPLICATE')).toMatchObject({ state: 'PENDING', nextAttemptAt: NOW + 5_000 });
  });

  it('waits for the next of its kind, but not for ever', () => {
    expect(stateAfter('FAULT', 0, 'REORDER')).toMatchObject({ held: true, nextAttemptAt: NOW + MAX_HOLD });
  });

  it('is late, or comes on schedule', () => {
    expect(stateAfter('FAULT', 0, 'DELAY')).toMatchObject({ failures: 1, held: false, nextAttemptAt: NOW + 60_000 });
    expect(stateAfter('FAULT', 0, 'DROP')).toMatchObject({ failures: 1, nextAttemptAt: NOW + 5_000 });
    expect(stateAfter('FAULT', 0, 'BAD_SIGNATURE')).toMatchObject({ failures: 1, nextAttemptAt: NOW + 5_000 });
  });
});
