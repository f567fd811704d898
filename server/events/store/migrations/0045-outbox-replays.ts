import type { Migration } from '../../../platform/store/migration';

/**
 * Counts the attempts that were made at an event before it was replayed, so that each replay is asked again at once as
 * often as the first time. A version before leaves the count alone.
 */
export const outboxReplays: Migration = {
  name: '0045-outbox-replays',
  async up({ knex }) {
    await knex.schema.alterTable('outbox', (table) => {
      table.integer('attempts_before').notNullable().defaultTo(0);
    });
  },
};
