import type { Batch } from '../domain/cards/batch';
import { Columns } from './columns';
import type { Reader, Tx } from './db';

const columns = new Columns<Batch>({
  id: 'plain',
  clientId: 'plain',
  affinityGroupId: 'plain',
  shipmentId: 'plain',
  quantity: 'integer',
  distributionType: 'plain',
  status: 'plain',
  createdAt: 'integer',
  updatedAt: 'integer',
});

export async function insertBatch({ knex }: Tx, batch: Batch): Promise<void> {
  await knex('card_batches').insert(columns.write(batch));
}

export async function findBatch({ knex }: Reader, clientId: string, id: string): Promise<Batch | null> {
  const row = await knex('card_batches').where({ id, client_id: clientId }).first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Reads a batch and keeps it as it is until the transaction ends. */
export async function lockBatch({ knex }: Tx, clientId: string, id: string): Promise<Batch | null> {
  const query = knex('card_batches').where({ id, client_id: clientId }).forNoKeyUpdate();
  const row = await query.first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** The batch that a shipment carries, kept as it is until the transaction ends. */
export async function lockBatchOfShipment({ knex }: Tx, clientId: string, shipmentId: string): Promise<Batch | null> {
  const query = knex('card_batches').where({ shipment_id: shipmentId, client_id: clientId }).forNoKeyUpdate();
  const row = await query.first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Saves a batch that was locked. */
export async function updateBatch({ knex }: Tx, { id, clientId, ...changes }: Batch): Promise<void> {
  const changed = await knex('card_batches').where({ id, client_id: clientId }).update(columns.write(changes));
  if (changed !== 1) throw new Error(`the batch ${id} is gone`);
}
