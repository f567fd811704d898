import type { Tx } from '../../../store/db';

/** Keeps with a reservation what a repeat has to know. Earlier versions leave it out. */
export async function reservationDetails({ knex }: Tx): Promise<void> {
  await knex.schema.alterTable('reservations', (table) => table.text('detail'));
}
