import type { Reader, Tx } from '../../../server/platform/store/db';
import { type Receiver, receivers } from './tables';

export type { Receiver } from './tables';

/** The receiver of a client; null where it has none. */
export function findReceiver({ knex }: Reader, clientId: string): Promise<Receiver | null> {
  return receivers.first(knex('receivers').where({ client_id: clientId }));
}

/** Stores a receiver and replaces the one that the client may have. The client is locked. */
export async function putReceiver(tx: Tx, receiver: Receiver): Promise<void> {
  await deleteReceiver(tx, receiver.clientId);
  await tx.knex('receivers').insert(receivers.write(receiver));
}

export async function deleteReceiver({ knex }: Tx, clientId: string): Promise<void> {
  await knex('receivers').where({ client_id: clientId }).delete();
}
