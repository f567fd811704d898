import { DAY, HOUR } from '../../kernel/time';
import { newId } from '../../platform/ids';
import { runWrites } from '../../platform/store/writes';
import { useDatabase } from '../../testing/database';
import { makeAccount, makeClient } from '../../testing/ledger';
import { type Activity, searchActivities, writeActivities } from './activities';
import type { ActivityFilters } from './activity-filters';
import { Totals } from './activity-totals';

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

it('counts what matches, whatever is asked for', async () => {
  for (let i = 0; i < 400; i++) {
    const asked = filters();
    const expected = made.filter((one) => matches(one, asked)).length;
    expect({ asked, total: await total(asked) }).toEqual({ asked, total: expected });
  }
});

it('looks at the activities of the days at the ends of a range only, and of none without a range', async () => {
  const asked: string[] = [];
  const listen = ({ sql, bindings }: { sql: string; bindings: unknown[] }) => {
    if (/count\(.* from .?activities\b/i.test(sql))
      asked.push(`${bindings.filter((each) => typeof each === 'number')}`);
  };
  const { knex } = database.db;
  knex.on('query', listen);
  await total({});
  await total({ type: ['CASHIN'], accountId: [accounts[0] as string] });
  await total({ createdFrom: START, createdUntil: START + 3 * DAY - 1 });
  expect(asked).toEqual([]);
  await total({ createdFrom: START + HOUR, createdUntil: START + 3 * DAY + HOUR });
  knex.off('query', listen);
  // Of the first day the hour that is not asked for, which is the shorter part.
  expect(asked).toEqual([`${START},${START + HOUR - 1}`, `${START + 3 * DAY},${START + 3 * DAY + HOUR}`]);
});
