import type { AllServices } from '../../server/all-services';
import type { VirtualClock } from '../../server/platform/clock';
import { useServer } from '../../server/testing/server';
import { createWorld } from './';
import { catchUp, moveClock, openSandboxClock } from './clock';

const server = useServer({ extension: createWorld });
const HOUR = 3_600_000;

/** The services of another process on the same database. */
async function elsewhere(): Promise<AllServices & { clock: VirtualClock }> {
  return { ...server().app.services, clock: await openSandboxClock(server().database.db) };
}

const closeTo = (clock: VirtualClock, moment: number) => Math.abs(clock.now() - moment) < 10_000;

describe('the clock of a sandbox', () => {
  it('is the same in every process, from the start and after each move', async () => {
    const [one, other] = [await elsewhere(), await elsewhere()];
    const start = Date.now() + HOUR;
    await moveClock(one, () => start);
    await catchUp(other);
    expect(closeTo(other.clock, start)).toBe(true);
    expect(closeTo((await elsewhere()).clock, start)).toBe(true);
    await moveClock(other, (now) => now + HOUR);
    await catchUp(one);
    expect(closeTo(one.clock, start + HOUR)).toBe(true);
  });

  it('wakes whoever waits for a moment, once', async () => {
    const [one, other] = [await elsewhere(), await elsewhere()];
    let jumps = 0;
    other.clock.onJump(() => {
      jumps += 1;
    });
    await moveClock(one, (now) => now + HOUR);
    await catchUp(other);
    await catchUp(other);
    expect(jumps).toBe(1);
  });
});

it('a sandbox is not built on a clock that can’t be moved', () => {
  const clock = { now: () => 0, onJump: () => () => undefined };
  expect(() => createWorld({ ...server().app.services, clock })).toThrow('virtual clock');
});
