import { isBlank } from '../../kernel/blank';
import { composedInWords } from '../../kernel/composed';
import { refuseField } from '../../kernel/errors';
import type { LegalAddress } from '../store/tables';
import { ARGENTINE_REGIONS, regionOfZipCode } from './regions';

export type { LegalAddress } from '../store/tables';

export type LegalAddressInput = { [K in keyof LegalAddress]?: string | number | null };

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

/** Restores the leading zeros of a number if the codes of the country have a fixed length. */
function textOf(field: string, value: string | number, country: string): string {
  const text = String(value);
  return typeof value === 'number' && field === 'zip_code' && country === 'BRA'
    ? text.padStart(BRAZILIAN_ZIP_DIGITS, '0')
    : text;
}

/**
 * Converts an address from a request into its stored form; fields that were not sent, or are null, are unknown.
 * @param operationCountry the country of an address that names none
 */
export function wholeLegalAddress(input: LegalAddressInput, operationCountry: string): LegalAddress {
  const country = String(input.country ?? operationCountry);
  const texts = Object.entries(input).map(([field, value]) => [
    field,
    value === null ? null : textOf(field, value, country),
  ]);
  return { ...EMPTY, ...Object.fromEntries(texts) };
}

/**
 * Applies the rules of the country that the address names, or of the country of operation if it names none: Argentina
 * requires one of its regions; in Brazil the postal code must exist and determines the state, and the city if it is the
 * state's capital. Otherwise the city must be sent.
 * @returns the address to store
 * @throws DomainError INVALID_LEGAL_ADDRESS naming the field
 */
export function validLegalAddress(address: LegalAddress, operationCountry: string): LegalAddress {
  const country = address.country ?? operationCountry;
  const refuse = (field: string, reason: string, detail: string) =>
    refuseField('INVALID_LEGAL_ADDRESS', `/legal_address/${field}`, reason, detail);
  if (country === 'ARG') {
    if (address.region === null) throw refuse('region', 'required', 'an Argentine address requires a region');
    if (!ARGENTINE_REGIONS.has(address.region)) {
      const composed = composedInWords(address.region, (region) => ARGENTINE_REGIONS.has(region));
      throw refuse('region', 'country_rule', `this is not a region of Argentina${composed}`);
    }
    return address;
  }
  if (country !== 'BRA') return address;
  if (address.zip_code === null) throw refuse('zip_code', 'required', 'a Brazilian address requires a postal code');
  const place = regionOfZipCode(address.zip_code);
  if (place === null) throw refuse('zip_code', 'country_rule', 'this postal code does not exist in Brazil');
  const city = place.city ?? address.city;
  if (city === null || isBlank(city))
    throw refuse('city', 'required', 'the city of this postal code is not known here: send the city as well');
  return { ...address, region: place.region, city };
}
