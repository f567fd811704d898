import type { Tx } from '../../../platform/store/db';
import { addAmount, addMoment } from '../../../platform/store/migration';

/** Creates the tables of PIX keys and of what was looked up by them. */
export async function createPixKeys({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('pix_keys', (table) => {
    table.text('key').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('type').notNullable();
    table.text('status').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.index(['account_id', 'created_at'], 'pix_keys_account');
  });
  await knex.schema.createTable('pix_lookups', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('destination').notNullable();
    table.text('transfer_id');
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'expires_at').notNullable();
  });
}

/** Creates the table of the destination that each client looked up last with a tax id. */
export function createDestinations({ knex }: Tx): Promise<void> {
  return knex.schema.createTable('validated_destinations', (table) => {
    table.text('client_id').notNullable().references('clients.id');
    table.text('tax_type').notNullable();
    table.text('tax_value').notNullable();
    table.text('destination').notNullable();
    addMoment(table, 'validated_at').notNullable();
    table.primary(['client_id', 'tax_value', 'tax_type'], 'validated_destinations_pkey');
  });
}

/** Creates the table of transfers to other banks. */
export async function createTransfers({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('transfers', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('rail').notNullable();
    table.text('status').notNullable();
    addAmount(table, 'amount').notNullable();
    table.text('currency').notNullable();
    table.text('concept');
    table.text('description');
    table.text('destination').notNullable();
    table.text('end_to_end_id');
    table.text('failure_reason');
    table.text('activity_id').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.unique(['end_to_end_id'], { indexName: 'transfers_end_to_end' });
  });
  await knex.raw(`CREATE INDEX transfers_open ON transfers (account_id) WHERE status IN ('RESERVED', 'IN_PROGRESS')`);
}
