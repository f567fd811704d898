import { useDatabase } from '../testing/database';
import { makeAccount, makeClient, movementOn, p2pBetween, requestOf } from '../testing/ledger';
import { Ledger } from './ledger';
import { verifyLedger } from './verification';

const database = useDatabase();

/** A history with every sort of movement in it. */
async function history(): Promise<{ accountId: string; clientId: string; transactionId: string }> {
  const clientId = (await makeClient(database.db)).id;
  const [one, two] = [await makeAccount(database.db, clientId), await makeAccount(database.db, clientId)];
  const batcher = new Ledger(database.db);
  const cashIn = movementOn(one, { type: 'CASHIN', entryType: 'CREDIT', amount: 1000n });
  const purchase = movementOn(one, { amount: 400n });
  const refund = movementOn(one, { processType: 'REFUND', entryType: 'CREDIT', parentId: purchase.id, amount: 150n });
  const takenBack = movementOn(one, { processType: 'REVERSAL', parentId: refund.id, amount: 100n });
  for (const movement of [
    cashIn,
    purchase,
    refund,
    takenBack,
    p2pBetween(one, two, { amount: 50n }),
    movementOn(two, { amount: 51n }),
  ]) {
    await batcher.submit(requestOf(movement));
  }
  return { accountId: one.id, clientId: one.clientId, transactionId: purchase.id };
}

async function broken(): Promise<string[]> {
  return (await verifyLedger(database.db)).mismatches.map(({ check }) => check);
}

it('finds nothing wrong with what the ledger wrote', async () => {
  await history();
  const { mismatches, entries, accounts } = await verifyLedger(database.db);
  expect(mismatches).toEqual([]);
  expect(entries).toBe(10);
  expect(accounts).toBe(4);
});

it('lists a hundred mismatches of a sort at most, and still looks for the others', async () => {
  const { clientId, transactionId } = await history();
  for (let count = 0; count < 100; count += 1) await makeAccount(database.db, clientId);
  const undo = new Error('undo');
  let noticed: string[] = [];
  const attempt = database.db.transaction(async (tx) => {
    await tx.knex.raw(`UPDATE ledger_accounts SET balance = balance + 1 WHERE client_id = '${clientId}'`);
    await tx.knex.raw(`UPDATE transactions SET result = 'REJECTED' WHERE id = '${transactionId}'`);
    noticed = (await verifyLedger({ read: (run) => run(tx) })).mismatches.map(({ check }) => check);
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
  const balances = 'a balance is the sum of its entries';
  expect(noticed.filter((check) => check === balances)).toHaveLength(100);
  expect(noticed.filter((check) => check !== balances)).toEqual([
    'an approved transaction has its entry, a rejected one has none',
  ]);
});

/** Changes behind the ledger's back, with the mismatch that each must show as. */
const BEHIND_ITS_BACK: readonly [string, string, string[]][] = [
  [
    'a balance',
    "UPDATE ledger_accounts SET balance = balance + 1 WHERE id = '{account}'",
    ['a balance is the sum of its entries'],
  ],
  [
    'an entry too many',
    `INSERT INTO ledger_entries VALUES ('{transaction}', 9, '{account}', 'ARS', 5, 0, '{client}')`,
    [
      'the entries of a currency sum to zero',
      'the entries of a movement sum to zero',
      'a balance is the sum of its entries',
      'an approved transaction has its entry, a rejected one has none',
    ],
  ],
  [
    'an entry in another currency',
    `INSERT INTO ledger_entries VALUES ('{transaction}', 9, '{account}', 'BRL', 5, 0, '{client}'), ('{transaction}', 10, '{account}', 'BRL', -5, 0, '{client}')`,
    ['an entry has the currency of its account', 'an entry has the currency of its account'],
  ],
  [
    'the result of a transaction',
    "UPDATE transactions SET result = 'REJECTED' WHERE id = '{transaction}'",
    ['an approved transaction has its entry, a rejected one has none'],
  ],
  [
    'what a transaction has used up',
    "UPDATE transactions SET returned_total = 0 WHERE id = '{transaction}'",
    ['what follows a transaction sums to what it has used up'],
  ],
  [
    'a status',
    "UPDATE accounts SET status = 'FROZEN' WHERE id = '{account}'",
    ['the ledger knows the status of an account'],
  ],
  [
    'an activity',
    "UPDATE activities SET result = 'PENDING' WHERE origin_tx_id = '{transaction}'",
    Array(10).fill('the totals of activities are their number'),
  ],
];

it.each(BEHIND_ITS_BACK)('notices when someone changes %s', async (_what, sql, expected) => {
  const { accountId, clientId, transactionId } = await history();
  expect(await broken()).toEqual([]);
  const undo = new Error('undo');
  const statement = sql
    .replaceAll('{account}', accountId)
    .replaceAll('{client}', clientId)
    .replaceAll('{transaction}', transactionId);
  let noticed: string[] = [];
  const attempt = database.db.transaction(async (tx) => {
    await tx.knex.raw(statement);
    noticed = (await verifyLedger({ read: (run) => run(tx) })).mismatches.map(({ check }) => check);
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
  expect(noticed.sort()).toEqual([...expected].sort());
});
