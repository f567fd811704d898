import { accounts } from '../../accounts/store/tables';
import { dialect, useDatabase } from '../../testing/database';
import { makeAccounts, makeClient, NOON } from '../../testing/ledger';
import { countStatements } from '../../testing/statements';
import { JsonRows } from './json-rows';
import { AMONG, type QueuedRead, readAmong } from './reads';
import { readTogether } from './shared-reads';

const database = useDatabase();
let clientId: string;
let accountIds: string[];
beforeEach(async () => {
  clientId = (await makeClient(database.db)).id;
  accountIds = await makeAccounts(database.db, clientId, 12);
});

const TOTAL = 'SELECT COUNT(*) AS total FROM accounts WHERE client_id = ?';
const total = (client: string): QueuedRead => ({ sql: TOTAL, columns: ['total'], parameters: [client] });
const account = (id: string): QueuedRead => ({
  sql: 'SELECT id, country FROM accounts WHERE id = ?',
  columns: ['id', 'country'],
  parameters: [id],
});
/** A number of months, which only a number can be, with something else. */
const divided = (by: number): QueuedRead => {
  const sql = { sqlite: "SELECT json_extract(?, '$') AS part", postgres: 'SELECT 12 / CAST(? AS INTEGER) AS part' };
  return {
    sql: sql[dialect],
    columns: ['part'],
    parameters: [dialect === 'sqlite' ? (by === 0 ? '{' : `${12 / by}`) : by],
  };
};
const ask = (...reads: (QueuedRead | null)[]) => readTogether(database.db, reads);

const counted = (run: () => Promise<unknown>) => countStatements(database.db, / FROM accounts /, run);

it('answers the rows of each read, in their order, and none for what asks nothing', async () => {
  const [first = ''] = accountIds;
  const [none, found, nobody, all] = await ask(null, account(first), account('nobody'), total(clientId));
  expect([none, found, nobody]).toEqual([[], [{ id: first, country: 'ARG' }], []]);
  expect(Number(all?.[0]?.total)).toBe(12);
  expect(await ask()).toEqual([]);
});

it('lets those of one text that come while another is under way share a statement, each with its own rows', async () => {
  let answers: Awaited<ReturnType<typeof ask>>[] = [];
  const count = await counted(async () => {
    answers = await Promise.all(accountIds.map((id) => ask(account(id), total(clientId))));
  });
  expect(answers.map(([found]) => found?.[0]?.id)).toEqual(accountIds);
  // The first by itself. Then the others; where each number of them has a text of its own, eight, two and one.
  expect(count).toBe(dialect === 'sqlite' ? 4 : 2);
});

it('lets reads share a statement that differ in a list, or whose way depends on their values', async () => {
  const among = (ids: readonly string[]) =>
    readAmong({ dialect }, `SELECT id FROM accounts WHERE id ${AMONG[dialect]} ORDER BY id`, ['id'], ids) as QueuedRead;
  const byValues = (id: string): QueuedRead => ({ ...account(id), byValues: true });
  const [one = '', two = '', three = ''] = accountIds;
  const lists = await Promise.all([[one], [two, three], [three, 'nobody']].map((ids) => ask(among(ids), account(one))));
  expect(lists.map(([found]) => found?.map(({ id }) => id))).toEqual([[one], [two, three].sort(), [three]]);
  const found = await Promise.all(accountIds.map((id) => ask(byValues(id), total(clientId))));
  expect(found.map(([rows]) => rows?.[0]?.id)).toEqual(accountIds);
});

it('gives the records behind rows that are packed, of several that share a statement and of one alone', async () => {
  const columns = accounts.only('id', 'country', 'metadata', 'createdAt');
  const packed = (id: string): QueuedRead => ({
    sql: `SELECT ${columns.select()} FROM accounts WHERE id = ?`,
    columns: columns.names,
    parameters: [id],
    packed: new JsonRows(columns),
  });
  const [one = ''] = accountIds;
  const record = { id: one, country: 'ARG', metadata: null, createdAt: NOON };
  expect(await ask(packed(one))).toEqual([[record]]);
  const answers = await Promise.all(accountIds.map((id) => ask(packed(id), account(id))));
  expect(answers.map(([found]) => found)).toEqual(accountIds.map((id) => [{ ...record, id }]));
});

it('lets a read that can not be answered fail alone', async () => {
  const asked = [3, 0, 4, 6].map((by) => ask(divided(by), divided(1)));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const parts = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? Number(outcome.value[0]?.[0]?.part) : [],
  );
  expect(parts).toEqual([4, 3, 2]);
});

it('reads in a transaction what it has written, and refuses the global handle there', async () => {
  await database.db.transaction(async (tx) => {
    await tx.knex('accounts').where({ id: accountIds[0] }).update({ country: 'BRA' });
    const [found] = await readTogether(tx, [account(accountIds[0] as string)]);
    expect(found?.[0]).toEqual({ id: accountIds[0], country: 'BRA' });
    await expect(ask(total(clientId))).rejects.toThrow('pass the transaction on');
  });
});
