import { FIND_RECEIVED, FIND_TAKEN_BACK } from '../../card-processing/store/messages';
import { FIND_CLIENT_DAYS } from '../../ledger/load';
import { ledgerAccounts, transactions } from '../../ledger/store/tables';
import { dialect, useDatabase } from '../../testing/database';
import { FIND_REPLIES } from '../idempotency/store/batch-replies';
import { Bulk, bulkUpdate } from './bulk';
import { nearPageStatement, pageStatement } from './list';
import { rowsOf } from './rows-of';
import { settings } from './tables';

const database = useDatabase();

const STATEMENTS: [string, Record<typeof dialect, string>][] = [
  ['earlier replies', FIND_REPLIES],
  ['the days of clients', FIND_CLIENT_DAYS],
  ['messages of card networks', FIND_RECEIVED],
  ['reversals that came first', FIND_TAKEN_BACK],
  ['many accounts', bulkUpdate(ledgerAccounts.only('balance'))],
  ['many transactions', bulkUpdate(transactions.only('returnedTotal'))],
];

function numbered(sql: string): { text: string; count: number } {
  let count = 0;
  const text = sql.replace(/\?/g, () => `$${++count}`);
  return { text, count };
}

/** Returns the database's plan for a statement whose values it does not know, in a transaction that writes. */
async function planOf(sql: string): Promise<string> {
  const rows = await database.db.transaction(async ({ knex }) => {
    if (dialect === 'sqlite') return rowsOf(await knex.raw(`EXPLAIN QUERY PLAN ${sql.replace('?', "'[]'")}`));
    const { text, count } = numbered(sql);
    // EXPLAIN (GENERIC_PLAN) exists from PostgreSQL 16 on.
    await knex.raw('SET LOCAL plan_cache_mode = force_generic_plan');
    await knex.raw(`PREPARE planned AS ${text}`);
    const values = count === 0 ? '' : `(${Array(count).fill('NULL').join()})`;
    const plan = rowsOf(await knex.raw(`EXPLAIN EXECUTE planned${values}`));
    await knex.raw('DEALLOCATE planned');
    return plan;
  });
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

// Tables are empty here, which is when a plan that reads all of one seems best.
it.each(STATEMENTS)(
  '%s are found by an index, also where the plan was made for an empty table',
  async (_, statement) => {
    const plan = await planOf(statement[dialect]);
    const table = /(idempotency|client_days|card_messages|card_early_reversals|ledger_accounts|transactions)/.exec(
      statement[dialect],
    )?.[1] as string;
    const alias = { idempotency: 'i', client_days: 'd', card_messages: 'm', card_early_reversals: 'm' }[table] ?? table;
    const search = new RegExp(
      dialect === 'sqlite' ? `^SEARCH ${alias} USING .*INDEX` : 'Index Cond: \\(+(id|client_id|network) ?= ',
      'm',
    );
    expect(plan).toMatch(search);
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}|^SCAN ${alias}\\b`, 'm'));
  },
);

const list = (scope: Record<string, string>) => ({
  scope,
  table: 'activities',
  select: 'id, created_at',
  filters: [],
  sort: [],
  sortColumns: {},
  page: { number: 1, size: 10 },
});

it.each([
  ['an account', { account_id: '' }, 'activities_account'],
  ['a client', { client_id: '' }, 'activities_created'],
])('the activities of %s are read in the order of an index', async (_, scope, index) => {
  const way = { sqlite: `SEARCH activities USING .*INDEX ${index}`, postgres: `Index .*Backward using ${index}` };
  expect(await planOf(pageStatement(list(scope)).sql)).toMatch(new RegExp(way[dialect]));
  // Also where the place of the page is not known.
  const near = nearPageStatement(list(scope))?.sql ?? '';
  const bound = dialect === 'sqlite' ? near.replace('LIMIT ? OFFSET ?', 'LIMIT 10 OFFSET 10') : near;
  expect(await planOf(bound)).toMatch(new RegExp(way[dialect]));
});

it('says nothing of pages that are far away, or are found in several ways', () => {
  const near = list({ client_id: '' });
  expect(nearPageStatement({ ...near, page: { number: 10, size: 10 } })).toBeNull();
  expect(nearPageStatement({ ...near, alternatives: [[], []] })).toBeNull();
  const texts = [near, { ...near, page: { number: 9, size: 10 } }, { ...near, page: { number: 0, size: 100 } }];
  expect(new Set(texts.map((each) => nearPageStatement(each)?.sql)).size).toBe(1);
});

if (dialect === 'sqlite') {
  it('the text of a row is written out once, not for each of its columns', async () => {
    const bulk = new Bulk(settings);
    const write = bulk.write([{ name: 'a', value: '1' }]);
    expect(await planOf(write?.sql.sqlite ?? '')).toContain('CO-ROUTINE');
  });
}
