import { MINUTE, SECOND } from '../../server/kernel/time';
import { Patience } from './patience';

const URL_ = 'https://client.example/calls';
const OTHER = 'https://other.example/calls';

/** Answers one call after the other. @returns how many were made, and when the last one ended */
function calls(patience: Patience, each: number, most: number): { made: number; endedAt: number } {
  let now = 0;
  for (let made = 0; ; made += 1) {
    if (made === most || !patience.hasFor(URL_)) return { made, endedAt: now };
    patience.heard(URL_, now, now + each);
    now += each;
  }
}

describe('an address whose answers come just before their time is over', () => {
  it('is called for five minutes, and then no more', () => {
    const patience = new Patience(20 * SECOND);
    const { made, endedAt } = calls(patience, 19.9 * SECOND, 200);
    expect(made).toBeLessThan(20);
    expect(endedAt).toBeLessThan(5 * MINUTE + 20 * SECOND);
    expect([patience.tooSlow, patience.givenUp, patience.hasFor(OTHER)]).toEqual([
      ['https://client.example'],
      [],
      true,
    ]);
    expect(patience.whyNot(URL_)).toBe(
      'not tried: the answers of https://client.example took more than 5 minutes in all',
    );
  });

  it('may be called for longer if each answer comes quickly, and calls at the same time count once', () => {
    const patience = new Patience(20 * SECOND);
    expect(calls(patience, SECOND, 200)).toEqual({ made: 200, endedAt: 200 * SECOND });
    for (let copy = 0; copy < 50; copy += 1) patience.heard(URL_, 200 * SECOND, 203 * SECOND);
    patience.silent(URL_, 201 * SECOND, 204 * SECOND);
    expect([patience.hasFor(URL_), patience.tooSlow]).toEqual([true, []]);
  });

  it('is waited for once while several calls are under way', () => {
    const patience = new Patience(20 * SECOND);
    patience.heard(URL_, 0, 150 * SECOND);
    patience.heard(URL_, 100 * SECOND, 200 * SECOND);
    patience.heard(URL_, 120 * SECOND, 200 * SECOND);
    patience.heard(URL_, 190 * SECOND, 299 * SECOND);
    expect(patience.tooSlow).toEqual([]);
    patience.heard(URL_, 399 * SECOND, 400 * SECOND);
    expect(patience.tooSlow).toEqual(['https://client.example']);
  });

  it('is waited for in vain, too', () => {
    const patience = new Patience(20 * SECOND);
    for (const at of [0, 1, 2, 3]) {
      patience.silent(URL_, at * 100 * SECOND, (at * 100 + 75) * SECOND);
      patience.heard(URL_, (at * 100 + 75) * SECOND, (at * 100 + 75) * SECOND);
      expect(patience.tooSlow).toHaveLength(at === 3 ? 1 : 0);
    }
  });
});
