import { DAY, HOUR } from '../../kernel/time';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import type { RunningJob } from '../../platform/jobs/job';
import type { Log } from '../../platform/log';
import { runWrites } from '../../platform/store/writes';
import { useDatabase } from '../../testing/database';
import { makeAccount, makeClient } from '../../testing/ledger';
import { countStatements } from '../../testing/statements';
import { addingMissingTotals } from '../jobs/add-missing-totals';
import { type Activity, searchActivities, writeActivities } from './activities';
import type { ActivityFilters } from './activity-filters';
import { type CountScope, countActivities, Totals } from './activity-totals';
import { finerTotals } from './migrations/0035-finer-totals';
import { addMissingTotals } from './missing-totals';

const database = useDatabase();
const START = Date.UTC(2026, 0, 10);

/** The same numbers in every run. */
let state = 3;
function random(below: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return Math.floor((state / 4_294_967_296) * below);
}

const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
let accounts: string[];
let clientId: string;
const TYPES = ['CASHIN', 'P2P_IN', 'PAYMENT_OUT'];
const RESULTS = ['APPROVED', 'REJECTED'] as const;

function activity(createdAt: number): Activity {
  return {
    id: newId(),
    clientId,
    accountId: pick(accounts),
    country: pick(['ARG', 'BRA']),
    currency: 'ARS',
    accountTxs: [],
    originTxId: null,
    origin: 'CLIENT',
    processType: 'ORIGINAL',
    type: pick(TYPES),
    entryType: 'CREDIT',
    totalAmount: 1n,
    result: pick(RESULTS),
    rejectionReason: null,
    forced: false,
    data: { properties: null, description: null, details: [], metadata: {} },
    createdAt,
    updatedAt: createdAt,
  };
}

/** Moments where a mistake of one would show: the first and the last millisecond of days, and any in between. */
const moments = Array.from({ length: 400 }, () => {
  const day = START + random(6) * DAY;
  return pick([day, day + DAY - 1, day + 12 * HOUR, day + random(DAY)]);
});

let made: Activity[];

beforeAll(async () => {
  const { db } = database;
  clientId = (await makeClient(db)).id;
  accounts = [(await makeAccount(db, clientId)).id, (await makeAccount(db, clientId)).id];
  made = moments.map(activity);
  await db.transaction(async (tx) => {
    for (const slot of [0, 3]) {
      const totals = new Totals(slot);
      for (const [at, one] of made.entries()) if (at % 2 === slot % 2) totals.add(one);
      await runWrites(tx, [totals.write()]);
    }
    await runWrites(tx, [writeActivities(made)]);
  });
});

async function total(filters: ActivityFilters): Promise<number> {
  const query = { filters, sort: [], page: { number: 0, size: 1 } };
  return (await searchActivities(database.db, clientId, query)).total;
}

function matches(one: Activity, filters: ActivityFilters): boolean {
  const among = (values: readonly string[] | undefined, value: string) => values?.includes(value) ?? true;
  return (
    among(filters.accountId, one.accountId) &&
    among(filters.country, one.country) &&
    among(filters.type, one.type) &&
    among(filters.result, one.result) &&
    one.createdAt >= (filters.createdFrom ?? 0) &&
    one.createdAt <= (filters.createdUntil ?? Number.MAX_SAFE_INTEGER)
  );
}

const maybe = <T>(value: T): T | undefined => (random(2) === 0 ? value : undefined);

function filters(): ActivityFilters {
  return {
    accountId: maybe([pick(accounts)]),
    country: maybe([pick(['ARG', 'BRA', 'MEX'])]),
    type: maybe(random(3) === 0 ? TYPES.slice(1) : [pick(TYPES)]),
    result: maybe([pick(RESULTS)]),
    createdFrom: maybe(pick([pick(moments), pick(moments) + 1, START - DAY, -5 * DAY])),
    createdUntil: maybe(pick([pick(moments), pick(moments) - 1, START + 9 * DAY])),
  };
}

async function countsWhatMatches(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const asked = filters();
    const expected = made.filter((one) => matches(one, asked)).length;
    expect({ asked, total: await total(asked) }).toEqual({ asked, total: expected });
  }
}

it('counts what matches, whatever the filter', () => countsWhatMatches(400));

it('counts the same where a version that had no totals of hours has written the activities', async () => {
  await database.db.transaction(async (tx) => {
    await tx.knex('activity_totals').where('day', '<', -1).delete();
    await tx.knex('activity_totals').where({ day: -1 }).whereIn('scope_id', accounts).delete();
    await finerTotals.up(tx);
  });
  await countsWhatMatches(100);
});

