import type { Tx } from '../../../platform/store/db';
import { addMoment } from '../../../platform/store/migration';

/** Creates the tables of clients and of the key pairs that their callbacks are signed with. */
export async function createClients({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('clients', (table) => {
    table.text('id').notNullable().primary();
    table.text('name').notNullable();
    table.text('secret_hash').notNullable();
    table.text('status').notNullable();
    table.text('revision');
    table.text('countries').notNullable();
    table.text('configuration').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
  });
  await knex.schema.createTable('api_keys', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('secret_sealed').notNullable();
    table.text('status').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'expires_at');
    table.index(['client_id', 'created_at'], 'api_keys_client');
  });
}
