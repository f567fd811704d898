import { type Migration, moment } from './migration';

/**
 * The runs that wrote settlement files, the mistakes that a sandbox puts into them, and how clients are known to the file
 * server: a name each, and the public keys that it may come with.
 */
export const settlement: Migration = {
  name: '0015-settlement',
  async up({ knex }) {
    await knex.schema.createTable('settlement_runs', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('day').notNullable();
      table.text('files').notNullable();
      moment(table, 'created_at').notNullable();
      table.index(['client_id', 'created_at', 'id'], 'settlement_runs_created');
      table.index(['client_id', 'day'], 'settlement_runs_day');
    });
    await knex.schema.createTable('settlement_mismatches', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('kind').notNullable();
      table.text('transaction_id').notNullable().references('card_transactions.id');
      table.text('day').notNullable();
      table.integer('used').notNullable();
      moment(table, 'created_at').notNullable();
      table.index(['client_id', 'created_at', 'id'], 'settlement_mismatches_created');
      table.index(['client_id', 'day'], 'settlement_mismatches_day');
    });
    await knex.schema.createTable('sftp_users', (table) => {
      table.text('username').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      moment(table, 'created_at').notNullable();
      table.unique(['client_id'], { indexName: 'sftp_users_client' });
    });
    await knex.schema.createTable('client_keys', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('purpose').notNullable();
      table.text('fingerprint').notNullable();
      table.text('public_key').notNullable();
      moment(table, 'created_at').notNullable();
      moment(table, 'expires_at');
      table.index(['client_id', 'purpose', 'created_at'], 'client_keys_client');
    });
  },
};
