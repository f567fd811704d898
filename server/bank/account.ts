import { type AccountWithBalance, findAccount, lockAccount } from '../accounts/store/accounts';
import type { Reader, Tx } from '../platform/store/db';
import { type AccountLocation, assertCountry, existingAccount } from './rules/account-rules';

/** The account of a request to the bank networks of a country, and the place of its id in the request. */
interface AccountInCountry {
  clientId: string;
  accountId: string;
  country: 'ARG' | 'BRA';
  place: AccountLocation;
}

/** @throws DomainError ACCOUNT_NOT_FOUND, ACCOUNT_COUNTRY_MISMATCH */
export async function accountInCountry(reader: Reader, wanted: AccountInCountry): Promise<AccountWithBalance> {
  return checked(await findAccount(reader, wanted.clientId, wanted.accountId), wanted);
}

/**
 * The same, and the account stays as it is until the transaction ends.
 * @throws DomainError as `accountInCountry`
 */
export async function lockedAccountInCountry(tx: Tx, wanted: AccountInCountry): Promise<AccountWithBalance> {
  return checked(await lockAccount(tx, wanted.clientId, wanted.accountId), wanted);
}

function checked(found: AccountWithBalance | null, { country, place }: AccountInCountry): AccountWithBalance {
  const account = existingAccount(found, place);
  assertCountry(account, country, place);
  return account;
}
