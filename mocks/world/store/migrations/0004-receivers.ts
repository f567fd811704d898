import { addMoment, type Migration } from '../../../../server/platform/store/migration';

/** Stores how the sandbox answers for clients, and the earlier addresses of their calls. */
export const createReceivers: Migration = {
  name: 'sandbox/0004-receivers',
  async up({ knex }) {
    await knex.schema.createTable('receivers', (table) => {
      table.text('client_id').notNullable().primary().references('clients.id');
      for (const column of ['answers', 'before']) table.text(column).notNullable();
      addMoment(table, 'created_at').notNullable();
    });
  },
};
