import { addMoment, type Migration } from '../../../../server/platform/store/migration';

/** Keeps what clients had at one moment: the rows of each table as compressed text, and their secrets, sealed. */
export const createSnapshots: Migration = {
  name: 'sandbox/0003-snapshots',
  async up({ knex }) {
    await knex.schema.createTable('snapshots', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      for (const column of ['name', 'origin', 'agreed']) table.text(column).notNullable();
      for (const column of ['row_count', 'byte_count']) table.integer(column).notNullable();
      addMoment(table, 'created_at').notNullable();
      table.index(['client_id', 'created_at', 'id'], 'snapshots_created');
    });
    await knex.schema.createTable('snapshot_tables', (table) => {
      table.text('snapshot_id').notNullable().references('snapshots.id');
      for (const column of ['name', 'columns', 'rows']) table.text(column).notNullable();
      table.integer('row_count').notNullable();
      table.text('secrets');
      table.primary(['snapshot_id', 'name'], 'snapshot_tables_pkey');
    });
  },
};
