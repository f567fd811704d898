import type { BatchStatus } from '../../cards/store/tables';
import { integer, json, moment, optional, type RecordOf, table, text } from '../../platform/store/table';
import { comparedDocument } from '../../users/store/tables';

export type ShipmentType =
  | 'SINGLE_CARD'
  | 'BOX'
  | 'WAREHOUSE_BOX'
  | 'CARD_FROM_WAREHOUSE'
  | 'EXTERNAL_SINGLE_CARD'
  | 'EXTERNAL_BOX';

/** The address that a shipment goes to, in the contract's names. */
export interface ShippingAddress {
  street_name: string;
  street_number: string | null;
  floor: string | null;
  apartment: string | null;
  city: string;
  region: string;
  country: string;
  zip_code: string | null;
  neighborhood: string | null;
}

/** The receiver of a shipment, with the field names of the contract. Unknown fields are left out. */
export interface Receiver {
  full_name: string;
  document_type?: string;
  document_number?: string;
  telephone_number?: string;
  tax_identification_number?: string;
}

function receiversDocument({ document_number: number }: Receiver): string | null {
  return number === undefined ? null : comparedDocument(number);
}

/** A card or a box of cards on its way. Times are milliseconds since the epoch. */
export const shipments = table(
  'shipments',
  {
    id: text(),
    clientId: text(),
    shipmentType: text<ShipmentType>(),
    status: text(),
    statusDetail: text(),
    affinityGroupId: text(),
    /** The country it is delivered in, ISO 3166-1 alpha-3. */
    country: text(),
    externalTrackingId: optional(text()),
    address: optional(json<ShippingAddress>()),
    receiver: optional(json<Receiver>()),
    createdAt: moment(),
    updatedAt: moment(),
  },
  {
    sortable: ['shipmentType', 'status', 'statusDetail', 'createdAt'],
    filterable: ['shipmentType', 'status', 'country', 'createdAt'],
    /** In the form in which documents are compared. */
    derived: { documentNumber: { of: 'receiver', as: receiversDocument } },
  },
);

export type Shipment = RecordOf<typeof shipments>;

/** Shipments with the receiver's document and the batch that they carry, if they carry one. */
export const shipmentRows = shipments.view(
  'shipment_rows',
  {
    documentNumber: optional(text()),
    batchId: optional(text()),
    batchQuantity: optional(integer()),
    batchStatus: optional(text<BatchStatus>()),
    batchCreatedAt: optional(moment()),
  },
  { filterable: ['documentNumber', 'batchId', 'batchStatus'] },
);
