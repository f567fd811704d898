import type { Migration } from '../../../platform/store/migration';

/** An index by time over the events that were given up, however many were delivered. */
export const outboxDead: Migration = {
  name: '0021-outbox-dead',
  async up({ knex }) {
    await knex.raw(`CREATE INDEX outbox_dead ON outbox (created_at, id) WHERE state = 'DEAD'`);
  },
};
