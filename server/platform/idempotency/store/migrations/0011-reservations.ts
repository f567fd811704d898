import type { Tx } from '../../../store/db';
import { addMoment } from '../../../store/migration';

/**
 * Creates the table of idempotent requests that called an external network and wait for the outcome; a request that has
 * its answer is in `idempotency`.
 */
export async function createReservations({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('reservations', (table) => {
    table.text('client_id').notNullable();
    table.text('operation_id').notNullable();
    table.text('key').notNullable();
    table.text('fingerprint').notNullable();
    table.text('resource_id').notNullable();
    addMoment(table, 'created_at').notNullable();
    table.primary(['client_id', 'operation_id', 'key'], 'reservations_pkey');
  });
}
