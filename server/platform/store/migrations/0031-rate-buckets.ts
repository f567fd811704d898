import type { Migration } from '../migration';

/**
 * Keeps what is left of rates that several processes share. On PostgreSQL the table is not logged: what is in it is
 * worth no wait for the disk, and after a crash every bucket is full.
 */
export const rateBuckets: Migration = {
  name: '0031-rate-buckets',
  async up({ knex, dialect }) {
    await knex.schema.createTable('rate_buckets', (table) => {
      table.text('key').notNullable().primary();
      for (const name of ['interval', 'burst', 'granted', 'full_at']) table.bigInteger(name).notNullable();
    });
    if (dialect === 'postgres') await knex.raw('ALTER TABLE rate_buckets SET UNLOGGED');
  },
};
