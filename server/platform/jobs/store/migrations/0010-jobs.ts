import { addMoment, type Migration } from '../../../store/migration';

/** Work outside of requests. A finished job is deleted; a claimed job is due again when its claim expires. */
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
