import { dialect } from '../../testing/database';
import { outside, somebodyWaits } from '../../testing/outside';
import { type TestServer, useServer } from '../../testing/server';
import { type BucketGrant, takeFromBuckets } from '../store/rate-buckets';
import { SharedRateLimit } from './shared-rate-limit';

/** Buckets are only shared on PostgreSQL: an SQLite file is for one process. */
const onPostgres = dialect === 'postgres' ? describe : describe.skip;

const server = useServer({ environment: { RATE_LIMIT_PER_SECOND: '100', RATE_LIMIT_BURST: '200' } });

async function three(): Promise<{ all: TestServer[]; close(): Promise<void> }> {
  const others = [await server().beside(), await server().beside()];
  const close = async () => void (await Promise.all(others.map((other) => other.close())));
  return { all: [server(), ...others], close };
}

const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

onPostgres('of three processes on one database', () => {
  it.each([1, 7, 40, 200])('a client gets as much as of one: %i at once', async (burst) => {
    const client = await server().client({}, { rateLimit: { per_second: 0.001, burst } });
    const { all, close } = await three();
    const { token } = client;
    const answers = await Promise.all(
      all.flatMap((each) => Array.from({ length: burst }, () => each.send('GET', '/users/v1/', { token }))),
    );
    expect([statuses(answers, 200), statuses(answers, 429)]).toEqual([burst, 2 * burst]);
    await close();
  });

  it('an address gets ten wrong guesses at a secret in all', async () => {
    const { client } = await server().client();
    const { all, close } = await three();
    const { audience } = server().config;
    const body = { client_id: client.id, client_secret: 'wrong', audience, grant_type: 'client_credentials' };
    const guesses = all.flatMap((each) =>
      Array.from({ length: 30 }, () => each.send('POST', '/oauth/token', { body })),
    );
    const answers = await Promise.all(guesses);
    // One comes in each second while the guesses are compared.
    expect(statuses(answers, 401)).toBeGreaterThanOrEqual(10);
    expect(statuses(answers, 401)).toBeLessThan(30);
    expect(statuses(answers, 401) + statuses(answers, 429)).toBe(90);
    await close();
  });
});

