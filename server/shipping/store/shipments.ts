import type { Batch } from '../../cards/rules/batch';
import type { Reader, Tx } from '../../platform/store/db';
import type { Page, SortTerm } from '../../platform/store/list';
import { Lookup } from '../../platform/store/lookup';
import { listRecords } from '../../platform/store/records';
import type { FiltersOf, RecordOf } from '../../platform/store/table';
import { comparedDocument, foldedEmail } from '../../users/store/tables';
import { type Shipment, shipmentRows, shipments } from './tables';

/** A shipment with the batch that it carries, if it carries one. */
export interface ShipmentRow extends Shipment {
  batch: Pick<Batch, 'id' | 'quantity' | 'status' | 'createdAt'> | null;
}

/** The filters of a list of shipments. */
type ShipmentFilters = FiltersOf<typeof shipmentRows> & {
  /** Of the user whose card is sent. */
  email?: readonly string[];
};

export async function insertShipment(tx: Tx, shipment: Shipment): Promise<void> {
  tx.pipeline(tx.knex('shipments').insert(shipments.write(shipment)));
}

const byId = new Lookup({
  table: 'shipment_rows',
  select: shipmentRows.select(),
  read: (row) => withBatch(shipmentRows.read(row)),
});

export function findShipment(reader: Reader, clientId: string, id: string): Promise<ShipmentRow | null> {
  return byId.find(reader, clientId, id);
}

/** Reads a shipment and keeps it as it is until the transaction ends. */
export async function lockShipment({ knex }: Tx, clientId: string, id: string): Promise<Shipment | null> {
  return shipments.first(knex('shipments').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/** Saves a shipment that was locked. */
export async function updateShipment({ knex }: Tx, { id, clientId, ...changes }: Shipment): Promise<void> {
  const changed = await knex('shipments').where({ id, client_id: clientId }).update(shipments.writeChanges(changes));
  if (changed !== 1) throw new Error(`the shipment ${id} is gone`);
}

/** One page of a client's shipments. */
export async function searchShipments(
  reader: Reader,
  clientId: string,
  query: { filters: ShipmentFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ shipments: ShipmentRow[]; total: number }> {
  const { email, documentNumber, ...others } = query.filters;
  const filters = { ...others, documentNumber: documentNumber?.flatMap(asWritten) };
  const carried = email === undefined ? [] : [{ column: 'id', in: await shipmentsTo(reader, clientId, email) }];
  const { records, total } = await listRecords(reader, shipmentRows, {
    scope: { client_id: clientId },
    filters: [...carried, ...shipmentRows.filters(filters)],
    sort: query.sort,
    page: query.page,
  });
  return { shipments: records.map(withBatch), total };
}

/** The shipments of the cards of the users with these emails. An email belongs to one user, who has few cards. */
function shipmentsTo({ knex }: Reader, clientId: string, emails: readonly string[]): Promise<string[]> {
  const keys = emails.map(foldedEmail);
  return knex('cards')
    .join('users', { 'users.client_id': 'cards.client_id', 'users.id': 'cards.user_id' })
    .where('users.client_id', clientId)
    .whereIn('users.email_key', keys)
    .whereNotNull('cards.shipment_id')
    .distinct()
    .pluck('cards.shipment_id');
}

/**
 * A document as it is compared, and as it was sent: a process of the version before writes it so while this one starts.
 */
function asWritten(document: string): string[] {
  return [comparedDocument(document), document];
}

function withBatch(row: RecordOf<typeof shipmentRows>): ShipmentRow {
  const { batchId: id, batchQuantity: quantity, batchStatus: status, batchCreatedAt: createdAt, ...shipment } = row;
  if (id === null || quantity === null || status === null || createdAt === null) return { ...shipment, batch: null };
  return { ...shipment, batch: { id, quantity, status, createdAt } };
}
