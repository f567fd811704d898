import { addMoment, type Migration } from '../../../platform/store/migration';

/**
 * Digital accounts: who they belong to and how they are reached. What they hold lies in `ledger_accounts`.
 * `alias_key` is the CVU alias without case, unique over all clients like every identifier of a payment network.
 */
export const accounts: Migration = {
  name: '0004-accounts',
  async up({ knex }) {
    await knex.schema.createTable('accounts', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('owner_type').notNullable();
      table.text('user_id').references('users.id');
      table.text('country').notNullable();
      table.text('currency').notNullable();
      table.text('status').notNullable();
      table.text('status_update_motive');
      table.text('status_update_comment');
      table.text('status_updated_by');
      table.text('cvu').unique({ indexName: 'accounts_cvu' });
      table.text('alias');
      table.text('alias_key').unique({ indexName: 'accounts_alias' });
      table.text('cash_alias').unique({ indexName: 'accounts_cash_alias' });
      table.text('clabe').unique({ indexName: 'accounts_clabe' });
      table.text('metadata');
      addMoment(table, 'created_at').notNullable();
      addMoment(table, 'updated_at').notNullable();
      table.index(['client_id', 'created_at', 'id'], 'accounts_created');
      table.index(['client_id', 'status', 'created_at', 'id'], 'accounts_status');
      table.index(['client_id', 'country', 'created_at', 'id'], 'accounts_country');
      table.index(['client_id', 'owner_type', 'created_at', 'id'], 'accounts_owner_type');
      table.index(['user_id', 'currency'], 'accounts_user');
    });
  },
};
