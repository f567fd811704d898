import { addMoment, type Migration } from '../../../store/migration';

/** Keeps the reply to each idempotency key forever. A committed row always has its reply. */
export const idempotency: Migration = {
  name: '0002-idempotency',
  async up({ knex }) {
    await knex.schema.createTable('idempotency', (table) => {
      table.text('client_id').notNullable();
      table.text('operation_id').notNullable();
      table.text('key').notNullable();
      table.text('fingerprint').notNullable();
      table.integer('status');
      table.text('body');
      addMoment(table, 'created_at').notNullable();
      table.primary(['client_id', 'operation_id', 'key'], 'idempotency_pkey');
    });
  },
};
