import type { Tx } from '../../../platform/store/db';

/** Names the client beside the secrets of each card. Rows of the version before name none; `distribute` fills them in. */
export async function nameClientsOfSecrets({ knex }: Tx): Promise<void> {
  await knex.schema.alterTable('card_secrets', (table) => {
    table.text('client_id');
  });
}
