import { addMoment, type Migration } from '../../../../server/platform/store/migration';

/**
 * The memory of the sandbox's simulated bank networks: the accounts at other banks that each client has opened, and the
 * decision on each transfer that left. Empty where real networks stand behind the ports.
 */
export const simulatedBanks: Migration = {
  name: '0013-simulated-banks',
  async up({ knex }) {
    await knex.schema.createTable('simulated_destinations', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('country').notNullable();
      for (const column of ['cbu', 'cvu', 'alias', 'alias_key', 'pix_key', 'pix_key_type']) table.text(column);
      table.text('holder_name').notNullable();
      table.text('holder_tax_id').notNullable();
      table.integer('active').notNullable();
      addMoment(table, 'created_at').notNullable();
      for (const column of ['cbu', 'cvu', 'alias_key', 'pix_key']) {
        table.unique(['client_id', column], { indexName: `simulated_destinations_${column}` });
      }
      table.index(['client_id', 'created_at', 'id'], 'simulated_destinations_created');
    });
    await knex.schema.createTable('simulated_orders', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('status').notNullable();
      table.text('reason');
      addMoment(table, 'decided_at').notNullable();
    });
  },
};
