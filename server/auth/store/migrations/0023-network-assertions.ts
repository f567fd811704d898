import { addMoment, type Migration } from '../../../platform/store/migration';

/** Creates the table of assertions that networks have got a token for, so that each counts once. */
export const networkAssertions: Migration = {
  name: '0023-network-assertions',
  async up({ knex }) {
    await knex.schema.createTable('network_assertions', (table) => {
      table.text('network').notNullable();
      table.text('jti').notNullable();
      addMoment(table, 'expires_at').notNullable();
      table.primary(['network', 'jti'], 'network_assertions_pkey');
    });
  },
};
