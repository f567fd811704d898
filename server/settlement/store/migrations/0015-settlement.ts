import type { Tx } from '../../../platform/store/db';
import { addMoment } from '../../../platform/store/migration';

/** Creates the table of the runs that wrote settlement files. */
export async function createSettlement({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('settlement_runs', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('day').notNullable();
    table.text('files').notNullable();
    addMoment(table, 'created_at').notNullable();
    table.index(['client_id', 'created_at', 'id'], 'settlement_runs_created');
    table.index(['client_id', 'day'], 'settlement_runs_day');
  });
}
