import type { Tx } from '../../platform/store/db';
import { type Batch, cardBatches } from './tables';

export async function insertBatch({ knex }: Tx, batch: Batch): Promise<void> {
  await knex('card_batches').insert(cardBatches.write(batch));
}

/** Reads a batch and keeps it as it is until the transaction ends. */
export async function lockBatch({ knex }: Tx, clientId: string, id: string): Promise<Batch | null> {
  const query = knex('card_batches').where({ id, client_id: clientId }).forNoKeyUpdate();
  const row = await query.first(knex.raw(cardBatches.select()));
  return row === undefined ? null : cardBatches.read(row);
}

/** The batch that a shipment carries, kept as it is until the transaction ends. */
export async function lockBatchOfShipment({ knex }: Tx, clientId: string, shipmentId: string): Promise<Batch | null> {
  const query = knex('card_batches').where({ shipment_id: shipmentId, client_id: clientId }).forNoKeyUpdate();
  const row = await query.first(knex.raw(cardBatches.select()));
  return row === undefined ? null : cardBatches.read(row);
}

/** Saves a batch that was locked. */
export async function updateBatch({ knex }: Tx, { id, clientId, ...changes }: Batch): Promise<void> {
  const changed = await knex('card_batches')
    .where({ id, client_id: clientId })
    .update(cardBatches.writeChanges(changes));
  if (changed !== 1) throw new Error(`the batch ${id} is gone`);
}
