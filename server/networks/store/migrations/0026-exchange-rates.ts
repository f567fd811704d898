import { addMoment, type Migration } from '../../../platform/store/migration';

/** Creates the table of the exchange rates that networks report by day. */
export const exchangeRates: Migration = {
  name: '0026-exchange-rates',
  async up({ knex }) {
    await knex.schema.createTable('exchange_rates', (table) => {
      for (const column of ['network', 'day', 'base', 'rates']) table.text(column).notNullable();
      addMoment(table, 'updated_at').notNullable();
      table.primary(['network', 'day'], 'exchange_rates_pkey');
    });
  },
};
