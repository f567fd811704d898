import type { Migration } from '../../../platform/store/migration';

/** What was given up is found by its time, however much was delivered. */
export const outboxDead: Migration = {
  name: '0021-outbox-dead',
  async up({ knex }) {
    await knex.raw(`CREATE INDEX outbox_dead ON outbox (created_at, id) WHERE state = 'DEAD'`);
  },
};
