import type { Reader, Tx } from '../../platform/store/db';
import { claimIdentifiers, identifiersOf } from '../../platform/store/distribution/identifiers';
import { type Received, received as table } from './tables';

export type { Received } from './tables';

export async function findReceived({ knex }: Reader, id: string): Promise<Received | null> {
  return table.first(knex('received').where({ id }));
}

/** @throws UniqueViolation `received_pkey` */
export async function insertReceived(tx: Tx, received: Received): Promise<void> {
  await claimIdentifiers(tx, received.clientId, identifiersOf({ received_pkey: received.id }));
  await tx.knex('received').insert(table.write(received));
}
