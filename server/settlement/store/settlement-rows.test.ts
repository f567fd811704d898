import type { Knex } from 'knex';
import { rowsOf } from '../../platform/store/rows-of';
import { dialect, useDatabase } from '../../testing/database';
import { type DaySlice, presentmentsMade, refundsPresented, transactionsMade } from './settlement-rows';

const database = useDatabase();

const BEHIND: DaySlice = { clientId: 'one', from: 1, until: 9, after: { at: 5, id: 'row' }, limit: 2 };

/**
 * Explains a statement to a database that has no other choice than an index; tables are empty here, where any plan
 * seems good.
 */
async function planOf({ sql, bindings }: Knex.Sql): Promise<string> {
  const { db } = database;
  const rows = await db.transaction(async ({ knex }) => {
    if (dialect === 'sqlite') return rowsOf(await knex.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings]));
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await knex.raw(`SET LOCAL enable_${way} = off`);
    return rowsOf(await knex.raw(`EXPLAIN ${sql.replace(/\$\d+/g, '?')}`, [...bindings]));
  });
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

// Without it each slice walks through all that come before it in the day: a million rows took longer than all else
// about them.
it.each([
  ['transactions', transactionsMade, 'created_at'],
  ['presentments', presentmentsMade, 'presented_at'],
  ['refunds', refundsPresented, 'presented_at'],
])('a slice of %s begins at its cursor and not at the beginning of the day', async (_, read, moment) => {
  const { db } = database;
  const asked: Knex.Sql[] = [];
  const note = ({ sql, bindings }: Knex.Sql) => void asked.push({ sql, bindings } as Knex.Sql);
  db.knex.on('query', note);
  await read(db, BEHIND);
  db.knex.removeListener('query', note);
  expect(asked).toHaveLength(1);
  const plan = await planOf(asked[0] as Knex.Sql);
  expect(plan).toContain({ sqlite: `(${moment},id)>(?,?)`, postgres: `ROW(${moment}, id) > ROW(` }[dialect]);
  expect(plan).not.toContain(`${moment} >=`);
});
