import { refuseField } from '../errors';
import { ARGENTINE_REGIONS, placeOfZipCode } from './regions';

/** A legal address as it is kept: every field is text or not known. */
export interface LegalAddress {
  street_name: string | null;
  street_number: string | null;
  floor: string | null;
  apartment: string | null;
  zip_code: string | null;
  neighborhood: string | null;
  city: string | null;
  region: string | null;
  additional_info: string | null;
  country: string | null;
}

export type LegalAddressInput = { [K in keyof LegalAddress]?: string | number };

const EMPTY: LegalAddress = {
  street_name: null,
  street_number: null,
  floor: null,
  apartment: null,
  zip_code: null,
  neighborhood: null,
  city: null,
  region: null,
  additional_info: null,
  country: null,
};

const BRAZILIAN_ZIP_DIGITS = 8;

/** A number has lost its leading zeros; where the country's codes have a fixed length they come back. */
function textOf(field: string, value: string | number, country: string): string {
  const text = String(value);
  return typeof value === 'number' && field === 'zip_code' && country === 'BRA'
    ? text.padStart(BRAZILIAN_ZIP_DIGITS, '0')
    : text;
}

/** The address after the fields sent have replaced those on record. */
export function mergeLegalAddress(
  present: LegalAddress | null,
  input: LegalAddressInput,
  country: string,
): LegalAddress {
  const texts = Object.entries(input).map(([field, value]) => [
    field,
    textOf(field, value as string | number, country),
  ]);
  return { ...(present ?? EMPTY), ...Object.fromEntries(texts) };
}

/**
 * Applies the rules of the country of operation: Argentina names one of its regions; in Brazil the postal code must
 * exist and sets state and, where it tells, the city.
 * @returns the address to keep
 * @throws DomainError INVALID_LEGAL_ADDRESS naming the field
 */
export function validLegalAddress(address: LegalAddress, country: string): LegalAddress {
  const refuse = (field: string, reason: string, detail: string) =>
    refuseField('INVALID_LEGAL_ADDRESS', `/legal_address/${field}`, reason, detail);
  if (country === 'ARG') {
    if (address.region === null) throw refuse('region', 'required', 'an Argentine address names its region');
    if (!ARGENTINE_REGIONS.has(address.region))
      throw refuse('region', 'country_rule', 'this is not a region of Argentina');
    return address;
  }
  if (country !== 'BRA') return address;
  if (address.zip_code === null) throw refuse('zip_code', 'required', 'a Brazilian address needs its postal code');
  const place = placeOfZipCode(address.zip_code);
  if (place === null) throw refuse('zip_code', 'country_rule', 'this postal code does not exist in Brazil');
  return { ...address, region: place.region, city: place.city ?? address.city };
}
