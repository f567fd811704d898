import { addMoment, type Migration } from '../../../store/migration';

/** Work that is done outside any request. A job that is done is gone; one that is claimed is back when its lease ends. */
export const jobs: Migration = {
  name: '0010-jobs',
  async up({ knex }) {
    await knex.schema.createTable('jobs', (table) => {
      table.text('id').notNullable().primary();
      table.text('kind').notNullable();
      table.text('key').notNullable();
      table.text('payload').notNullable();
      addMoment(table, 'run_at').notNullable();
      table.integer('attempts').notNullable();
      table.text('claimed_by');
      addMoment(table, 'claimed_until');
      table.text('error');
      table.unique(['kind', 'key'], { indexName: 'jobs_key' });
      table.index(['run_at', 'id'], 'jobs_due');
    });
  },
};
