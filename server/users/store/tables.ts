import { type FiltersOf, json, moment, optional, type RecordOf, table, text } from '../../platform/store/table';

/** An address as it is kept: every field is text or not known. */
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

/**
 * Folds the case of an email: two users of one client share none. It is folded here so that both databases do alike.
 */
export const foldedEmail = (email: string): string => email.toLowerCase();

/**
 * Brings the number of a document to the form in which it is compared: capital letters and digits alone, without
 * leading zeros.
 */
export const comparedDocument = (value: string): string =>
  value
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '');

/** Users as the service keeps them. Times are milliseconds since the epoch. */
export const users = table(
  'users',
  {
    id: text(),
    clientId: text(),
    email: text(),
    name: optional(text()),
    surname: optional(text()),
    identificationType: optional(text()),
    identificationValue: optional(text()),
    birthdate: optional(text()),
    gender: optional(text()),
    phone: optional(text()),
    taxIdentificationType: optional(text()),
    taxIdentificationValue: optional(text()),
    nationality: optional(text()),
    legalAddress: optional(json<LegalAddress>()),
    operationCountry: text(),
    status: text(),
    statusReason: optional(text()),
    createdAt: moment(),
    updatedAt: moment(),
  },
  {
    sortable: ['id', 'gender', 'identificationType', 'identificationValue', 'status'],
    filterable: [
      'identificationValue',
      'identificationType',
      'gender',
      'birthdate',
      'name',
      'surname',
      'email',
      'status',
      'operationCountry',
    ],
    derived: {
      emailKey: { of: 'email', as: foldedEmail },
      identificationKey: { of: 'identificationValue', as: comparedDocument },
    },
  },
);

export type User = RecordOf<typeof users>;
export type UserFilters = FiltersOf<typeof users>;
