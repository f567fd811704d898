import type { Tx } from '../../../platform/store/db';
import { addAmount, addMoment } from '../../../platform/store/migration';

/** Creates the table of payments that networks announced, so that one announced twice counts once. */
export async function createReceived({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('received', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('activity_id').notNullable();
    table.text('result').notNullable();
    table.text('rejection_reason');
    addAmount(table, 'amount').notNullable();
    addAmount(table, 'balance').notNullable();
    addMoment(table, 'created_at').notNullable();
  });
}
