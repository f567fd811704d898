import type { Migration } from '../../../platform/store/migration';

/** What was wrong with a reply of the client is kept with the attempt. */
export const attemptProblems: Migration = {
  name: '0020-attempt-problems',
  async up({ knex }) {
    await knex.schema.alterTable('outbox_attempts', (table) => {
      table.text('problem');
    });
  },
};
