import type { Tx } from '../../../platform/store/db';

/** Names the client in each total of activities. Rows of the version before name none; `distribute` fills them in. */
export async function nameClientsOfTotals({ knex }: Tx): Promise<void> {
  await knex.schema.alterTable('activity_totals', (table) => {
    table.text('client_id');
  });
}
