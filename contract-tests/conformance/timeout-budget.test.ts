import { MINUTE, SECOND } from '../../server/kernel/time';
import { TimeoutBudget } from './timeout-budget';

const URL_ = 'https://client.example/calls';
const OTHER = 'https://other.example/calls';

/** Answers one call after the other. @returns how many were made, and when the last one ended */
function calls(budget: TimeoutBudget, each: number, most: number): { made: number; endedAt: number } {
  let now = 0;
  for (let made = 0; ; made += 1) {
    if (made === most || !budget.mayCall(URL_)) return { made, endedAt: now };
    budget.answered(URL_, now, now + each);
    now += each;
  }
}

describe('an address whose answers come just before their time is over', () => {
  it('is called for five minutes, and then no more', () => {
    const budget = new TimeoutBudget(20 * SECOND);
    const { made, endedAt } = calls(budget, 19.9 * SECOND, 200);
    expect(made).toBeLessThan(20);
    expect(endedAt).toBeLessThan(5 * MINUTE + 20 * SECOND);
    expect([budget.tooSlow, budget.givenUp, budget.mayCall(OTHER)]).toEqual([['https://client.example'], [], true]);
    expect(budget.whyNot(URL_)).toBe(
      'not tried: the answers of https://client.example took more than 5 minutes in all',
    );
  });

  it('may be called for longer if each answer comes quickly, and calls at the same time count once', () => {
    const budget = new TimeoutBudget(20 * SECOND);
    expect(calls(budget, SECOND, 200)).toEqual({ made: 200, endedAt: 200 * SECOND });
    for (let copy = 0; copy < 50; copy += 1) budget.answered(URL_, 200 * SECOND, 203 * SECOND);
    budget.timedOut(URL_, 201 * SECOND, 204 * SECOND);
    expect([budget.mayCall(URL_), budget.tooSlow]).toEqual([true, []]);
  });

  it('is waited for once while several calls are under way', () => {
    const budget = new TimeoutBudget(20 * SECOND);
    budget.answered(URL_, 0, 150 * SECOND);
    budget.answered(URL_, 100 * SECOND, 200 * SECOND);
    budget.answered(URL_, 120 * SECOND, 200 * SECOND);
    budget.answered(URL_, 190 * SECOND, 299 * SECOND);
    expect(budget.tooSlow).toEqual([]);
    budget.answered(URL_, 399 * SECOND, 400 * SECOND);
    expect(budget.tooSlow).toEqual(['https://client.example']);
  });

  it('is waited for in vain, too', () => {
    const budget = new TimeoutBudget(20 * SECOND);
    for (const at of [0, 1, 2, 3]) {
      budget.timedOut(URL_, at * 100 * SECOND, (at * 100 + 75) * SECOND);
      budget.answered(URL_, (at * 100 + 75) * SECOND, (at * 100 + 75) * SECOND);
      expect(budget.tooSlow).toHaveLength(at === 3 ? 1 : 0);
    }
  });
});
