import type { Migration } from '../../../platform/store/migration';

/** Keeps the mistake in a client's reply with the attempt. */
export const attemptProblems: Migration = {
  name: '0020-attempt-problems',
  async up({ knex }) {
    await knex.schema.alterTable('outbox_attempts', (table) => {
      table.text('problem');
    });
  },
};
