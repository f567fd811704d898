import { addMoment, type Migration } from '../../../../server/platform/store/migration';

/** Keeps how the sandbox answers in the place of clients, and where their calls went before. */
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
