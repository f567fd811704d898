import type { Tx } from '../../../platform/store/db';
import { addMoment } from '../../../platform/store/migration';

/** Creates the table of identity sessions. */
export function createIdentitySessions({ knex }: Tx): Promise<void> {
  return knex.schema.createTable('identity_sessions', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('user_id').notNullable().references('users.id');
    table.text('status').notNullable();
    table.text('url').notNullable();
    table.text('steps').notNullable();
    table.text('collected').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    addMoment(table, 'expires_at').notNullable();
    table.index(['client_id', 'created_at', 'id'], 'identity_sessions_created');
    table.index(['client_id', 'status', 'created_at', 'id'], 'identity_sessions_status');
    table.index(['user_id', 'status'], 'identity_sessions_user');
  });
}
