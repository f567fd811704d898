import type { Migration } from '../../../platform/store/migration';

/** Keeps the span that an event was made in, as W3C's `traceparent`: its delivery may be another process's. */
export const outboxTrace: Migration = {
  name: '0025-outbox-trace',
  async up({ knex }) {
    await knex.schema.alterTable('outbox', (table) => {
      table.text('trace');
    });
  },
};
