import type { Tx } from '../../../platform/store/db';

/** Names the client in each attempt at delivery. Rows of the version before name none; `distribute` fills them in. */
export async function nameClientsOfAttempts({ knex }: Tx): Promise<void> {
  await knex.schema.alterTable('outbox_attempts', (table) => {
    table.text('client_id');
  });
}
