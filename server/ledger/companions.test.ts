import { UniqueViolation } from '../platform/store/db';
import { AMONG, readAmong } from '../platform/store/reads';
import { readSetting, writeSetting } from '../platform/store/settings';
import { useDatabase } from '../testing/database';
import { makeAccount, makeClient, movementOn, noLimits, requestOf, sideEffectsOf } from '../testing/ledger';
import { Ledger } from './ledger';
import type { Companion } from './request';
import { LedgerRefusal } from './rules/refusal';
import { verifyLedger } from './verification';

const database = useDatabase();
let ledger: Ledger;
let clientId: string;

beforeEach(async () => {
  ledger = new Ledger(database.db);
  clientId = (await makeClient(database.db)).id;
});

afterEach(async () => {
  expect((await verifyLedger(database.db)).mismatches).toEqual([]);
});

class Barred extends Error {}

/** Keeps the result of each movement as a setting. One whose name is there already is barred, if it looks. */
const notes: Companion<{ name: string; looks: boolean }> = {
  reads: (tx, items) => [
    readAmong(
      tx,
      `SELECT name FROM settings WHERE name ${AMONG[tx.dialect]}`,
      ['name'],
      items.filter(({ looks }) => looks).map(({ name }) => name),
    ),
  ],
  refusals: (items, [found = []]) =>
    items.map(({ name, looks }) => (looks && found.some((row) => row.name === name) ? new Barred(name) : null)),
  writes: (made) => {
    const text = 'INSERT INTO settings (name, value) SELECT value ->> 0, value ->> 1 FROM';
    const rows = made.map(({ item, decision }) => [item.name, JSON.stringify(decision.legs[0]?.result)]);
    if (rows.length === 0) return [];
    return [
      {
        sql: { sqlite: `${text} json_each(?) WHERE true`, postgres: `${text} jsonb_array_elements(?::jsonb) AS value` },
        parameter: JSON.stringify(rows),
      },
    ];
  },
};

type Account = Awaited<ReturnType<typeof makeAccount>>;

const spend = (account: Account, amount: bigint, name: string, looks = true) =>
  ledger.post({
    movement: movementOn(account, { amount }),
    limits: noLimits,
    companion: notes,
    item: { name, looks },
    present: sideEffectsOf,
  });

async function funded(amount: bigint): Promise<Account> {
  const account = await makeAccount(database.db, clientId);
  await ledger.submit(requestOf(movementOn(account, { type: 'CASHIN', entryType: 'CREDIT', amount })));
  return account;
}

it('writes what goes with a movement in its commit, and says what was decided', async () => {
  const account = await funded(100n);
  const decisions = await Promise.all([60n, 60n, 40n].map((amount, at) => spend(account, amount, `spent.${at}`)));
  const results = decisions.map(({ legs }) => legs[0]?.result);
  expect(results).toEqual(['APPROVED', 'REJECTED', 'APPROVED']);
  const kept = await Promise.all([0, 1, 2].map((at) => readSetting(database.db, `spent.${at}`)));
  expect(kept).toEqual(results);
});

it('refuses what its companion refuses, and nothing else of the batch', async () => {
  const account = await funded(100n);
  await database.db.transaction((tx) => writeSetting(tx, 'barred', true));
  const other = requestOf(movementOn(account, { type: 'CASHIN', entryType: 'CREDIT', amount: 5n }));
  const outcomes = await Promise.allSettled([
    spend(account, 10n, 'first'),
    spend(account, 10n, 'barred'),
    ledger.submit(other),
    spend({ ...account, id: 'nobody' }, 10n, 'of nobody'),
    spend(account, 10n, 'last'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null));
  expect(reasons[1]).toBeInstanceOf(Barred);
  expect(reasons[3]).toBeInstanceOf(LedgerRefusal);
  const names = ['first', 'barred', 'of nobody', 'last'];
  const kept = await Promise.all(names.map((name) => readSetting(database.db, name)));
  expect(kept).toEqual(['APPROVED', true, null, 'APPROVED']);
});

it('moves no money where what goes with it is there already, and the others go on', async () => {
  const account = await funded(100n);
  await database.db.transaction((tx) => writeSetting(tx, 'taken', true));
  const outcomes = await Promise.allSettled([
    spend(account, 10n, 'free', false),
    spend(account, 10n, 'taken', false),
    spend(account, 90n, 'rest', false),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(UniqueViolation);
  expect(await readSetting(database.db, 'rest')).toBe('APPROVED');
});