onPostgres('a limit that is shared', () => {
  const stopped = new AbortController();
  const limits = (name: string, perSecond: number, burst: number) =>
    [1, 2].map(() => new SharedRateLimit(server().database.db, name, perSecond, burst, stopped.signal));
  afterAll(() => stopped.abort());

  it('is that of an empty bucket where the clock of the database was ahead by days', async () => {
    const { db } = server().database;
    const request = { key: 'ahead', interval: 1_000_000, burst: 10, wanted: 10 };
    const take = (wanted: number) => db.transaction((tx) => takeFromBuckets(tx, [{ ...request, wanted }]));
    const fullAt = async () => Number((await db.knex('rate_buckets').where({ key: 'ahead' }).first('full_at')).full_at);
    await take(10);
    const emptied = await fullAt();
    const ahead = emptied + 3 * 86_400_000_000;
    await db.transaction(({ knex }) => knex('rate_buckets').where({ key: 'ahead' }).update({ full_at: ahead }));
    expect((await take(1)).get('ahead')).toEqual({ granted: 0, fullIn: 10_000_000 });
    // Full again ten seconds from now, as any that is empty.
    expect((await fullAt()) - emptied).toBeLessThan(60_000_000);
  });

  it('asks the database once for a share, and serves the rest of it from memory', async () => {
    const [limit] = limits('share', 0.001, 80) as [SharedRateLimit];
    const now = performance.now();
    expect(await limit.take('a', now)).toBe(0);
    const taken = Array.from({ length: 9 }, () => limit.take('a', now));
    expect(taken).toEqual(Array(9).fill(0));
    expect(limit.take('a', now)).toBeInstanceOf(Promise);
  });

  it('asks no more for what is used up, and says when there is something again', async () => {
    const [one, other] = limits('empty', 0.001, 2) as [SharedRateLimit, SharedRateLimit];
    const now = performance.now();
    const taken = await Promise.all([one, one, other, other].map((limit) => limit.take('a', now)));
    expect(taken.sort((a, b) => a - b).slice(0, 2)).toEqual([0, 0]);
    expect(taken.at(-1)).toBe(1000);
    // What has been refused is refused again without a promise: nobody is asked.
    const refusing = [one, other].filter((limit) => limit.wait('a', now) > 0);
    expect(refusing.length).toBeGreaterThan(0);
    expect(refusing.map((limit) => limit.take('a', now))).toEqual(refusing.map(() => expect.any(Number)));
  });

  it('takes back at once what did not count', async () => {
    const [one] = limits('back', 0.001, 1) as [SharedRateLimit];
    expect(await one.take('a', performance.now())).toBe(0);
    expect(await one.take('a', performance.now())).toBeGreaterThan(0);
    one.giveBack('a');
    expect(await one.take('a', performance.now())).toBe(0);
  });

  it('puts back what it has not used, so that others can', async () => {
    const [one, other] = limits('unused', 0.001, 16) as [SharedRateLimit, SharedRateLimit];
    expect(await one.take('a', performance.now())).toBe(0);
    let taken = 0;
    // One process holds a token that it has no use for until its second is over.
    while (taken < 15) if ((await other.take('a', performance.now())) === 0) taken += 1;
    expect(taken).toBe(15);
    // What was put back is no longer here.
    expect(await one.take('a', performance.now())).toBeGreaterThan(0);
  });

  it('keeps no more than a share, however long a process uses little of it', async () => {
    const [one, other] = limits('used slowly', 0.001, 80) as [SharedRateLimit, SharedRateLimit];
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    for (let i = 0; i < 10; i += 1) {
      expect(await one.take('a', now)).toBe(0);
      now += 1_001;
    }
    let left = 0;
    while ((await other.take('a', now)) === 0) left += 1;
    expect(left).toBe(80 - 10);
    clock.mockRestore();
  });

  it('is never said to be further from full than empty, however long a statement waited for another one', async () => {
    const { db } = server().database;
    const bucket = (wanted: number) => ({ key: 'waited for', interval: 1_000_000, burst: 2, wanted });
    await db.transaction((tx) => takeFromBuckets(tx, [bucket(1)]));
    await db.transaction((tx) => takeFromBuckets(tx, [bucket(-1)]));
    let waiting: Promise<Map<string, BucketGrant>> | undefined;
    await db.transaction(async (tx) => {
      await tx.knex.raw(`SELECT 1 FROM rate_buckets WHERE key = 'waited for' FOR UPDATE`);
      waiting = outside(() => db.transaction((later) => takeFromBuckets(later, [bucket(2)])));
      await somebodyWaits(db);
      await takeFromBuckets(tx, [bucket(2)]);
    });
    expect((await waiting)?.get('waited for')).toEqual({ granted: 0, fullIn: 2_000_000 });
  });

  it('forgets the keys of those who make up many, and not what they have used', async () => {
    const limit = new SharedRateLimit(server().database.db, 'many', 0.001, 1, stopped.signal, 10);
    const remembered = () => (limit as unknown as { leases: Map<string, unknown> }).leases.size;
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => limit.take(`${round} ${index}`, now)));
      now += 1_001;
    }
    expect(remembered()).toBeLessThanOrEqual(10);
    expect(await limit.take('0 0', now)).toBeGreaterThan(0);
    clock.mockRestore();
  });

  it('lets nobody pass where the database does not answer', async () => {
    const { db } = server().database;
    const broken = Object.create(db, { statement: { value: () => Promise.reject(new Error('gone')) } });
    const limit = new SharedRateLimit(broken, 'gone', 1, 1, stopped.signal);
    await expect(limit.take('a', performance.now())).rejects.toThrow('gone');
  });
});
