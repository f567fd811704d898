import type { Migration } from '../../../platform/store/migration';

/**
 * Keeps the intent that a payment was for, so that its reference is refused for another intent. Unknown for earlier
 * payments.
 */
export const receivedIntents: Migration = {
  name: '0043-received-intents',
  async up({ knex }) {
    await knex.schema.alterTable('received', (table) => {
      table.text('intent_id');
    });
  },
};
