import type { Migration } from '../../../platform/store/migration';

/**
 * An index over the events that wait for an address or a pair to sign with, however many others there are; and the
 * claim under which an attempt was made, by which one that is recorded is known.
 */
export const outboxInHand: Migration = {
  name: '0038-outbox-in-hand',
  async up({ knex }) {
    await knex.raw(`CREATE INDEX outbox_parked ON outbox (receiver)
      WHERE state = 'PENDING' AND next_attempt_at IS NULL`);
    await knex.schema.alterTable('outbox_attempts', (table) => {
      table.text('claim');
    });
  },
};
