import type { Migration } from '../../../platform/store/migration';

/** Keeps with each transfer who pays, as it was sent to the rail. */
export const transferPayers: Migration = {
  name: '0029-transfer-payers',
  async up({ knex }) {
    await knex.schema.alterTable('transfers', (table) => table.text('payer'));
  },
};
