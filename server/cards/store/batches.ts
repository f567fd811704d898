import type { Dialect, Tx } from '../../platform/store/db';
import { ofClients, runReads } from '../../platform/store/reads';
import { type AffinityGroup, affinityGroups, type Batch, cardBatches } from './tables';

/** A batch with the data that is needed to create its missing cards. */
interface BatchInMaking {
  batch: Batch;
  group: AffinityGroup;
  /** How many of its cards there are. */
  made: number;
}

const BATCH = `SELECT ${cardBatches.select()} FROM card_batches WHERE client_id = ? AND id = ?`;
const LOCKED: Readonly<Record<Dialect, string>> = { sqlite: BATCH, postgres: `${BATCH} FOR NO KEY UPDATE` };
const GROUP = `SELECT ${affinityGroups.select()} FROM affinity_groups
  WHERE client_id = ? AND id = (SELECT affinity_group_id FROM card_batches WHERE client_id = ? AND id = ?)`;
const MADE = 'SELECT COUNT(*) AS made FROM cards WHERE batch_id = ?';

export async function insertBatch(tx: Tx, batch: Batch): Promise<void> {
  tx.pipeline(tx.knex('card_batches').insert(cardBatches.write(batch)));
}

/** Reads a batch and keeps it as it is until the transaction ends. */
export async function lockBatch({ knex }: Tx, clientId: string, id: string): Promise<Batch | null> {
  return cardBatches.first(knex('card_batches').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/**
 * Reads a batch and the number of its created cards, and locks it until the transaction ends, so no other process
 * creates its cards.
 */
export async function lockBatchInMaking(tx: Tx, clientId: string, id: string): Promise<BatchInMaking | null> {
  const [[batch], [group], [count]] = (await runReads(tx, [
    { sql: LOCKED[tx.dialect], columns: cardBatches.names, parameters: [clientId, id] },
    { sql: GROUP, columns: affinityGroups.names, parameters: [clientId, clientId, id] },
    ofClients(tx, { sql: MADE, columns: ['made'], parameters: [id] }, [clientId]),
  ])) as [Row[], Row[], Row[]];
  if (batch === undefined || group === undefined) return null;
  return { batch: cardBatches.read(batch), group: affinityGroups.read(group), made: Number(count?.made) };
}

type Row = Record<string, unknown>;

/** The batch that a shipment carries, kept as it is until the transaction ends. */
export async function lockBatchOfShipment({ knex }: Tx, clientId: string, shipmentId: string): Promise<Batch | null> {
  return cardBatches.first(
    knex('card_batches').where({ shipment_id: shipmentId, client_id: clientId }).forNoKeyUpdate(),
  );
}

/** Saves a batch that was locked. */
export async function updateBatch({ knex }: Tx, { id, clientId, ...changes }: Batch): Promise<void> {
  const changed = await knex('card_batches')
    .where({ id, client_id: clientId })
    .update(cardBatches.writeChanges(changes));
  if (changed !== 1) throw new Error(`the batch ${id} is gone`);
}
