import { DomainError, type ErrorDetail, unknownAt } from '../../kernel/errors';

/** The part of a request that names the account. */
export type AccountLocation = Pick<ErrorDetail, 'location' | 'pointer'>;

export const IN_BODY: AccountLocation = { location: 'body', pointer: '/account_id' };
export const IN_PATH: AccountLocation = { location: 'path', pointer: 'account_id' };

/**
 * Requires an account. A refusal names the place in the body, which names other things, too; that in the address needs
 * no saying.
 * @throws DomainError ACCOUNT_NOT_FOUND
 */
export function existingAccount<T>(account: T | null, { location, pointer }: AccountLocation): T {
  if (account !== null) return account;
  throw location === 'body' ? unknownAt('ACCOUNT_NOT_FOUND', pointer, 'account') : new DomainError('ACCOUNT_NOT_FOUND');
}

/** Networks are a country's own. @throws DomainError ACCOUNT_COUNTRY_MISMATCH */
export function assertCountry(account: { country: string }, country: string, place: AccountLocation): void {
  if (account.country === country) return;
  const detail = `the account is in ${account.country}, the operation is for ${country}`;
  throw new DomainError('ACCOUNT_COUNTRY_MISMATCH', [{ code: 'country', detail, ...place }]);
}

/** Decides whether an account takes money: one that is FROZEN does (interface specification, Digital account). */
export function takesCredits({ status }: { status: string }): boolean {
  return status === 'ACTIVE' || status === 'FROZEN';
}

/** For what takes money out. @throws DomainError ACCOUNT_NOT_ACTIVE */
export function assertActive(account: { status: string }, place: AccountLocation): void {
  if (account.status !== 'ACTIVE') throw notActive(account, place);
}

/** For what only brings money in. @throws DomainError ACCOUNT_NOT_ACTIVE */
export function assertTakesCredits(account: { status: string }, place: AccountLocation): void {
  if (!takesCredits(account)) throw notActive(account, place);
}

function notActive(account: { status: string }, place: AccountLocation): DomainError {
  return new DomainError('ACCOUNT_NOT_ACTIVE', [
    { code: 'state', detail: `the account is ${account.status}`, ...place },
  ]);
}
