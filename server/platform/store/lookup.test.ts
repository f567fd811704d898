import { findAccount, updateAccount } from '../../accounts/store/accounts';
import { dialect, useDatabase } from '../../testing/database';
import { makeAccount, makeAccounts, makeClient, NOON } from '../../testing/ledger';
import { countStatements } from '../../testing/statements';
import { Coalesced } from './coalesced';

const database = useDatabase();
let clientId: string;
let accountIds: string[];
beforeEach(async () => {
  clientId = (await makeClient(database.db)).id;
  accountIds = await makeAccounts(database.db, clientId, 3);
});

const finds = (run: () => Promise<unknown>) => countStatements(database.db, / FROM accounts WHERE client_id = /, run);

const idsOf = (found: readonly ({ id: string } | null)[]) => found.map((each) => each?.id ?? null);
const find = (id: string, client = clientId) => findAccount(database.db, client, id);

it('finds what is requested at the same time with one statement, and gives each caller its own', async () => {
  const asked = [...accountIds, 'nobody', accountIds[0] as string];
  let found: ({ id: string } | null)[] = [];
  const count = await finds(async () => {
    found = await Promise.all(asked.map((id) => find(id)));
  });
  expect(idsOf(found)).toEqual([...accountIds, null, accountIds[0]]);
  expect(count).toBe(1);
});

it('finds nothing of another client, also if that one asks at the same time', async () => {
  const other = (await makeClient(database.db)).id;
  const theirs = (await makeAccount(database.db, other)).id;
  const [own = ''] = accountIds;
  const found = await Promise.all([find(own), find(own, other), find(theirs), find(theirs, other)]);
  expect(idsOf(found)).toEqual([own, null, null, theirs]);
});

it('answers nothing that is older than the question, and lets the next ones share a statement', async () => {
  const [first = '', second = '', third = ''] = accountIds;
  let later: Promise<({ status: string } | null)[]> | null = null;
  const count = await finds(async () => {
    const early = find(first);
    // The statement is under way once the promises that are due have had their turn.
    await new Promise(setImmediate);
    await database.db.transaction((tx) => updateAccount(tx, clientId, second, { status: 'FROZEN', updatedAt: NOON }));
    later = Promise.all([find(second), find(third)]);
    await Promise.all([early, later]);
  });
  expect((await (later as unknown as Promise<({ status: string } | null)[]>)).map((each) => each?.status)).toEqual([
    'FROZEN',
    'ACTIVE',
  ]);
  expect(count).toBe(2);
});

it('sees what its own transaction wrote, and refuses the global handle there', async () => {
  const [id = ''] = accountIds;
  await database.db.transaction(async (tx) => {
    await updateAccount(tx, clientId, id, { status: 'FROZEN', updatedAt: NOON });
    expect((await findAccount(tx, clientId, id))?.status).toBe('FROZEN');
    await expect(find(id)).rejects.toThrow('pass the transaction on');
  });
});

if (dialect === 'postgres') {
  it('lets a caller that asks for what can not be an id fail alone', async () => {
    const [first = '', second = ''] = accountIds;
    const outcomes = await Promise.allSettled([find(first), find('nul\u0000'), find(second)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
}

it('fails for each of them when it fails, and finds again what is requested after it', async () => {
  const [first = '', second = ''] = accountIds;
  const { knex } = database.db;
  const cut = ({ sql }: { sql: string }) => {
    if (/FROM accounts/i.test(sql)) throw new Error('the cable is cut');
  };
  knex.on('query', cut);
  const failed = await Promise.allSettled([find(first), find(second)]);
  knex.off('query', cut);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(idsOf(await Promise.all([find(first), find(second)]))).toEqual([first, second]);
});

it('keeps nothing of a client whose records were found', async () => {
  const { get } = Coalesced.prototype;
  const used = new Set<unknown>();
  const spy = jest.spyOn(Coalesced.prototype, 'get').mockImplementation(function (this: Coalesced<unknown>, key) {
    used.add(this);
    return get.call(this, key);
  });
  const [first = '', second = ''] = accountIds;
  await Promise.all([find(first), find(second)]);
  expect(used.size).toBe(1);
  await find(first);
  expect(used.size).toBe(2);
  spy.mockRestore();
});
