import type { Tx } from '../../../platform/store/db';
import { addAmount, addMoment } from '../../../platform/store/migration';

/** Creates the tables of what cash networks are asked for; an account has one active cash-out intent per network. */
export async function createCashIntents({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('cash_in_intents', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('network').notNullable();
    addAmount(table, 'amount').notNullable();
    addAmount(table, 'paid_amount').notNullable();
    table.text('status').notNullable();
    table.text('digitable_line').notNullable();
    table.text('barcode').notNullable();
    addMoment(table, 'expires_at').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.unique(['barcode'], { indexName: 'cash_in_intents_barcode' });
    table.index(['account_id', 'created_at', 'id'], 'cash_in_intents_account');
  });
  await knex.schema.createTable('cash_out_intents', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('network').notNullable();
    addAmount(table, 'amount');
    table.text('token_sealed').notNullable();
    table.text('status').notNullable();
    addMoment(table, 'expires_at').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.index(['account_id', 'created_at', 'id'], 'cash_out_intents_account');
  });
  await knex.raw(
    `CREATE UNIQUE INDEX cash_out_intents_active ON cash_out_intents (account_id, network) WHERE status = 'ACTIVE'`,
  );
}
