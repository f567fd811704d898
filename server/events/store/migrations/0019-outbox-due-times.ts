import type { Migration } from '../../../platform/store/migration';

/** An index by the time when events are due, so that events that wait for later cost a look at the outbox nothing. */
export const outboxDueTimes: Migration = {
  name: '0019-outbox-due-times',
  async up({ knex }) {
    await knex.raw(`CREATE INDEX outbox_due_times ON outbox (next_attempt_at, receiver)
      WHERE state = 'PENDING' AND next_attempt_at IS NOT NULL`);
  },
};
