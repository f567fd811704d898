import { newSharedLoad, Pace, restAfter, watchOwnLoad } from './pace';

it.each([
  { busy: 0, worked: 5, cores: 2, rest: 0, what: 'none where nobody asks' },
  { busy: 0.039, worked: 5, cores: 2, rest: 0, what: 'none beside timers' },
  { busy: 0.04, worked: 5, cores: 2, rest: 120, what: '24 times the work beside a few requests' },
  { busy: 1, worked: 5, cores: 3, rest: 120, what: 'the same beside many' },
  { busy: 1, worked: 500, cores: 2, rest: 250, what: 'never more than 250 ms' },
  { busy: 1, worked: 5, cores: 4, rest: 0, what: 'none where there are cores for all' },
])('a rest is $what', ({ busy, worked, cores, rest }) => expect(restAfter(worked, busy, cores)).toBe(rest));

it('sees how busy a thread is', async () => {
  const load = newSharedLoad();
  const stop = watchOwnLoad(load);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  while (Atomics.load(load, 0) < 500_000) {
    for (const until = performance.now() + 5; performance.now() < until; );
    await turn();
  }
  stop();
  const last = Atomics.load(load, 0);
  expect(last).toBeLessThanOrEqual(1_000_000);
});

/** The load of a thread that does nothing but serve. */
function fullLoad() {
  const load = newSharedLoad();
  Atomics.store(load, 0, 1_000_000);
  return load;
}

it('rests after the work, and counts anew from there', async () => {
  const pace = new Pace(fullLoad(), new AbortController().signal, 2);
  for (const until = performance.now() + 5; performance.now() < until; );
  const worked = performance.now();
  await pace.rest();
  const rested = performance.now();
  expect(rested - worked).toBeGreaterThan(110);
  await pace.rest();
  expect(performance.now() - rested).toBeLessThan(rested - worked);
});

it('ends a rest when a stop begins', async () => {
  const stopping = new AbortController();
  const pace = new Pace(fullLoad(), stopping.signal, 2);
  for (const until = performance.now() + 12; performance.now() < until; );
  stopping.abort();
  const rested = new Promise((resolve) => setTimeout(resolve, 50, 'rested'));
  expect(await Promise.race([rested, pace.rest().then(() => 'stopped')])).toBe('stopped');
});
