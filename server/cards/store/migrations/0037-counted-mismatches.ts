import type { Migration } from '../../../platform/store/migration';

/**
 * Keeps with a card's secrets which messages were counted for a wrong PIN or security code; an earlier version leaves
 * it empty.
 */
export const countedMismatches: Migration = {
  name: '0037-counted-mismatches',
  async up({ knex }) {
    await knex.schema.alterTable('card_secrets', (table) => {
      table.text('pin_counted');
      table.text('cvv_counted');
    });
  },
};
