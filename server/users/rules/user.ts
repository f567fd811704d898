import { refuseField } from '../errors';
import { assertDocuments } from './documents';
import { type LegalAddress, type LegalAddressInput, mergeLegalAddress, validLegalAddress } from './legal-address';

/** A user as the service keeps it. Times are milliseconds since the epoch. */
export interface User {
  id: string;
  clientId: string;
  email: string;
  name: string | null;
  surname: string | null;
  identificationType: string | null;
  identificationValue: string | null;
  birthdate: string | null;
  gender: string | null;
  phone: string | null;
  taxIdentificationType: string | null;
  taxIdentificationValue: string | null;
  nationality: string | null;
  legalAddress: LegalAddress | null;
  operationCountry: string;
  status: string;
  statusReason: string | null;
  createdAt: number;
  updatedAt: number;
}

/** The fields a client may send; what is absent stays as it is. */
export interface UserInput {
  email?: string;
  name?: string;
  surname?: string;
  identificationType?: string;
  identificationValue?: string;
  birthdate?: string;
  gender?: string;
  phone?: string;
  taxIdentificationType?: string;
  taxIdentificationValue?: string;
  nationality?: string;
  legalAddress?: LegalAddressInput;
  operationCountry?: string;
  status?: 'ACTIVE' | 'BLOCKED';
  statusReason?: string;
}

/** Holds a user against every rule of its country. @returns the user with what the rules complete */
function valid(user: User): User {
  assertDocuments(user, user.operationCountry);
  if (user.legalAddress === null) return user;
  return { ...user, legalAddress: validLegalAddress(user.legalAddress, user.operationCountry) };
}

/**
 * A new user, ACTIVE.
 * @throws DomainError INVALID_IDENTIFICATION, INVALID_TAX_IDENTIFICATION, INVALID_LEGAL_ADDRESS
 */
export function newUser(
  input: UserInput & { email: string; operationCountry: string },
  own: { id: string; clientId: string; now: number },
): User {
  const { legalAddress, status: _status, statusReason: _reason, ...texts } = input;
  return valid({
    id: own.id,
    clientId: own.clientId,
    name: null,
    surname: null,
    identificationType: null,
    identificationValue: null,
    birthdate: null,
    gender: null,
    phone: null,
    taxIdentificationType: null,
    taxIdentificationValue: null,
    nationality: null,
    ...texts,
    legalAddress: legalAddress === undefined ? null : mergeLegalAddress(null, legalAddress, input.operationCountry),
    status: 'ACTIVE',
    statusReason: null,
    createdAt: own.now,
    updatedAt: own.now,
  });
}

/**
 * The user after a change: only the fields sent differ. Blocking needs its reason; a user that is active has none.
 * @throws DomainError INVALID_USER_STATUS_REASON and those of `newUser`
 */
export function changedUser(user: User, input: UserInput, now: number): User {
  const { legalAddress, status, statusReason, ...texts } = input;
  const next: User = { ...user, ...texts, updatedAt: now };
  if (legalAddress !== undefined) {
    next.legalAddress = mergeLegalAddress(user.legalAddress, legalAddress, next.operationCountry);
  }
  const target = status ?? user.status;
  if (status === 'BLOCKED' && statusReason === undefined) {
    throw refuseField('INVALID_USER_STATUS_REASON', '/status_reason', 'required', 'blocking a user needs its reason');
  }
  if (target === 'ACTIVE' && statusReason !== undefined) {
    throw refuseField('INVALID_USER_STATUS_REASON', '/status_reason', 'state', 'a user that is active has no reason');
  }
  next.status = target;
  next.statusReason = target === 'BLOCKED' ? (statusReason ?? user.statusReason) : null;
  return valid(next);
}
