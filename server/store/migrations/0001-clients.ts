import { type Migration, moment } from './migration';

/** Clients, the key pairs their callbacks are signed with, and the access tokens they were given. */
export const clients: Migration = {
  name: '0001-clients',
  async up({ knex }) {
    await knex.schema.createTable('clients', (table) => {
      table.text('id').notNullable().primary();
      table.text('name').notNullable();
      table.text('secret_hash').notNullable();
      table.text('status').notNullable();
      table.text('revision');
      table.text('countries').notNullable();
      table.text('configuration').notNullable();
      moment(table, 'created_at').notNullable();
      moment(table, 'updated_at').notNullable();
    });
    await knex.schema.createTable('api_keys', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('secret_sealed').notNullable();
      table.text('status').notNullable();
      moment(table, 'created_at').notNullable();
      moment(table, 'expires_at');
      table.index(['client_id', 'created_at'], 'api_keys_client');
    });
    await knex.schema.createTable('access_tokens', (table) => {
      table.text('jti').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('audience').notNullable();
      table.text('scope').notNullable();
      moment(table, 'issued_at').notNullable();
      moment(table, 'expires_at').notNullable();
      moment(table, 'revoked_at');
      table.index(['client_id', 'audience', 'expires_at'], 'access_tokens_client');
    });
  },
};
