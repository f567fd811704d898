import { ReadOnlyServer, StoreUnavailable, TransactionConflict, UniqueViolation } from './errors';
import { type RetryClock, retrying } from './retry';

/** Lets no time pass and notes how long the pauses would be. */
function clockOf(random: number): RetryClock & { pauses: number[] } {
  const pauses: number[] = [];
  return { pauses, random: () => random, pause: async (milliseconds) => void pauses.push(milliseconds) };
}

/** Fails so often and then succeeds. */
function failing(times: number, error: Error) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw error;
    return attempts;
  };
}

describe('what the database gives up', () => {
  const conflict = new TransactionConflict('40001');

  it('is tried again after pauses that grow up to a limit, with chance in all of each', async () => {
    const longest = clockOf(1);
    expect(await retrying(failing(9, conflict), longest)).toBe(10);
    expect(longest.pauses).toEqual([4, 8, 16, 32, 64, 100, 100, 100, 100]);
    const half = clockOf(0.5);
    await retrying(failing(2, conflict), half);
    expect(half.pauses).toEqual([2, 4]);
  });

  it('is given up after ten attempts, as a store that is unavailable', async () => {
    const run = failing(10, conflict);
    await expect(retrying(run, clockOf(1))).rejects.toMatchObject({ name: 'StoreUnavailable', cause: conflict });
    expect(await run()).toBe(11);
  });

  it('by a server that accepts no writes is tried on two further connections', async () => {
    expect(await retrying(failing(2, new ReadOnlyServer()), clockOf(1))).toBe(3);
    await expect(retrying(failing(3, new ReadOnlyServer()), clockOf(1))).rejects.toBeInstanceOf(ReadOnlyServer);
  });

  it.each([
    ['a lost connection, after which a commit may have happened', new StoreUnavailable('connection lost')],
    ['a row that is there already', new UniqueViolation('users_pkey')],
    ['anything else', new Error('other')],
  ])('is not tried again: %s', async (_, error) => {
    const clock = clockOf(1);
    await expect(retrying(failing(1, error), clock)).rejects.toBe(error);
    expect(clock.pauses).toEqual([]);
  });
});
