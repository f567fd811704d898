import type { AllServices } from '../../all-services';
import { CARDS_PER_STEP, makeBatch } from '../../cards/jobs/make-batch';
import { BATCH_HOLD_MILLISECONDS } from '../../cards/rules/batch';
import { HOUR, MINUTE } from '../../kernel/time';
import { intervalsOf } from '../../testing/intervals';
import { upTo, useJobs } from '../../testing/jobs';
import { TEST_NOW } from '../../testing/server';
import { until } from '../../testing/until';
import { newId } from '../ids';
import type { Services } from '../services';
import { StoreUnavailable } from '../store/errors';
import type { JobHandler, JobOutcome, RunningJob } from './job';
import { claimNextJob, runDueJobs, runJob } from './run-job';
import { enqueueJob, findJobDueSince, type Job } from './store/jobs';
import { SweepIncomplete } from './sweep';
import { enqueueRecurring, prepareJobs, startJobWorker } from './worker';

const { outside, server, services, bench, db, made } = useJobs();

describe('a job that fails', () => {
  type Handler = JobHandler<AllServices>;
  const long = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300];
  const failing = (handler: Handler, stopSignal = services().stopSignal): AllServices => {
    const { jobs } = services();
    return { ...services(), stopSignal, jobs: { ...jobs, handlers: { ...jobs.handlers, 'settle-day': handler } } };
  };
  const row = () => db().knex('jobs').where({ kind: 'settle-day' }).first('run_at', 'attempts', 'error', 'claimed_by');
  const run = async (own: AllServices) => runJob((await claimNextJob(own, ['settle-day'])) as Job, own);
  const failures = () => server().logged.filter(({ msg }) => msg === 'job failed');

  beforeEach(() => db().transaction((tx) => enqueueJob(tx, { kind: 'settle-day', key: 'c/d', payload: {}, runAt: 0 })));
  afterEach(async () => {
    server().clock.set(TEST_NOW);
    server().logged.splice(0);
    await db().transaction(async (tx) => tx.knex('jobs').where({ kind: 'settle-day' }).delete());
  });

  it.each<[which: string, reason: Error, steps: number, pauses: number[], looks?: number]>([
    ['before it has done anything', new Error('no'), 0, long],
    ['behind a look at what there is', new Error('no'), 1, long],
    ['behind several looks', new Error('no'), 1, long, 3],
    ['but got on before that', new Error('no'), 2, [1, 2, 2, 2, 2]],
    ['at some of its records', new SweepIncomplete('1 of 2 failed'), 0, [1, 2, 4, 8, 10, 10]],
  ])(
    '%s comes again after longer and longer pauses, up to a longest one',
    async (_which, reason, steps, wanted, looks = 0) => {
      const own = failing(async (job) => {
        for (let i = 0; i < steps; i += 1) await job.step(async () => {});
        for (let i = 0; i < looks; i += 1) await job.readStep(async () => {});
        throw reason;
      });
      const pauses: number[] = [];
      for (const _pause of wanted) {
        await run(own);
        const runAt = Number((await row()).run_at);
        pauses.push((runAt - server().clock.now()) / 1_000);
        server().clock.set(runAt);
      }
      expect(pauses).toEqual(wanted);
      expect(await row()).toMatchObject({ error: reason.name, claimed_by: null });
      expect(failures()).toHaveLength(wanted.length);
    },
  );

  it('shows no more life, and neither does one that is done', async () => {
    const signs = await intervalsOf(4_000, async () => {
      await run(failing(async () => Promise.reject(new Error('no'))));
      server().clock.advance(1_000);
      await run(failing(async () => 'done'));
    });
    expect(signs).toEqual({ begun: 2, left: 0 });
  });

  it('starts its count of failures anew when it is requested again', async () => {
    const own = failing(async () => Promise.reject(new Error('no')));
    for (const pause of [1_000, 2_000]) {
      await run(own);
      server().clock.advance(pause);
    }
    expect((await row()).attempts).toBe(2);
    const again = { kind: 'settle-day', key: 'c/d', payload: {}, runAt: server().clock.now(), restart: true };
    await db().transaction((tx) => enqueueJob(tx, again));
    expect(await row()).toMatchObject({ attempts: 0, error: null });
  });

  it('has failed also where a stop begins meanwhile, unless it is the stop that ended it', async () => {
    const stopping = new AbortController();
    await run(
      failing(async () => {
        stopping.abort(new Error('a stop'));
        throw new Error('no');
      }, stopping.signal),
    );
    expect(await row()).toMatchObject({ run_at: TEST_NOW + 1_000, attempts: 1, error: 'Error' });
    expect(failures()).toHaveLength(1);
    server().clock.advance(1_000);
    await run(failing(async () => stopping.signal.throwIfAborted() as never, stopping.signal));
    expect(await row()).toMatchObject({ run_at: TEST_NOW + 1_000, attempts: 0, error: null, claimed_by: null });
    expect(failures()).toHaveLength(1);
  });
});

