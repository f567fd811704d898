import type { Account } from '../../accounts/store/accounts';
import { DAY } from '../../kernel/time';
import { Journal } from '../../ledger/journal';
import { LedgerState } from '../../ledger/rules/ledger-state';
import { newId } from '../../platform/ids';
import type { SortTerm } from '../../platform/store/list';
import { useDatabase } from '../../testing/database';
import { makeAccount, makeClient, NOON } from '../../testing/ledger';
import { type Activity, searchActivities } from './activities';
import type { ActivityFilters } from './activity-filters';

const database = useDatabase();
let clientId: string;
let argentine: Account;
let brazilian: Account;

beforeAll(async () => {
  clientId = (await makeClient(database.db)).id;
  argentine = await makeAccount(database.db, clientId);
  brazilian = await makeAccount(database.db, clientId, { country: 'BRA', currency: 'BRL' });
  const stranger = await makeAccount(database.db, (await makeClient(database.db)).id);
  const made = Array.from({ length: 40 }, (_, at) => madeActivity(at % 4 === 3 ? brazilian : argentine, at));
  const foreign = [madeActivity(stranger, 1)];
  await database.db.transaction(async (tx) => {
    const journal = new Journal(0);
    journal.addActivities([...made, ...foreign]);
    await journal.write(tx, new LedgerState(), []);
  });
  all = made;
});

let all: Activity[] = [];

/** Every fifth was changed a day after it was made. */
function madeActivity(account: Account, at: number): Activity {
  const createdAt = NOON + at * DAY;
  return {
    id: newId(),
    clientId: account.clientId,
    accountId: account.id,
    country: account.country,
    currency: account.currency,
    accountTxs: [],
    originTxId: null,
    origin: 'CLIENT',
    processType: 'ORIGINAL',
    type: at % 3 === 0 ? 'CASHIN' : 'CARD_PURCHASE',
    entryType: 'DEBIT',
    totalAmount: BigInt(at + 1),
    result: at % 5 === 0 ? 'APPROVED' : at % 7 === 0 ? 'PENDING' : 'REJECTED',
    rejectionReason: null,
    forced: at % 2 === 0,
    data: { properties: { at }, description: { 'es-AR': 'Ñ' }, details: [], metadata: { nested: { deep: [1, null] } } },
    createdAt,
    updatedAt: at % 5 === 0 ? createdAt + DAY / 2 : createdAt,
  };
}

const within = (value: number, from = -Infinity, until = Infinity) => value >= from && value <= until;

/** The filters in the plainest words there are. */
function matches(activity: Activity, filters: ActivityFilters): boolean {
  const { createdAt, updatedAt } = activity;
  const { upsertFrom, upsertUntil } = filters;
  return (
    (filters.country?.includes(activity.country) ?? true) &&
    (filters.accountId?.includes(activity.accountId) ?? true) &&
    (filters.result?.includes(activity.result) ?? true) &&
    (filters.type?.includes(activity.type) ?? true) &&
    within(createdAt, filters.createdFrom, filters.createdUntil) &&
    within(updatedAt, filters.updatedFrom, filters.updatedUntil) &&
    (within(createdAt, upsertFrom, upsertUntil) || within(updatedAt, upsertFrom, upsertUntil))
  );
}

async function pages(filters: ActivityFilters, sort: SortTerm[] = [], size = 7): Promise<Activity[]> {
  const found: Activity[] = [];
  for (let number = 0; ; number++) {
    const { activities, total } = await searchActivities(database.db, clientId, {
      filters,
      sort,
      page: { number, size },
    });
    found.push(...activities);
    if (activities.length < size) {
      expect(total).toBe(found.length);
      return found;
    }
    expect(total).toBeGreaterThanOrEqual(found.length);
  }
}

const at = (day: number) => NOON + day * DAY;
const CASES: [string, () => ActivityFilters][] = [
  ['none', () => ({})],
  ['country', () => ({ country: ['BRA'] })],
  ['a country that has none', () => ({ country: ['MEX'] })],
  ['account', () => ({ accountId: [brazilian.id] })],
  ['two accounts', () => ({ accountId: [brazilian.id, argentine.id] })],
  ['an account of nobody', () => ({ accountId: ['nobody'] })],
  ['result', () => ({ result: ['PENDING', 'APPROVED'] })],
  ['type', () => ({ type: ['CASHIN'] })],
  [
    'everything that is counted',
    () => ({ accountId: [argentine.id], country: ['ARG'], result: ['REJECTED'], type: ['CASHIN'] }),
  ],
  ['created', () => ({ createdFrom: at(3), createdUntil: at(20) })],
  ['updated from', () => ({ updatedFrom: at(10) })],
  ['updated until', () => ({ updatedUntil: at(10) + DAY / 2 })],
  ['updated', () => ({ updatedFrom: at(10) + 1, updatedUntil: at(25) })],
  ['upsert from', () => ({ upsertFrom: at(10) + 1 })],
  ['upsert until', () => ({ upsertUntil: at(10) })],
  ['upsert', () => ({ upsertFrom: at(10) + 1, upsertUntil: at(30) })],
  [
    'all times at once',
    () => ({ createdUntil: at(28), updatedFrom: at(4), upsertFrom: at(5) + 1, upsertUntil: at(20) }),
  ],
  ['updated and upsert until', () => ({ updatedFrom: at(4), upsertUntil: at(20), type: ['CARD_PURCHASE'] })],
  ['updated and result', () => ({ updatedFrom: at(4), result: ['APPROVED'], accountId: [argentine.id] })],
];

it.each(CASES)('finds what the filters ask for, newest first, page by page: %s', async (_name, filters) => {
  const wanted = all.filter((activity) => matches(activity, filters())).reverse();
  expect(await pages(filters())).toEqual(wanted);
});

it.each(['id', 'type', 'result', 'created_at', 'updated_at'])('sorts by %s in both directions', async (attribute) => {
  for (const filters of [{}, { upsertFrom: at(10) + 1 }, { updatedFrom: at(4) }]) {
    const up = await pages(filters, [{ attribute, direction: 'ASC' }]);
    const down = await pages(filters, [{ attribute, direction: 'DESC' }]);
    expect(up).toHaveLength(all.filter((activity) => matches(activity, filters)).length);
    expect(down).toEqual([...up].reverse());
    const key = attribute.replace('created_at', 'createdAt').replace('updated_at', 'updatedAt') as keyof Activity;
    const values = up.map((activity) => activity[key] as string | number);
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  }
});

it('shows nothing of another client', async () => {
  const { activities, total } = await searchActivities(database.db, 'another', {
    filters: { accountId: [argentine.id] },
    sort: [],
    page: { number: 0, size: 9 },
  });
  expect([activities, total]).toEqual([[], 0]);
});
