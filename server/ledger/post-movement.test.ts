import { type Account, findAccount } from '../accounts/store/accounts';
import { type Activity, findActivity, searchActivities } from '../activities/store/activities';
import type { ActivityFilters } from '../activities/store/activity-filters';
import { newEvent, type OutboxEvent } from '../events/store/outbox';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { useDatabase } from '../testing/database';
import { makeAccount, makeClient, movementOn, NOON, noLimits, requestOf, sideEffectsOf } from '../testing/ledger';
import { Ledger } from './ledger';
import { changeActivity, postMovement, recordActivity } from './post-movement';
import type { SingleMovement } from './rules/movement';
import { verifyLedger } from './verification';

const database = useDatabase();
let account: Account;

beforeEach(async () => {
  account = await makeAccount(database.db, (await makeClient(database.db)).id);
});

function post(tx: Tx, changes: Partial<SingleMovement>, limits = noLimits) {
  return postMovement(tx, movementOn(account, changes), limits, sideEffectsOf);
}

async function balance(): Promise<bigint | undefined> {
  return (await findAccount(database.db, account.clientId, account.id))?.balance;
}

async function mismatches() {
  return (await verifyLedger(database.db)).mismatches;
}

async function activities(filters: ActivityFilters = {}): Promise<{ activities: Activity[]; total: number }> {
  return searchActivities(database.db, account.clientId, { filters, sort: [], page: { number: 0, size: 1 } });
}

it('posts several movements of one transaction, each on what the one before left', async () => {
  await database.db.transaction(async (tx) => {
    await post(tx, { entryType: 'CREDIT', type: 'CASHIN', amount: 500n });
    expect((await findAccount(tx, account.clientId, account.id))?.balance).toBe(500n);
    const [leg] = (await post(tx, { amount: 300n })).legs;
    expect(leg?.balance).toBe(200n);
    const [refused] = (await post(tx, { amount: 201n })).legs;
    expect(refused?.rejectionReason).toBe('INSUFFICIENT_FUNDS');
  });
  expect(await balance()).toBe(200n);
  expect((await activities()).total).toBe(3);
  expect(await mismatches()).toEqual([]);
});

it('leaves nothing when its transaction fails', async () => {
  const failing = database.db.transaction(async (tx) => {
    await post(tx, { entryType: 'CREDIT' });
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await balance()).toBe(0n);
  expect((await activities()).total).toBe(0);
  expect(await mismatches()).toEqual([]);
});

it('counts what it moved before in the same transaction towards the limits', async () => {
  const limits = { ...noLimits, client: { daily: '2.50', monthly: null } };
  const reasons = await database.db.transaction(async (tx) => {
    const found: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const { legs } = await post(tx, { entryType: 'CREDIT' }, limits);
      found.push(legs[0]?.rejectionReason);
    }
    return found;
  });
  expect(reasons).toEqual([null, null, 'CLIENT_DAILY_AMOUNT_LIMIT_REACHED']);
});

it('keeps the ledger right beside batches that run at the same time', async () => {
  const ledger = new Ledger(database.db);
  const credit = { entryType: 'CREDIT', type: 'CASHIN', amount: 10n } as const;
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      at % 2 === 0
        ? ledger.submit(requestOf(movementOn(account, credit)))
        : database.db.transaction((tx) => post(tx, credit)),
    ),
  );
  expect(await balance()).toBe(600n);
  expect(await mismatches()).toEqual([]);
});