it('counts the same once the totals that such a version left out while it still ran are added, and adds nothing twice', async () => {
  const { db } = database;
  const more = moments.slice(0, 60).map((moment) => activity(moment));
  const totals = new Totals(1);
  for (const one of more) totals.add(one);
  await db.transaction((tx) => runWrites(tx, [writeActivities(more), totals.write()]));
  made.push(...more);
  await db.transaction(async ({ knex }) => {
    await knex('activity_totals').where({ slot: 1 }).where('day', '<', -1).delete();
    await knex('activity_totals').where({ slot: 1, day: -1 }).whereIn('scope_id', accounts).delete();
  });
  const before = await total({ type: ['CASHIN'], accountId: [accounts[0] as string] });
  const addMissing = () => db.transaction((tx) => addMissingTotals(tx, clientId, START + HOUR / 2));
  await addMissing();
  expect(await total({ type: ['CASHIN'], accountId: [accounts[0] as string] })).toBeGreaterThan(before);
  await countsWhatMatches(100);
  const rows = () => db.knex('activity_totals').orderBy(['scope_id', 'day', 'country', 'type', 'result', 'slot']);
  const added = await rows();
  await addMissing();
  expect(await rows()).toEqual(added);
});

it('has the job that adds them on its list where there were activities, and it comes back until its time is over', async () => {
  const { db } = database;
  const job = await db.knex('jobs').where({ kind: 'add-missing-totals' }).first('payload');
  const payload = JSON.parse(job.payload);
  expect(Number(payload.until) - Number(payload.since)).toBe(3 * DAY);
  const run = (until: string) => {
    const running: RunningJob = {
      key: 'all',
      payload: { since: String(START), until },
      step: (work) => db.transaction(work),
      readStep: (work) => db.transaction(work),
    };
    const { signal: stopSignal } = new AbortController();
    return addingMissingTotals(running, { db, clock: { now: () => START } as Clock, log: {} as Log, stopSignal });
  };
  await db.transaction(({ knex }) => knex('activity_totals').where('day', '<', -1).delete());
  expect(await run(payload.until)).toEqual({ again: START + HOUR });
  await countsWhatMatches(50);
  expect(await run('0')).toBe('done');
});

/** The spans in which activities are looked at themselves, and whether they are added or taken away. */
const lookedAt = (scope: CountScope, asked: ActivityFilters) =>
  countActivities(scope, asked)
    ?.filter(({ count }) => / FROM activities /.test(count.sql))
    .map(({ sign, count }) => [sign, ...count.parameters.filter((each) => typeof each === 'number')]);

it('looks at the activities of the parts of hours, or of an account days, at the ends of a range only, and of none without a range', () => {
  const [client, account] = [{ client_id: 'c' }, { account_id: 'a' }];
  const end = START + 3 * DAY;
  for (const scope of [client, account]) {
    expect(lookedAt(scope, {})).toEqual([]);
    expect(lookedAt(scope, { type: ['CASHIN'] })).toEqual([]);
    expect(lookedAt(scope, { createdFrom: START, createdUntil: end - 1 })).toEqual([]);
  }
  const range = { createdFrom: START + HOUR, createdUntil: end + HOUR };
  // Of the first day the hour that is not asked for, which is the shorter part.
  expect(lookedAt(account, range)).toEqual([
    [-1, START, START + HOUR - 1],
    [1, end, end + HOUR],
  ]);
  expect(lookedAt(client, range)).toEqual([[1, end + HOUR, end + HOUR]]);
  expect(lookedAt(client, { createdFrom: START + HOUR / 4, createdUntil: end + HOUR / 4 - 1 })).toEqual([
    [-1, START, START + HOUR / 4 - 1],
    [1, end, end + HOUR / 4 - 1],
  ]);
  expect(lookedAt(client, { updatedFrom: START })).toBeUndefined();
});

it('counts in one statement, with the page beside it unless it may be long in finding or is empty', async () => {
  const range = { accountId: [accounts[0] as string], createdFrom: START + 1, createdUntil: START + 2 * DAY + 1 };
  const counted = (asked: ActivityFilters) => countStatements(database.db, /./, () => total(asked));
  expect(await counted(range)).toBe(1);
  expect(await counted({ type: ['CASHIN'] })).toBe(1);
  expect(await counted({ ...range, type: ['CASHIN'] })).toBe(2);
  expect(await counted({ ...range, type: ['CASHOUT_ATM'] })).toBe(1);
  expect(await counted({ country: ['MEX'] })).toBe(1);
});
