import { changedAt } from '../../kernel/changed';
import { refuseField } from '../../kernel/errors';
import type { User } from '../store/tables';
import { assertDocuments } from './documents';
import { type LegalAddressInput, validLegalAddress, wholeLegalAddress } from './legal-address';

export type { User } from '../store/tables';

/** The fields that a client may send: absent fields do not change, null removes a value. */
export interface UserInput {
  email?: string;
  name?: string | null;
  surname?: string | null;
  identificationType?: string | null;
  identificationValue?: string | null;
  birthdate?: string | null;
  gender?: string | null;
  phone?: string | null;
  taxIdentificationType?: string | null;
  taxIdentificationValue?: string | null;
  nationality?: string | null;
  legalAddress?: LegalAddressInput | null;
  operationCountry?: string;
  status?: 'ACTIVE' | 'BLOCKED';
  statusReason?: string;
}

/**
 * Refuses a birthdate that is not over, by the days of UTC.
 * @throws DomainError INVALID_REQUEST
 */
function assertBorn(birthdate: string | null, now: number): void {
  if (birthdate === null || birthdate < new Date(now).toISOString().slice(0, 10)) return;
  throw refuseField('INVALID_REQUEST', '/birthdate', 'past', 'the birthdate must be in the past');
}

function legalAddressOf(input: LegalAddressInput | null, country: string): User['legalAddress'] {
  return input === null ? null : wholeLegalAddress(input, country);
}

/**
 * Checks a user against every rule of its country. An unchanged address is not checked, since it may be older than a
 * rule.
 * @returns the user, completed by the rules
 */
function valid(user: User, hasNewAddress: boolean): User {
  assertBorn(user.birthdate, user.updatedAt);
  assertDocuments(user, user.operationCountry);
  if (user.legalAddress === null || !hasNewAddress) return user;
  return { ...user, legalAddress: validLegalAddress(user.legalAddress, user.operationCountry) };
}

/**
 * Makes a new user, ACTIVE.
 * @throws DomainError INVALID_REQUEST, INVALID_IDENTIFICATION, INVALID_TAX_IDENTIFICATION, INVALID_LEGAL_ADDRESS
 */
export function newUser(
  input: UserInput & { email: string; operationCountry: string },
  own: { id: string; clientId: string; now: number },
): User {
  const { legalAddress, status: _status, statusReason: _reason, ...texts } = input;
  const user: User = {
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
    legalAddress: legalAddressOf(legalAddress ?? null, input.operationCountry),
    status: 'ACTIVE',
    statusReason: null,
    createdAt: own.now,
    updatedAt: own.now,
  };
  return valid(user, true);
}

/**
 * Applies a change: only the fields sent differ, and a legal address takes the place of the whole present one. Blocking
 * needs its reason; a user that is active has none.
 * @throws DomainError INVALID_USER_STATUS_REASON and those of `newUser`
 */
export function changedUser(user: User, input: UserInput, now: number): User {
  const { legalAddress, status, statusReason, ...texts } = input;
  const next: User = { ...user, ...texts, updatedAt: now };
  if (legalAddress !== undefined) next.legalAddress = legalAddressOf(legalAddress, next.operationCountry);
  const target = status ?? user.status;
  if (status === 'BLOCKED' && statusReason === undefined) {
    throw refuseField('INVALID_USER_STATUS_REASON', '/status_reason', 'required', 'blocking a user requires a reason');
  }
  if (target === 'ACTIVE' && status === undefined && statusReason !== undefined) {
    throw refuseField('INVALID_USER_STATUS_REASON', '/status_reason', 'state', 'an ACTIVE user has no reason');
  }
  next.status = target;
  next.statusReason = target === 'BLOCKED' ? (statusReason ?? user.statusReason) : null;
  const hasNewAddress = legalAddress !== undefined || next.operationCountry !== user.operationCountry;
  return changedAt(user, valid(next, hasNewAddress), now);
}
