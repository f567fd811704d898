import { isBlank } from '../../kernel/blank';
import { DomainError, unknownAt } from '../../kernel/errors';
import type { User } from '../../users/rules/user';

const USER_FIELDS: readonly [string, keyof User][] = [
  ['name', 'name'],
  ['surname', 'surname'],
  ['birthdate', 'birthdate'],
  ['email', 'email'],
  ['identification_type', 'identificationType'],
  ['identification_value', 'identificationValue'],
  ['gender', 'gender'],
];
const ADDRESS_FIELDS = ['street_name', 'zip_code', 'city', 'region', 'country'] as const;
const TAX_FIELDS: readonly [string, keyof User][] = [
  ['tax_identification_type', 'taxIdentificationType'],
  ['tax_identification_value', 'taxIdentificationValue'],
];
const TAX_COUNTRIES: readonly string[] = ['ARG', 'BRA'];

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || isBlank(String(value));
}

/** The fields, in the contract's names, that a user still lacks before a card can be issued. */
export function missingIssuingData(user: User): string[] {
  const fields = TAX_COUNTRIES.includes(user.operationCountry) ? [...USER_FIELDS, ...TAX_FIELDS] : USER_FIELDS;
  const missing = fields.filter(([, field]) => isMissing(user[field])).map(([name]) => `user.${name}`);
  const address = ADDRESS_FIELDS.filter((field) => isMissing(user.legalAddress?.[field]));
  return [...missing, ...address.map((field) => `user.legal_address.${field}`)];
}

/** Requires the user that the body names. @throws DomainError USER_NOT_FOUND */
export function userOfBody<T>(user: T | null): T {
  if (user === null) throw unknownAt('USER_NOT_FOUND', '/user_id', 'user');
  return user;
}

/** @throws DomainError USER_NOT_ACTIVE */
export function assertActiveUser(user: Pick<User, 'status'>): void {
  if (user.status === 'ACTIVE') return;
  throw new DomainError('USER_NOT_ACTIVE', [
    { code: 'state', detail: `the user is ${user.status}`, location: 'body', pointer: '/user_id' },
  ]);
}

/** @throws DomainError USER_DATA_INCOMPLETE, naming every field that is missing */
export function assertIssuingData(user: User): void {
  const missing = missingIssuingData(user);
  if (missing.length === 0) return;
  throw new DomainError(
    'USER_DATA_INCOMPLETE',
    missing.map((field) => ({
      code: 'required',
      detail: `${field} is missing`,
      location: 'body',
      pointer: '/user_id',
    })),
  );
}