it('the worker says once that the store is away, however often it looks, and once that it is back', async () => {
  const lines: [level: string, what: string][] = [];
  let onLine: () => void = () => undefined;
  const at = (level: string) => (_fields: object, what: string) => {
    lines.push([level, what]);
    onLine();
  };
  const log = {
    ...services().log,
    warn: at('warn'),
    info: at('info'),
    error: at('error'),
  } as unknown as Services['log'];
  let tries = 0;
  const { clock } = server();
  const enough = new Promise<void>((resolve) => {
    jest.spyOn(db(), 'transaction').mockImplementation(async () => {
      tries += 1;
      if (tries === 20) resolve();
      // The next look comes at once.
      setImmediate(() => clock.set(clock.now()));
      throw new StoreUnavailable('it is away');
    });
  });
  const worker = startJobWorker({ ...services(), log });
  await enough;
  const isBack = new Promise<void>((resolve) => {
    onLine = resolve;
  });
  jest.restoreAllMocks();
  await isBack;
  await worker.stop();
  expect(lines).toEqual([
    ['warn', 'jobs cannot be claimed'],
    ['info', 'jobs are claimed again'],
  ]);
});

it('the worker runs what becomes due, also when the clock jumps, and stops on request', async () => {
  const b = await bench();
  const worker = startJobWorker(services());
  const ordered = (id: string) =>
    new Promise<void>((resolve) => {
      outside.onOrder = (order) => {
        if (order.id === id) resolve();
      };
    });
  try {
    const card = await b.card({ card_type: 'PHYSICAL' });
    if (!outside.orders.some(({ id }) => id === card.id)) await ordered(card.id);
    const batch = await b.batch({ quantity: 3 });
    const arrives = ordered(batch.id);
    server().clock.advance(BATCH_HOLD_MILLISECONDS);
    await arrives;
  } finally {
    await worker.stop();
    outside.onOrder = () => undefined;
    server().clock.set(TEST_NOW);
  }
  const card = await b.card({ card_type: 'PHYSICAL' });
  expect(outside.orders.map(({ id }) => id)).not.toContain(card.id);
});

describe('a recurring job', () => {
  const KIND = 'sweep-card-transactions';
  const ahead = TEST_NOW + 72 * HOUR;
  const row = (kind: string) => db().knex('jobs').where({ kind });
  const dueAt = async (kind = KIND) => Number((await row(kind).first('run_at')).run_at);

  it('that was put off while the clock was wrong is due at the next start', async () => {
    const prepare = () => db().transaction((tx) => enqueueRecurring(tx, services().jobs.recurring, TEST_NOW));
    await prepare();
    const soon = TEST_NOW + 30_000;
    await db().transaction(async (tx) => {
      await tx.knex('jobs').where({ kind: KIND }).update({ run_at: ahead });
      await tx.knex('jobs').where({ kind: 'resume-parked-events' }).update({ run_at: soon });
    });
    await prepare();
    expect([await dueAt(), await dueAt('resume-parked-events')]).toEqual([TEST_NOW, soon]);
  });

  it('is due at once where the clock goes back under a worker', async () => {
    const { jobs } = services();
    const handlers = { [KIND]: async (_job: RunningJob, { clock }: Services) => ({ again: clock.now() + 10_000 }) };
    const worker = startJobWorker({
      ...services(),
      jobs: { ...jobs, handlers, lanes: [], recurring: { [KIND]: 10_000 } },
    });
    const isDueAt = (moment: number) => until('the job is due again', async () => (await dueAt()) === moment);
    try {
      server().clock.set(ahead);
      await isDueAt(ahead + 10_000);
      server().clock.set(TEST_NOW);
      await isDueAt(TEST_NOW + 10_000);
    } finally {
      await worker.stop();
      server().clock.set(TEST_NOW);
    }
  });
});

