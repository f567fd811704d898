import type { Migration } from '../migration';

/**
 * Keeps which process holds which number, so that processes write to different rows of what they share. On PostgreSQL
 * the table is not logged: after a crash every number is free.
 */
export const processSlots: Migration = {
  name: '0033-process-slots',
  async up({ knex, dialect }) {
    await knex.schema.createTable('process_slots', (table) => {
      table.integer('number').notNullable().primary();
      table.text('holder').notNullable();
      table.bigInteger('held_until').notNullable();
    });
    if (dialect === 'postgres') await knex.raw('ALTER TABLE process_slots SET UNLOGGED');
  },
};
