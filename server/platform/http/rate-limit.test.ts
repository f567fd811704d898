import { RateLimit } from './rate-limit';

/**
 * Takes so often at one moment.
 * @returns how often there was a token, and the seconds to wait that the last answer named
 */
function taking(limit: RateLimit, key: string, now: number, count: number): [taken: number, wait: number] {
  const waits = Array.from({ length: count }, () => limit.take(key, now));
  return [waits.filter((wait) => wait === 0).length, waits.at(-1) as number];
}

describe('a bucket of tokens', () => {
  it('gives its burst at once, and what comes in afterwards, for each key by itself', () => {
    const limit = new RateLimit(0.25, 3);
    expect(taking(limit, 'a', 1_000, 5)).toEqual([3, 4]);
    expect(taking(limit, 'b', 1_000, 5)).toEqual([3, 4]);
    expect([limit.wait('a', 4_999), limit.wait('a', 5_000)]).toEqual([1, 0]);
    expect(taking(limit, 'a', 9_000, 5)).toEqual([2, 4]);
    // However long it was not asked for, it holds no more than its burst.
    expect(taking(limit, 'a', 1_000_000, 9)).toEqual([3, 4]);
  });

  it('takes nothing by saying how long to wait, and gives a token in no time that goes back', () => {
    const limit = new RateLimit(1, 1);
    expect([limit.wait('a', 0), limit.wait('a', 0), taking(limit, 'a', 0, 2)]).toEqual([0, 0, [1, 1]]);
    expect(taking(limit, 'a', -60_000, 1)).toEqual([0, 1]);
  });

  it('takes back what did not count, up to its burst', () => {
    const limit = new RateLimit(0.001, 2);
    limit.take('a', 0);
    for (let i = 0; i < 5; i += 1) limit.giveBack('a');
    limit.giveBack('nobody');
    expect(taking(limit, 'a', 0, 5)).toEqual([2, 1_000]);
    limit.giveBack('a');
    expect(taking(limit, 'a', 0, 5)).toEqual([1, 1_000]);
  });

  it('has its own rate where one is agreed, and none where that is 0', () => {
    const limit = new RateLimit(1, 1);
    expect([taking(limit, 'a', 0, 9), limit.wait('a', 0)]).toEqual([[1, 1], 1]);
    expect(Array.from({ length: 9 }, () => limit.take('b', 0, 0.1, 4)).filter((wait) => wait === 0)).toHaveLength(4);
    expect([limit.wait('b', 0, 0.1, 4), limit.take('b', 0, 0), limit.wait('b', 0, 0)]).toEqual([10, 0, 0]);
  });

  it('follows a rate that is agreed anew from the next request on', () => {
    const limit = new RateLimit(1, 1);
    expect([limit.take('a', 0, 0.001, 1), limit.take('a', 1_000, 0.001, 1)]).toEqual([0, 999]);
    expect([limit.take('a', 2_000, 1, 3), limit.take('a', 2_000, 1, 3), limit.take('a', 5_000, 1, 3)]).toEqual([
      0, 1, 0,
    ]);
    expect([limit.take('a', 5_000, 1, 3), limit.take('a', 5_000, 1, 3), limit.take('a', 5_000, 1, 3)]).toEqual([
      0, 0, 1,
    ]);
  });

  it('is forgotten when there are too many, the one that is full first', () => {
    const limit = new RateLimit(0.001, 2, 2);
    expect([taking(limit, 'a', 0, 3), taking(limit, 'b', 0, 1)]).toEqual([
      [2, 1_000],
      [1, 0],
    ]);
    limit.take('c', 0);
    expect([limit.size, limit.wait('a', 0) > 0, taking(limit, 'b', 0, 3)]).toEqual([2, true, [2, 1_000]]);
  });

  it('that was emptied stays empty, whoever invents however many keys', () => {
    const limit = new RateLimit(1, 5, 100);
    const guesses = Array.from({ length: 40 }, (_, at) => `guessed ${at}`);
    for (const key of guesses) expect(limit.take(key, 0, 0.001, 1)).toBe(0);
    for (let at = 0; at < 10_000; at += 1) limit.take(`invented ${at}`, at);
    expect(guesses.map((key) => limit.take(key, 10_000, 0.001, 1))).toEqual(guesses.map(() => 990));
    expect(limit.size).toBeLessThanOrEqual(100);
  });

  it('takes no memory any more once it is full again', () => {
    const limit = new RateLimit(0.5, 10);
    for (let at = 0; at < 50; at += 1) limit.take(`caller ${at}`, 0);
    for (let turn = 0; turn < 5; turn += 1) limit.take('guesser', 0, 1 / 600, 5);
    limit.take('another', 59_999);
    expect(limit.size).toBe(52);
    limit.take('another', 60_000);
    expect([limit.size, limit.take('guesser', 60_000, 1 / 600, 5)]).toEqual([2, 540]);
  });
});