it('has an event for exactly those movements that committed, over a thousand random aborts', async () => {
  const committed = new Set<string>();
  let state = 5;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  for (let round = 0; round < 100; round++) {
    const moves = Array.from({ length: 10 }, () => ({ id: newId(), fails: random() < 0.5, late: random() < 0.5 }));
    await Promise.allSettled(
      moves.map(({ id, fails, late }) =>
        database.db
          .transaction(async (tx) => {
            await post(tx, { id, entryType: 'CREDIT' });
            if (fails && late) tx.beforeCommit(() => Promise.reject(new Error('late')));
            else if (fails) throw new Error('early');
          })
          .then(() => committed.add(id)),
      ),
    );
  }
  const { knex } = database.db;
  const announced = await knex('outbox as o')
    .join('activities as a', { 'a.client_id': 'o.client_id', 'a.id': 'o.resource_id' })
    .where('o.client_id', account.clientId)
    .pluck('a.origin_tx_id');
  expect(announced).toHaveLength(committed.size);
  expect(new Set(announced)).toEqual(committed);
  const events = await knex('outbox').where({ client_id: account.clientId }).count({ n: '*' });
  expect(Number(events[0]?.n)).toBe(committed.size);
  const numbered = await knex('ledger_accounts').where({ id: account.id }).first('event_sequence');
  expect(numbered.event_sequence).toBe(committed.size);
  expect(await balance()).toBe(BigInt(committed.size) * 100n);
  expect(await mismatches()).toEqual([]);
});

it('moves an activity from pending to its result, with an event and correct totals', async () => {
  const pending: Activity = await database.db.transaction(async (tx) => {
    const { activities: made } = sideEffectsOf({ movement: movementOn(account), legs: [] });
    expect(made).toEqual([]);
    const decision = await postMovement(tx, movementOn(account, { entryType: 'CREDIT' }), noLimits, (decided) => {
      const effects = sideEffectsOf(decided);
      return {
        ...effects,
        activities: effects.activities.map((activity) => ({ ...activity, result: 'PENDING' as const })),
      };
    });
    return (await activitiesOf(tx, decision.legs[0]?.transactionId))[0] as Activity;
  });
  expect((await activities({ result: ['PENDING'] })).total).toBe(1);
  const change = (clientId: string) =>
    database.db.transaction((tx) =>
      changeActivity(tx, clientId, pending.id, { result: 'APPROVED', updatedAt: NOON + 5 }, (activity) =>
        newEvent(
          { id: newId(), clientId, kind: 'ACTIVITY_UPDATED', key: newId(), resourceId: activity.id, payload: '{}' },
          NOON + 5,
        ),
      ),
    );
  expect(await change('another')).toBeNull();
  expect(await change(account.clientId)).toEqual({ ...pending, result: 'APPROVED', updatedAt: NOON + 5 });
  expect((await activities({ result: ['PENDING'] })).total).toBe(0);
  expect((await activities({ result: ['APPROVED'], accountId: [account.id] })).total).toBe(1);
  expect(await mismatches()).toEqual([]);
});

it('records what never reached the ledger', async () => {
  await database.db.transaction(async (tx) => {
    const { activities: announced, events } = sideEffectsOf({
      movement: movementOn(account),
      legs: [
        {
          transactionId: newId(),
          accountId: account.id,
          country: 'ARG',
          currency: 'ARS',
          type: 'CARD_PURCHASE',
          processType: 'ORIGINAL',
          entryType: 'DEBIT',
          amount: 100n,
          result: 'REJECTED',
          rejectionReason: null,
          parentId: null,
          linkedId: null,
          forced: false,
          balance: 0n,
          eventSequence: 1,
        },
      ],
    });
    const [activity, event] = [announced[0] as Activity, events[0] as OutboxEvent];
    await recordActivity(tx, activity, () => event);
  });
  const { activities: found } = await activities({ result: ['REJECTED'] });
  expect(found).toHaveLength(1);
  expect(await findActivity(database.db, account.clientId, found[0]?.id ?? '')).toEqual(found[0]);
  expect(await findActivity(database.db, 'another', found[0]?.id ?? '')).toBeNull();
  expect(await mismatches()).toEqual([]);
});

it('refuses as the batches do', async () => {
  const refund = database.db.transaction((tx) => post(tx, { processType: 'REFUND', entryType: 'CREDIT' }));
  await expect(refund).rejects.toMatchObject({ name: 'LedgerRefusal', reason: 'PARENT_REQUIRED' });
});

async function activitiesOf(tx: Tx, transactionId: string | undefined): Promise<Activity[]> {
  const { activities: found } = await searchActivities(tx, account.clientId, {
    filters: {},
    sort: [],
    page: { number: 0, size: 9 },
  });
  return found.filter(({ originTxId }) => originTxId === transactionId);
}
