import { addMoment, type Migration } from '../../../../server/platform/store/migration';

/**
 * Keeps the mistakes that settlement files make on purpose. Databases from before the sandbox had steps of its own have
 * the table already: the service made it together with the table of its runs.
 */
export const createMismatches: Migration = {
  name: 'sandbox/0001-settlement-mismatches',
  async up({ knex }) {
    if (await knex.schema.hasTable('settlement_mismatches')) return;
    await knex.schema.createTable('settlement_mismatches', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('kind').notNullable();
      table.text('transaction_id').notNullable().references('card_transactions.id');
      table.text('day').notNullable();
      table.integer('used').notNullable();
      addMoment(table, 'created_at').notNullable();
      table.index(['client_id', 'created_at', 'id'], 'settlement_mismatches_created');
      table.index(['client_id', 'day'], 'settlement_mismatches_day');
    });
  },
};
