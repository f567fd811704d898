import { FIND_REPLIES } from '../ledger/replies';
import { dialect, useDatabase } from '../testing/database';
import { Bulk, bulkUpdate } from './bulk';
import { Columns } from './columns';
import { rowsOf } from './rows-of';

const database = useDatabase();

const STATEMENTS: [string, Record<typeof dialect, string>][] = [
  ['earlier replies', FIND_REPLIES],
  ['many accounts', bulkUpdate('ledger_accounts', [['balance', 'amount']])],
  ['many transactions', bulkUpdate('transactions', [['returned_total', 'amount']])],
];

/** How the database means to carry out a statement whose values it does not know, in a transaction that writes. */
async function planOf(sql: string): Promise<string> {
  const explain = dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN (GENERIC_PLAN)';
  const rows = await database.db.transaction(async ({ knex }) => {
    return rowsOf(
      await knex.raw(`${explain} ${dialect === 'sqlite' ? sql.replace('?', "'[]'") : sql.replace('?', '$1')}`),
    );
  });
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

// Tables are empty here, which is when a plan that reads all of one seems best.
it.each(STATEMENTS)(
  '%s are found by an index, also where the plan was made for an empty table',
  async (_, statement) => {
    const plan = await planOf(statement[dialect]);
    const table = /(idempotency|ledger_accounts|transactions)/.exec(statement[dialect])?.[1] as string;
    const alias = table === 'idempotency' ? 'i' : table;
    const search = new RegExp(
      dialect === 'sqlite' ? `^SEARCH ${alias} USING .*INDEX` : 'Index Cond: \\(+(id|client_id) ?= ',
      'm',
    );
    expect(plan).toMatch(search);
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}|^SCAN ${alias}\\b`, 'm'));
  },
);

if (dialect === 'sqlite') {
  it('the text of a row is written out once, not for each of its columns', async () => {
    const bulk = new Bulk('settings', new Columns<{ name: string; value: string }>({ name: 'plain', value: 'plain' }));
    const write = bulk.write([{ name: 'a', value: '1' }]);
    expect(await planOf(write?.sql.sqlite ?? '')).toContain('CO-ROUTINE');
  });
}