describe('a job that was put off while the clock was ahead', () => {
  const ahead = TEST_NOW + 12 * HOUR;
  const add = async (kind: string, changes: object = {}) => {
    const key = newId();
    await db().transaction(async (tx) => {
      await enqueueJob(tx, { kind, key, payload: {}, runAt: ahead });
      await tx
        .knex('jobs')
        .where({ kind, key })
        .update({ run_at: ahead, ...changes });
    });
    return key;
  };
  afterEach(() =>
    db().transaction((tx) =>
      tx
        .knex('jobs')
        .where('run_at', '>', TEST_NOW + 11 * HOUR)
        .delete(),
    ),
  );

  it('is due at the next start where it asks a network or has failed, and keeps its time otherwise', async () => {
    const order = await add('order-card');
    const failed = await add('expire-cash-out-intent', { error: 'NoAnswer', attempts: 3 });
    const expiry = await add('expire-cash-out-intent');
    const soon = TEST_NOW + MINUTE;
    const again = await add('order-card', { error: 'NoAnswer', attempts: 1, run_at: soon });
    await db().transaction((tx) => prepareJobs(tx, services().jobs, TEST_NOW));
    const found = await db().knex('jobs').whereIn('key', [order, failed, expiry, again]).select('key', 'run_at');
    const dueAt = Object.fromEntries(found.map(({ key, run_at }) => [key, Number(run_at)]));
    expect(dueAt).toEqual({ [order]: TEST_NOW, [failed]: TEST_NOW, [expiry]: ahead, [again]: soon });
    await runDueJobs(services());
  });

  it('is due at once where the clock goes back under a worker: a batch goes to the embosser', async () => {
    const b = await bench();
    server().clock.set(ahead);
    const batch = await b.batch({ quantity: 1 });
    const ordered = new Promise<void>((resolve) => {
      outside.onOrder = ({ id }) => (id === batch.id ? resolve() : undefined);
    });
    const isPutOff = async () => {
      const job = await db().knex('jobs').where({ key: batch.id }).first('run_at', 'claimed_by');
      return Number(job.run_at) === ahead + BATCH_HOLD_MILLISECONDS && job.claimed_by === null;
    };
    const worker = startJobWorker(services());
    try {
      await until('it waits for its minute', isPutOff);
      server().clock.set(TEST_NOW);
      await ordered;
    } finally {
      await worker.stop();
      outside.onOrder = () => undefined;
      server().clock.set(TEST_NOW);
    }
    expect(outside.orders.map(({ id }) => id)).toEqual([batch.id]);
  });
});

