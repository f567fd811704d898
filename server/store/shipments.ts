import type { Batch } from '../domain/cards/batch';
import type { Shipment } from '../domain/shipping/shipment';
import { Columns } from './columns';
import type { Reader, Tx } from './db';
import { type Filter, listPage, type Page, type SortTerm } from './list';

/** A shipment with the batch that it carries, if it carries one. */
export interface ShipmentRow extends Shipment {
  batch: Pick<Batch, 'id' | 'quantity' | 'status' | 'createdAt'> | null;
}

/** Equality filters, whose values are alternatives, and bounds of creation in milliseconds, inclusive. */
export interface ShipmentFilters {
  shipmentType?: readonly string[];
  batchId?: readonly string[];
  /** Of the user whose card is sent. */
  email?: readonly string[];
  status?: readonly string[];
  batchStatus?: readonly string[];
  /** Of the receiver. */
  documentNumber?: readonly string[];
  country?: readonly string[];
  createdFrom?: number;
  createdUntil?: number;
}

const columns = new Columns<Shipment>({
  id: 'plain',
  clientId: 'plain',
  shipmentType: 'plain',
  status: 'plain',
  statusDetail: 'plain',
  affinityGroupId: 'plain',
  country: 'plain',
  externalTrackingId: 'plain',
  address: 'json',
  receiver: 'json',
  createdAt: 'integer',
  updatedAt: 'integer',
});

const SHOWN = `${columns.select()}, batch_id, batch_quantity, batch_status, batch_created_at`;

const SORT_COLUMNS = {
  shipment_type: 'shipment_type',
  status: 'status',
  status_detail: 'status_detail',
  created_at: 'created_at',
};

export async function insertShipment({ knex }: Tx, shipment: Shipment): Promise<void> {
  await knex('shipments').insert(withDocument(shipment));
}

export async function findShipment({ knex }: Reader, clientId: string, id: string): Promise<ShipmentRow | null> {
  const row = await knex('shipment_rows').where({ id, client_id: clientId }).first(knex.raw(SHOWN));
  return row === undefined ? null : readShipment(row);
}

/** Reads a shipment and keeps it as it is until the transaction ends. */
export async function lockShipment({ knex }: Tx, clientId: string, id: string): Promise<Shipment | null> {
  const query = knex('shipments').where({ id, client_id: clientId }).forNoKeyUpdate();
  const row = await query.first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Saves a shipment that was locked. */
export async function updateShipment({ knex }: Tx, { id, clientId, ...changes }: Shipment): Promise<void> {
  const changed = await knex('shipments').where({ id, client_id: clientId }).update(withDocument(changes));
  if (changed !== 1) throw new Error(`the shipment ${id} is gone`);
}

/** One page of a client's shipments. */
export async function searchShipments(
  reader: Reader,
  clientId: string,
  query: { filters: ShipmentFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ shipments: ShipmentRow[]; total: number }> {
  const { email, ...filters } = query.filters;
  const carried = email === undefined ? [] : [{ column: 'id', in: await shipmentsTo(reader, clientId, email) }];
  const { rows, total } = await listPage(reader, {
    table: 'shipment_rows',
    select: SHOWN,
    scope: { client_id: clientId },
    filters: [...carried, ...shipmentFilters(filters)],
    sort: query.sort,
    sortColumns: SORT_COLUMNS,
    page: query.page,
  });
  return { shipments: rows.map(readShipment), total };
}

/** The shipments of the cards of the users with these emails. An email belongs to one user, who has few cards. */
function shipmentsTo({ knex }: Reader, clientId: string, emails: readonly string[]): Promise<string[]> {
  const keys = emails.map((email) => email.toLowerCase());
  return knex('cards')
    .join('users', 'users.id', 'cards.user_id')
    .where('users.client_id', clientId)
    .whereIn('users.email_key', keys)
    .whereNotNull('cards.shipment_id')
    .distinct()
    .pluck('cards.shipment_id');
}

function shipmentFilters(filters: Omit<ShipmentFilters, 'email'>): Filter[] {
  const { createdFrom, createdUntil, ...plain } = filters;
  const names: { [F in keyof typeof plain]-?: string } = {
    shipmentType: 'shipment_type',
    batchId: 'batch_id',
    status: 'status',
    batchStatus: 'batch_status',
    documentNumber: 'document_number',
    country: 'country',
  };
  const found: Filter[] = Object.entries(names).flatMap(([field, column]) => {
    const values = plain[field as keyof typeof plain];
    return values === undefined ? [] : [{ column, in: values }];
  });
  if (createdFrom !== undefined) found.push({ column: 'created_at', from: createdFrom });
  if (createdUntil !== undefined) found.push({ column: 'created_at', until: createdUntil });
  return found;
}

function readShipment(row: Record<string, unknown>): ShipmentRow {
  const batch =
    row.batch_id === null
      ? null
      : {
          id: row.batch_id as string,
          quantity: row.batch_quantity as number,
          status: row.batch_status as Batch['status'],
          createdAt: row.batch_created_at as number,
        };
  return { ...columns.read(row), batch };
}

/** The receiver's document number stands in a column of its own, to be searched by. */
function withDocument(changes: Partial<Shipment>): Record<string, unknown> {
  const row = columns.write(changes);
  if (changes.receiver === undefined) return row;
  return { ...row, document_number: changes.receiver?.document_number ?? null };
}
