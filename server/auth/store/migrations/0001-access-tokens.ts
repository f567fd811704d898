import type { Tx } from '../../../platform/store/db';
import { addMoment } from '../../../platform/store/migration';

/** Creates the table of the access tokens that clients were given. */
export async function createAccessTokens({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('access_tokens', (table) => {
    table.text('jti').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('audience').notNullable();
    table.text('scope').notNullable();
    addMoment(table, 'issued_at').notNullable();
    addMoment(table, 'expires_at').notNullable();
    addMoment(table, 'revoked_at');
    table.index(['client_id', 'audience', 'expires_at'], 'access_tokens_client');
  });
}
