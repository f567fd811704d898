import type { Tx } from '../../../platform/store/db';
import { addMoment } from '../../../platform/store/migration';

/** Creates the tables of how the file server knows clients: a name each, and the public keys that it may come with. */
export async function createClientKeys({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('sftp_users', (table) => {
    table.text('username').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    addMoment(table, 'created_at').notNullable();
    table.unique(['client_id'], { indexName: 'sftp_users_client' });
  });
  await knex.schema.createTable('client_keys', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('purpose').notNullable();
    table.text('fingerprint').notNullable();
    table.text('public_key').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'expires_at');
    table.index(['client_id', 'purpose', 'created_at'], 'client_keys_client');
  });
}
