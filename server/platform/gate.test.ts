import { Gate } from './gate';

/** Pieces of work that end on command. */
function pieces() {
  const ends: (() => void)[] = [];
  let peak = 0;
  let running = 0;
  const work = async () => {
    running += 1;
    peak = Math.max(peak, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    return 'done';
  };
  return { work, ends, peak: () => peak };
}

it('runs as many at once as configured, lets some wait, and turns the rest away', async () => {
  const gate = new Gate(2, 3);
  const { work, ends, peak } = pieces();
  const results = Array.from({ length: 8 }, () => gate.run(work));
  expect(await Promise.all(results.slice(5))).toEqual([null, null, null]);
  for (let ended = 0; ended < 5; ended += 1) {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.();
    await Promise.resolve();
  }
  expect(await Promise.all(results.slice(0, 5))).toEqual(Array(5).fill('done'));
  expect(peak()).toBe(2);
  const after = gate.run(work);
  ends.shift()?.();
  expect(await after).toBe('done');
});

it('makes room again after work that fails', async () => {
  const gate = new Gate(1, 0);
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.run(() => Promise.resolve(1))).toBe(1);
  const { work, ends } = pieces();
  const [one, other] = [gate.run(work), gate.run(work)];
  expect(await other).toBeNull();
  ends[0]?.();
  expect(await one).toBe('done');
});
