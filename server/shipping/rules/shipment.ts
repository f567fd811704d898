import { lifecycles } from '../../../generated/lifecycles';
import { changedAt } from '../../kernel/changed';
import { DomainError, refuseField } from '../../kernel/errors';
import { type Machine, transitionFor } from '../../kernel/lifecycle';
import { isNoDocument } from '../../users/rules/documents';
import type { User } from '../../users/rules/user';
import type { Receiver, Shipment, ShippingAddress } from '../store/tables';

export type { Receiver, Shipment, ShipmentType, ShippingAddress } from '../store/tables';

type ShippingAddressInput = Pick<ShippingAddress, 'street_name' | 'city' | 'region' | 'country'> &
  Partial<{ [F in Exclude<keyof ShippingAddress, 'street_name' | 'city' | 'region' | 'country'>]: string | null }>;

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

/** The user of a card as the receiver of its shipment. */
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

/**
 * Gives a shipment another address, in the country of its cards.
 * @throws DomainError SHIPMENT_COUNTRY_MISMATCH
 */
export function withAddress(
  shipment: Shipment,
  input: ShippingAddressInput,
  cards: { country: string },
  now: number,
): Shipment {
  const address = shippingAddress(input);
  assertAddressIn(cards.country, address);
  return changedAt(shipment, { ...shipment, address, country: address.country }, now);
}

/**
 * Requires that a shipment is delivered where its address and the cards of its group are.
 * @throws DomainError SHIPMENT_COUNTRY_MISMATCH
 */
export function assertCountries(country: string, group: { country: string }, address: { country: string }): void {
  if (group.country !== country) {
    const detail = `the affinity group is for ${group.country}`;
    throw refuseField('SHIPMENT_COUNTRY_MISMATCH', '/country', 'mismatch', detail);
  }
  assertAddressIn(country, address);
}

/**
 * Requires that an address lies in a country.
 * @throws DomainError SHIPMENT_COUNTRY_MISMATCH
 */
export function assertAddressIn(country: string, address: { country: string }): void {
  if (address.country === country) return;
  const detail = `the cards are for ${country}, the address is in ${address.country}`;
  throw refuseField('SHIPMENT_COUNTRY_MISMATCH', '/address/country', 'mismatch', detail);
}

/**
 * Requires the data of the receiver that the country prescribes: in Brazil a fiscal document. Source: interface
 * specification, Brazil rules for shipments.
 * @throws DomainError INVALID_REQUEST
 */
export function assertReceiver(country: string, receiver: Receiver | null): void {
  if (country !== 'BRA' || !isNoDocument(receiver?.tax_identification_number ?? '')) return;
  const detail = 'in Brazil the receiver must have a tax identification number; zeros or blanks are not one';
  throw refuseField('INVALID_REQUEST', '/receiver/tax_identification_number', 'required', detail);
}

/** @throws DomainError SHIPMENT_NOT_FOUND */
export function existingShipment<T>(shipment: T | null): T {
  if (shipment === null) throw new DomainError('SHIPMENT_NOT_FOUND');
  return shipment;
}

/** The courier's report. */
export interface CourierReport {
  status: string;
  /** More precise than the status; the status itself when absent. */
  statusDetail?: string;
  externalTrackingId?: string | null;
}

/**
 * Decides whether a courier tells another detail of the status that a shipment has, as of a second attempt at delivery.
 */
function isDetail(shipment: Shipment, { status, statusDetail }: CourierReport): boolean {
  if (status !== shipment.status || shipmentMachine.states[status]?.final !== false) return false;
  return statusDetail !== undefined && statusDetail !== shipment.statusDetail;
}

/**
 * The shipment after the courier's report, of a step or of a detail. One that is TRACKED has a tracking id.
 * @param newTrackingId what the courier would call it, when it doesn't say
 * @throws DomainError ILLEGAL_STEP, naming the legal ones
 */
export function advanced(
  shipment: Shipment,
  report: CourierReport,
  newTrackingId: (country: string) => string,
  now: number,
): Shipment {
  const step = { cause: 'shipment-moved', from: shipment.status, to: report.status };
  const { to } = isDetail(shipment, report) ? { to: shipment.status } : transitionFor(shipmentMachine, step);
  const known = report.externalTrackingId ?? shipment.externalTrackingId;
  return {
    ...shipment,
    status: to,
    statusDetail: report.statusDetail ?? to,
    externalTrackingId: known ?? (to === 'TRACKED' ? newTrackingId(shipment.country) : null),
    updatedAt: now,
  };
}

/** Decides whether readers get the tracking id: not for boxes to a warehouse, and not in Mexico. */
export function showsTrackingId({ shipmentType, country }: Pick<Shipment, 'shipmentType' | 'country'>): boolean {
  return shipmentType !== 'WAREHOUSE_BOX' && country !== 'MEX';
}

/** The statuses of a box that has arrived where its cards are kept, so that single ones can be taken out. */
export const STOCKED_STATUSES: readonly string[] = ['IN_WAREHOUSE', 'DELIVERED'];
