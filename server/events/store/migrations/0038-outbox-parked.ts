import type { Migration } from '../../../platform/store/migration';

/** An index over the events that wait for an address or a pair to sign with, however many others there are. */
export const outboxParked: Migration = {
  name: '0038-outbox-parked',
  async up({ knex }) {
    await knex.raw(`CREATE INDEX outbox_parked ON outbox (receiver)
      WHERE state = 'PENDING' AND next_attempt_at IS NULL`);
  },
};
