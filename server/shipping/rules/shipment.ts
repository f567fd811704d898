import { lifecycles } from '../../../generated/lifecycles';
import { DomainError, refuseField } from '../errors';
import { type Machine, transitionFor } from '../lifecycle';
import type { User } from '../users/user';

export type ShipmentType =
  | 'SINGLE_CARD'
  | 'BOX'
  | 'WAREHOUSE_BOX'
  | 'CARD_FROM_WAREHOUSE'
  | 'EXTERNAL_SINGLE_CARD'
  | 'EXTERNAL_BOX';

/** Where a shipment goes, in the contract's names. */
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

export type ShippingAddressInput = Pick<ShippingAddress, 'street_name' | 'city' | 'region' | 'country'> &
  Partial<{ [F in keyof ShippingAddress]: string }>;

/** Who takes a shipment, in the contract's names. What is unknown is left out. */
export interface Receiver {
  full_name: string;
  document_type?: string;
  document_number?: string;
  telephone_number?: string;
  tax_identification_number?: string;
}

/** A card or a box of cards on its way. Times are milliseconds since the epoch. */
export interface Shipment {
  id: string;
  clientId: string;
  shipmentType: ShipmentType;
  status: string;
  statusDetail: string;
  affinityGroupId: string;
  /** Where it is delivered, ISO 3166-1 alpha-3. */
  country: string;
  externalTrackingId: string | null;
  address: ShippingAddress | null;
  receiver: Receiver | null;
  createdAt: number;
  updatedAt: number;
}

export const shipmentMachine = lifecycles.shipment as Machine;

/** An address as it is kept: what is not known is null. */
export function shippingAddress(input: ShippingAddressInput): ShippingAddress {
  return {
    street_name: input.street_name,
    street_number: input.street_number ?? null,
    floor: input.floor ?? null,
    apartment: input.apartment ?? null,
    city: input.city,
    region: input.region,
    country: input.country,
    zip_code: input.zip_code ?? null,
    neighborhood: input.neighborhood ?? null,
  };
}

/** The user of a card as the one who takes it. */
export function receiverOf(user: User): Receiver {
  const receiver: Receiver = { full_name: `${user.name ?? ''} ${user.surname ?? ''}`.trim() };
  if (user.identificationType !== null) receiver.document_type = user.identificationType;
  if (user.identificationValue !== null) receiver.document_number = user.identificationValue;
  if (user.phone !== null) receiver.telephone_number = user.phone;
  if (user.taxIdentificationValue !== null) receiver.tax_identification_number = user.taxIdentificationValue;
  return receiver;
}

/** A shipment that nobody has touched yet. */
export function newShipment(
  order: Pick<Shipment, 'shipmentType' | 'affinityGroupId' | 'country' | 'address' | 'receiver'>,
  own: { id: string; clientId: string; now: number },
): Shipment {
  const { id, clientId, now } = own;
  return {
    ...order,
    id,
    clientId,
    status: 'CREATED',
    statusDetail: 'CREATED',
    externalTrackingId: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The shipment with another address. The country of delivery follows it. */
export function withAddress(shipment: Shipment, input: ShippingAddressInput, now: number): Shipment {
  const address = shippingAddress(input);
  return { ...shipment, address, country: address.country, updatedAt: now };
}

/**
 * That a shipment is delivered where its address and the cards of its group are.
 * @throws DomainError SHIPMENT_COUNTRY_MISMATCH
 */
export function assertCountries(
  country: string,
  group: { country: string },
  address: { country: string } | null,
): void {
  if (group.country !== country) {
    const detail = `the affinity group is for ${group.country}`;
    throw refuseField('SHIPMENT_COUNTRY_MISMATCH', '/country', 'mismatch', detail);
  }
  if (address !== null && address.country !== country) {
    const detail = `the address is in ${address.country}`;
    throw refuseField('SHIPMENT_COUNTRY_MISMATCH', '/address/country', 'mismatch', detail);
  }
}

/** @throws DomainError SHIPMENT_NOT_FOUND */
export function existingShipment<T>(shipment: T | null): T {
  if (shipment === null) throw new DomainError('SHIPMENT_NOT_FOUND');
  return shipment;
}

/** What the courier reports. */
export interface CourierReport {
  status: string;
  /** More precise than the status; the status itself when absent. */
  statusDetail?: string;
  externalTrackingId?: string;
}

/**
 * The shipment after the courier's report. One that is TRACKED has a tracking id.
 * @param newTrackingId what the courier would call it, when it doesn't say
 * @throws DomainError ILLEGAL_STEP, naming the legal ones
 */
export function advanced(
  shipment: Shipment,
  report: CourierReport,
  newTrackingId: (country: string) => string,
  now: number,
): Shipment {
  const step = { operation: 'advanceShipment', from: shipment.status, to: report.status };
  const { to } = transitionFor(shipmentMachine, step);
  const known = report.externalTrackingId ?? shipment.externalTrackingId;
  return {
    ...shipment,
    status: to,
    statusDetail: report.statusDetail ?? to,
    externalTrackingId: known ?? (to === 'TRACKED' ? newTrackingId(shipment.country) : null),
    updatedAt: now,
  };
}

/** Whether readers get the tracking id: not for boxes to a warehouse, and not in Mexico. */
export function showsTrackingId({ shipmentType, country }: Pick<Shipment, 'shipmentType' | 'country'>): boolean {
  return shipmentType !== 'WAREHOUSE_BOX' && country !== 'MEX';
}

/** Whether a box has arrived where its cards are kept, so that single ones can be taken out. */
export const STOCKED_STATUSES: readonly string[] = ['IN_WAREHOUSE', 'DELIVERED'];
