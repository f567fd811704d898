import type { Migration } from '../migration';

/** Keeps the server's own state, such as the last day that is settled. Values are JSON. */
export const settings: Migration = {
  name: '0008-settings',
  async up({ knex }) {
    await knex.schema.createTable('settings', (table) => {
      table.text('name').notNullable().primary();
      table.text('value').notNullable();
    });
  },
};
