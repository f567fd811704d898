import type { Reader, Tx } from '../../platform/store/db';
import { type Received, received as table } from './tables';

export type { Received } from './tables';

export async function findReceived({ knex }: Reader, id: string): Promise<Received | null> {
  const row = await knex('received').where({ id }).first(knex.raw(table.select()));
  return row === undefined ? null : table.read(row);
}

/** @throws UniqueViolation `received_pkey` */
export async function insertReceived({ knex }: Tx, received: Received): Promise<void> {
  await knex('received').insert(table.write(received));
}
