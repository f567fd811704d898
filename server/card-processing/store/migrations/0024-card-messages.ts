import { addAmount, addMoment, type Migration } from '../../../platform/store/migration';

/**
 * Creates the tables of the messages that card networks sent, by their references, and of reversals whose original has
 * not come.
 */
export const cardMessages: Migration = {
  name: '0024-card-messages',
  async up({ knex }) {
    await knex.schema.createTable('card_messages', (table) => {
      for (const column of ['network', 'reference', 'kind']) table.text(column).notNullable();
      table.text('fingerprint');
      table.text('client_id');
      table.text('transaction_id').notNullable();
      addMoment(table, 'created_at').notNullable();
      table.primary(['network', 'reference', 'kind'], 'card_messages_pkey');
    });
    await knex.schema.createTable('card_early_reversals', (table) => {
      table.text('id').notNullable().primary();
      for (const column of ['network', 'original_reference']) table.text(column).notNullable();
      addAmount(table, 'amount');
      addMoment(table, 'created_at').notNullable();
    });
    await knex.raw('CREATE INDEX card_early_reversals_original ON card_early_reversals (network, original_reference)');
  },
};
