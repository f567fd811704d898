import type { ErrorCode } from '../../../generated/errors';
import { lifecycles } from '../../../generated/lifecycles';
import { DomainError, refuseField } from '../../kernel/errors';
import { assertGuards, type Machine, transitionFor } from '../../kernel/lifecycle';
import { formatAmount } from '../../kernel/money';
import type { Random } from '../../kernel/random';
import type { Account } from '../store/tables';
import { newAlias, newCashAlias, newClabe, newCvu } from './bank-identifiers';

export type { Account } from '../store/tables';

/** A status update as the client asks for it, in the contract's names. */
export interface StatusUpdate {
  status: string;
  status_update_motive?: string | null;
  status_update_comment?: string | null;
}

export interface NewAccount {
  ownerType: 'USER' | 'CLIENT';
  userId: string | null;
  country: string;
  currency: string;
  metadata: Record<string, unknown> | null;
}

const CURRENCY_OF: Readonly<Record<string, string>> = { ARG: 'ARS', BRA: 'BRL', MEX: 'MXN' };
const machine = lifecycles.account as Machine;

/**
 * Asserts that the client may open an account: it operates in the country.
 * @throws DomainError CLIENT_VALIDATION_ERROR
 */
export function assertClientMayOpen(client: { countries: readonly string[] }, country: string): void {
  if (client.countries.includes(country)) return;
  throw refuseField('CLIENT_VALIDATION_ERROR', '/country', 'client', 'the client does not operate in this country');
}

/**
 * Asserts that the owner may have an account. `validated` is null where identity is not checked.
 * @throws DomainError USER_VALIDATION_ERROR, USER_NOT_ACTIVE
 */
export function assertUserMayOpen(user: { status: string } | null, validated: boolean | null): void {
  const refuse = (reason: string, detail: string) => refuseField('USER_VALIDATION_ERROR', '/user_id', reason, detail);
  if (user === null) throw refuse('unknown', 'there is no such user');
  if (user.status !== 'ACTIVE') throw refuseField('USER_NOT_ACTIVE', '/user_id', 'state', `the user is ${user.status}`);
  if (validated === false) throw refuse('identity', 'the identity of the user is not validated');
}

/** @throws DomainError USER_ACCOUNT_LIMIT_REACHED */
export function assertRoomForAccount(present: number, limit: number): void {
  if (present < limit) return;
  const detail = `the user has ${present} of at most ${limit} accounts in this currency`;
  throw refuseField('USER_ACCOUNT_LIMIT_REACHED', '/user_id', 'limit', detail);
}

/**
 * A new account with the identifiers of its country: a CVU, an alias and a cash alias in Argentina, a CLABE in Mexico.
 * @throws DomainError INVALID_CURRENCY
 */
export function newAccount(
  input: NewAccount,
  own: { id: string; clientId: string; now: number; random: Random },
): Account {
  const currency = CURRENCY_OF[input.country];
  if (input.currency !== currency) {
    throw refuseField('INVALID_CURRENCY', '/currency', 'enum', `the currency of ${input.country} is ${currency}`);
  }
  const argentine = input.country === 'ARG';
  return {
    ...input,
    userId: input.ownerType === 'USER' ? input.userId : null,
    id: own.id,
    clientId: own.clientId,
    status: 'ACTIVE',
    statusUpdateMotive: null,
    statusUpdateComment: null,
    statusUpdatedBy: 'CLIENT',
    cvu: argentine ? newCvu(own.random) : null,
    alias: argentine ? newAlias(own.random) : null,
    cashAlias: argentine ? newCashAlias(own.random) : null,
    clabe: input.country === 'MEX' ? newClabe(own.random) : null,
    createdAt: own.now,
    updatedAt: own.now,
  };
}

/** A refusal for what the account of the address is. */
function refuseAccount(code: ErrorCode, reason: string, detail: string): DomainError {
  return new DomainError(code, [{ code: reason, detail, location: 'path', pointer: 'id' }]);
}

/**
 * A client can't change a deleted account or a status that the service itself has set.
 * @throws DomainError
 */
function assertUnlocked(account: Account): void {
  if (account.status === 'DELETED') throw new DomainError('ACCOUNT_DELETED');
  if (account.statusUpdatedBy === 'SERVICE' && account.status !== 'ACTIVE')
    throw refuseAccount('LOCKED_ACCOUNT_STATUS', 'state', 'the service set the status');
}

function step(account: Account, cause: string, update: StatusUpdate, now: number): Account {
  const transition = transitionFor(machine, { cause, from: account.status, to: update.status });
  assertGuards(transition, { ...update });
  const active = transition.to === 'ACTIVE';
  return {
    ...account,
    status: transition.to as Account['status'],
    statusUpdateMotive: active ? null : (update.status_update_motive ?? null),
    statusUpdateComment: active ? null : (update.status_update_comment ?? null),
    statusUpdatedBy: 'CLIENT',
    updatedAt: now,
  };
}

/**
 * The account after its client has changed its status.
 * @throws DomainError ACCOUNT_DELETED, LOCKED_ACCOUNT_STATUS, INVALID_ACCOUNT_STATUS, INVALID_UPDATE_STATUS_MOTIVE,
 * INVALID_UPDATE_STATUS_COMMENT
 */
export function withStatus(account: Account, update: StatusUpdate, now: number): Account {
  assertUnlocked(account);
  return step(account, 'updateAccount', update, now);
}

/**
 * The account after the service itself has changed its status, which locks it unless it is ACTIVE now.
 * @throws DomainError ACCOUNT_DELETED
 */
export function withStatusByService(account: Account, update: StatusUpdate, now: number): Account {
  return { ...step(account, 'account-changed-by-service', update, now), statusUpdatedBy: 'SERVICE' };
}

/**
 * The account after its client has deleted it.
 * @param money its balance, in minor units, and why money that left the account may still return, if it may
 * @throws DomainError as `withStatus`, and ACCOUNT_HAS_FUNDS
 */
export function deleted(
  account: Account,
  update: Omit<StatusUpdate, 'status'>,
  money: { balance: bigint; underway: string | null },
  now: number,
): Account {
  assertUnlocked(account);
  const next = step(account, 'deleteAccount', { ...update, status: 'DELETED' }, now);
  if (money.balance !== 0n) {
    const detail = `the balance is ${formatAmount(money.balance)} ${account.currency}`;
    throw refuseAccount('ACCOUNT_HAS_FUNDS', 'balance', detail);
  }
  if (money.underway !== null) throw refuseAccount('INVALID_ACCOUNT_STATUS', 'state', money.underway);
  return next;
}