describe('a job that takes long', () => {
  /** A worker whose settlement of a day ends when the test says so. */
  function startWithLongJob() {
    let begin = () => {};
    let end = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const ended = new Promise<JobOutcome>((resolve) => {
      end = () => resolve('done');
    });
    const swept: (() => void)[] = [];
    const stopping = new AbortController();
    const { jobs } = services();
    const settleDay = () => {
      begin();
      return ended;
    };
    const sweep = async () => {
      for (const resolve of swept.splice(0)) resolve();
      return 'done' as const;
    };
    const handlers = { ...jobs.handlers, 'settle-day': settleDay, 'sweep-card-transactions': sweep };
    const worker = startJobWorker({ ...services(), jobs: { ...jobs, handlers }, stopSignal: stopping.signal });
    return {
      worker,
      begun,
      end: () => end(),
      stopping,
      sweep: () => new Promise<void>((resolve) => swept.push(resolve)),
    };
  }
  const enqueueSettlement = () =>
    db().transaction((tx) => enqueueJob(tx, { kind: 'settle-day', key: 'c/d', payload: {}, runAt: 0 }));
  const settling = () => db().knex('jobs').where({ kind: 'settle-day' }).first('claimed_until', 'attempts');

  it('holds back neither batches nor the sweep of what was cut off', async () => {
    const b = await bench();
    await enqueueSettlement();
    const { worker, begun, end, sweep } = startWithLongJob();
    await begun;
    const batch = await b.batch({ quantity: 10 });
    await until('the batch is made', async () => (await made(batch.id)).slots.length === 10);
    const swept = sweep();
    const kind = 'sweep-card-transactions';
    await db().transaction((tx) => enqueueJob(tx, { kind, key: kind, payload: {}, runAt: 0, restart: true }));
    await swept;
    end();
    await worker.stop();
    expect(await settling()).toBeUndefined();
  });

  it('is kept while its worker shows life, and taken over a quarter of a minute after the last sign of it', async () => {
    await enqueueSettlement();
    const takenByAnother = () => claimNextJob(services(), ['settle-day']);
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const repeat = setInterval;
    const signs: (() => unknown)[] = [];
    jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => unknown, milliseconds: number) => {
      if (milliseconds === 4_000) signs.push(run);
      return repeat(run, milliseconds);
    }) as typeof setInterval);
    try {
      const { worker, begun, end } = startWithLongJob();
      await begun;
      for (let sign = 1; sign <= 10; sign += 1) {
        now += 4_000;
        for (const showLife of signs) await showLife();
        expect(await takenByAnother()).toBeNull();
      }
      now += 14_999;
      expect(await takenByAnother()).toBeNull();
      now += 1;
      expect(await takenByAnother()).toMatchObject({ kind: 'settle-day', attempts: 2 });
      end();
      await worker.stop();
    } finally {
      jest.restoreAllMocks();
    }
    await db().transaction(async (tx) => tx.knex('jobs').where({ kind: 'settle-day' }).delete());
  });

  it.each([
    ['not taken over where its worker’s clock is ahead by as much as a claim', 15_000, null],
    ['taken over at once where its worker’s clock was ahead by three days', 72 * HOUR, { attempts: 2 }],
  ])('is %s', async (_, ahead, expected) => {
    await enqueueSettlement();
    const machine = Date.now();
    const take = (now: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(machine + now);
      return claimNextJob(services(), ['settle-day']).finally(() => jest.restoreAllMocks());
    };
    const overdue = () => findJobDueSince(db(), { now: TEST_NOW, machineNow: machine, leaseMilliseconds: 15_000 });
    expect(await take(ahead)).toMatchObject({ attempts: 1 });
    // Nobody who is alive has it in hand, so it counts as overdue.
    expect((await overdue()) === null).toBe(expected === null);
    const taken = await take(0);
    if (expected === null) expect(taken).toBeNull();
    else expect(taken).toMatchObject(expected);
    await db().transaction(async (tx) => tx.knex('jobs').where({ kind: 'settle-day' }).delete());
  });

  it('and does not end is left to others, due at once, 2 s after a stop began', async () => {
    await enqueueSettlement();
    const { worker, begun } = startWithLongJob();
    await begun;
    await worker.stop();
    expect(await settling()).toEqual({ claimed_until: null, attempts: 0 });
    await db().transaction(async (tx) => tx.knex('jobs').where({ kind: 'settle-day' }).delete());
  });

  it('ends at its next step when a stop begins, and goes on where it was', async () => {
    const b = await bench();
    const batch = await b.batch({ quantity: 3 * CARDS_PER_STEP });
    const stopping = new AbortController();
    let steps = 0;
    const { jobs } = services();
    const twoSteps: JobHandler<AllServices> = (job, parts) => {
      const step: RunningJob['step'] = async (work) => {
        const result = await job.step(work);
        steps += 1;
        if (steps === 2) stopping.abort(new Error('a stop'));
        return result;
      };
      return makeBatch({ ...job, step }, parts);
    };
    const handlers = { ...jobs.handlers, 'make-batch': twoSteps };
    await runDueJobs({ ...services(), jobs: { ...jobs, handlers }, stopSignal: stopping.signal });
    expect(await made(batch.id)).toMatchObject({ slots: upTo(2 * CARDS_PER_STEP), status: 'CREATED' });
    const [row] = await db().knex('jobs').where({ key: batch.id });
    expect(row).toMatchObject({ claimed_until: null, attempts: 0, error: null });
    expect(server().logged.filter(({ msg }) => msg === 'job failed')).toEqual([]);
    await runDueJobs(services());
    expect((await made(batch.id)).slots).toEqual(upTo(3 * CARDS_PER_STEP));
  });
});
