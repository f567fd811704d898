import type { AllServices } from '../../server/all-services';
import { HOUR } from '../../server/kernel/time';
import type { VirtualClock } from '../../server/platform/clock';
import { newId } from '../../server/platform/ids';
import { claimNextJob, runJob } from '../../server/platform/jobs/run-job';
import { enqueueJob } from '../../server/platform/jobs/store/jobs';
import { useServer } from '../../server/testing/server';
import { createWorld, worldExtension } from './';
import { catchUp, countJobsDue, moveClock, openSandboxClock } from './clock';

const server = useServer({ extension: worldExtension });

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

  it('goes as far as all moves together that are asked for at once, in whichever process', async () => {
    const [one, other] = [await elsewhere(), await elsewhere()];
    const start = one.clock.now();
    const forward = (services: typeof one, hours: number) => moveClock(services, (now) => now + hours * HOUR);
    await Promise.all([forward(one, 24), forward(one, 2), forward(other, 1), forward(one, 3), forward(other, 6)]);
    const last = start + 36 * HOUR;
    expect(closeTo(await openSandboxClock(server().database.db), last)).toBe(true);
    await Promise.all([catchUp(one), catchUp(other)]);
    expect([one, other].map(({ clock }) => closeTo(clock, last))).toEqual([true, true]);
  });

  it('never goes back where the end of one move meets that of another', async () => {
    const here = await elsewhere();
    const read: number[] = [];
    here.clock.onJump(() => read.push(here.clock.now()));
    await Promise.all([24, 1, 12].map((hours) => moveClock(here, (now) => now + hours * HOUR)));
    expect(read).toEqual(read.toSorted((a, b) => a - b));
    expect(read).toHaveLength(3);
  });

  it('does not go to a time that no request can name, from which it could not come back', async () => {
    const here = await elsewhere();
    const before = here.clock.now();
    const refused = {
      code: 'INVALID_REQUEST',
      details: [expect.objectContaining({ code: 'maximum', pointer: '/now' })],
    };
    await expect(moveClock(here, () => Date.UTC(3000, 0, 1))).rejects.toMatchObject(refused);
    expect([here, await elsewhere()].map(({ clock }) => closeTo(clock, before))).toEqual([true, true]);
  });

  it('is not set to a moment that another process has left behind', async () => {
    const [one, other] = [await elsewhere(), await elsewhere()];
    const between = other.clock.now() + HOUR;
    await moveClock(one, (now) => now + 2 * HOUR);
    await expect(moveClock(other, () => between)).rejects.toMatchObject({ code: 'CLOCK_CANNOT_GO_BACK' });
    expect(closeTo(await openSandboxClock(server().database.db), one.clock.now())).toBe(true);
  });

  it('wakes those that wait for a time, once', async () => {
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

  it('does what is due in the order of its times, at the time at which it arrives', async () => {
    const here = await elsewhere();
    const start = here.clock.now();
    const done: { key: string; late: boolean }[] = [];
    const handlers: AllServices['jobs']['handlers'] = {
      first: async ({ key }, { clock }) => {
        done.push({ key, late: clock.now() >= start + 48 * HOUR });
        return 'done';
      },
    };
    const services = { ...here, jobs: { handlers, lanes: [], recurring: {}, prompt: [] } };
    await here.db.transaction(async (tx) => {
      for (const hours of [30, 1, 24]) {
        await enqueueJob(tx, { kind: 'first', key: `${hours}`, payload: {}, runAt: start + hours * HOUR });
      }
    });
    await moveClock(services, () => start + 48 * HOUR);
    expect(done).toEqual(['1', '24', '30'].map((key) => ({ key, late: true })));
  });

  it('has done what a job of another worker puts on the list with its last step, once a move is answered', async () => {
    const done: string[] = [];
    const due = (kind: string, runAt: number) => ({ kind, key: kind, payload: {}, runAt });
    const handlers: AllServices['jobs']['handlers'] = {
      first: async (job, { clock }) => {
        await job.step((tx) => enqueueJob(tx, due('second', clock.now())));
        return 'done';
      },
      second: async () => {
        done.push('second');
        return 'done';
      },
    };
    const worker = await elsewhere();
    const here = { ...(await elsewhere()), jobs: { handlers, lanes: [], recurring: {}, prompt: [] } };
    const { db } = here;
    await db.transaction((tx) => enqueueJob(tx, due('first', here.clock.now())));
    const first = await claimNextJob(worker, ['first']);
    if (first === null) throw new Error('no job was taken up');
    // The worker ends its job at the worst moment: after this process found nothing to do, and before it looks once
    // more.
    let ended = false;
    here.db = Object.create(db, {
      statement: {
        value: async (run: Parameters<typeof db.statement>[0]) => {
          const result = await db.statement(run);
          if (result !== null || ended) return result;
          ended = true;
          await runJob(first, { ...worker, jobs: here.jobs });
          return result;
        },
      },
    });
    await moveClock(here, (now) => now + HOUR);
    expect({ ended, done }).toEqual({ ended: true, done: ['second'] });
  });
});

describe('a move that takes longer than its timeout', () => {
  it('ends, says how many jobs are left, and leaves them to be done', async () => {
    const done: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const handlers: AllServices['jobs']['handlers'] = {
      slow: async ({ key }) => {
        await held;
        done.push(key);
        return 'done';
      },
    };
    const here = { ...(await elsewhere()), jobs: { handlers, lanes: [], recurring: {}, prompt: [] } };
    const runAt = here.clock.now();
    await here.db.transaction(async (tx) => {
      for (const key of ['a', 'b', 'c']) await enqueueJob(tx, { kind: 'slow', key, payload: {}, runAt });
    });
    const moment = here.clock.now() + HOUR;
    await moveClock(here, () => moment, 1);
    expect(closeTo(here.clock, moment)).toBe(true);
    expect({ left: await countJobsDue(here), done }).toEqual({ left: 3, done: [] });
    letGo();
    await moveClock(here, (now) => now);
    expect(await countJobsDue(here)).toBe(0);
    expect(done.sort()).toEqual(['a', 'b', 'c']);
  });

  it('is shown by the clock as jobs that are due', async () => {
    const { services } = server().app;
    await catchUp(services);
    const { send } = await server().client();
    const at = (runAt: number) => ({
      kind: 'expire-cash-out-intent',
      key: newId(),
      payload: { intentId: newId() },
      runAt,
    });
    await services.db.transaction((tx) => enqueueJob(tx, at(services.clock.now())));
    expect((await send('GET', '/sandbox/v1/clock')).body).toEqual({ data: expect.objectContaining({ jobs_due: 1 }) });
    const moved = await send('POST', '/sandbox/v1/clock/advance', { body: { seconds: 1 } });
    expect([moved.status, moved.body.data.jobs_due]).toEqual([200, 0]);
  });
});

it('a sandbox is not built on a clock that can’t be moved', () => {
  const clock = { now: () => 0, onJump: () => () => undefined };
  expect(() => createWorld({ ...server().app.services, clock })).toThrow('virtual clock');
});
