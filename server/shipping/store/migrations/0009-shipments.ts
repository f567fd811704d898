import type { Tx } from '../../../platform/store/db';
import { addMoment } from '../../../platform/store/migration';

/** Creates the table of shipments. `document_number` is the receiver's. */
export function createShipments({ knex }: Tx): Promise<void> {
  return knex.schema.createTable('shipments', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    for (const column of ['shipment_type', 'status', 'status_detail', 'country']) table.text(column).notNullable();
    table.text('affinity_group_id').notNullable().references('affinity_groups.id');
    table.text('external_tracking_id');
    table.text('address');
    table.text('receiver');
    table.text('document_number');
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.index(['client_id', 'created_at', 'id'], 'shipments_created');
    table.index(['client_id', 'status', 'created_at', 'id'], 'shipments_status');
    table.index(['client_id', 'document_number'], 'shipments_document');
  });
}

/** Creates the view that lists and reads show of a shipment together with the batch that it carries. */
export async function createShipmentRows({ knex }: Tx): Promise<void> {
  await knex.raw(`CREATE VIEW shipment_rows AS
    SELECT shipments.*, card_batches.id AS batch_id, card_batches.quantity AS batch_quantity,
      card_batches.status AS batch_status, card_batches.created_at AS batch_created_at
    FROM shipments LEFT JOIN card_batches ON card_batches.shipment_id = shipments.id`);
}
