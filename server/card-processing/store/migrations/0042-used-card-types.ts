import type { Migration } from '../../../platform/store/migration';

/**
 * Keeps whether the card that was used is virtual or physical, for its activities. Unknown for earlier transactions.
 */
export const usedCardTypes: Migration = {
  name: '0042-used-card-types',
  async up({ knex }) {
    await knex.schema.alterTable('card_transactions', (table) => {
      table.text('card_type');
    });
  },
};
