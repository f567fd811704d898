import { addMoment, type Migration } from '../../../../server/platform/store/migration';

/** Keeps the faults that the sandbox injects: into the next calls of an operation, or the next calls to a client. */
export const faults: Migration = {
  name: '0012-faults',
  async up({ knex }) {
    await knex.schema.createTable('faults', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('target').notNullable();
      table.text('name').notNullable();
      table.text('effect').notNullable();
      table.integer('seconds').notNullable();
      table.integer('times').notNullable();
      table.integer('remaining').notNullable();
      addMoment(table, 'created_at').notNullable();
      table.index(['client_id', 'target', 'created_at', 'id'], 'faults_client');
    });
  },
};
