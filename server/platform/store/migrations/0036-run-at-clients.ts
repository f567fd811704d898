import { createDistributedFunctions, makeFunctions } from '../distribution/functions';
import type { Migration } from '../migration';
import { rowsOf } from '../rows-of';

/**
 * Makes the functions that run statements where their clients lie, on a database that was spread before there were any.
 */
export const runAtClients: Migration = {
  name: '0036-run-at-clients',
  async up({ knex, isDistributed }) {
    if (!isDistributed) return;
    const [citus] = rowsOf(await knex.raw(`SELECT 1 FROM pg_extension WHERE extname = 'citus'`));
    await (citus === undefined ? makeFunctions : createDistributedFunctions)(knex);
  },
};
