import type { Migration } from '../../../platform/store/migration';

/**
 * Counts the attempts that were made at an event before it was replayed, so that after each replay a 425 leads to as
 * many quick repeats as at first. Earlier versions leave the count alone.
 */
export const outboxReplays: Migration = {
  name: '0045-outbox-replays',
  async up({ knex }) {
    await knex.schema.alterTable('outbox', (table) => {
      table.integer('attempts_before').notNullable().defaultTo(0);
    });
  },
};
