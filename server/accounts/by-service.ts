// Changes of a client's account by the service itself: by its operator, or by a control that acts for the operator.
// Each is one unit of work that the caller opens.

import { associateAccount } from '../cards/store/associations';
import type { OfClient, PeriodLimits } from '../kernel/client';
import { DomainError } from '../kernel/errors';
import { formatAmount } from '../kernel/money';
import type { Reader, Tx } from '../platform/store/db';
import { type StatusUpdate, withStatusByService } from './rules/account';
import {
  type AccountWithBalance,
  findAccount,
  findAccountLimits,
  lockAccount,
  setAccountLimits,
  updateAccount,
} from './store/accounts';

function assertLive(account: AccountWithBalance | null): AccountWithBalance {
  if (account === null) throw new DomainError('ACCOUNT_NOT_FOUND');
  if (account.status === 'DELETED') throw new DomainError('ACCOUNT_DELETED');
  return account;
}

/**
 * Reads an account, and waits for nobody.
 * @throws DomainError ACCOUNT_NOT_FOUND, ACCOUNT_DELETED
 */
export async function findLiveAccount(reader: Reader, { clientId, id }: OfClient): Promise<AccountWithBalance> {
  return assertLive(await findAccount(reader, clientId, id));
}

/**
 * Reads an account, which stays as it is until the transaction ends.
 * @throws DomainError as `findLiveAccount`
 */
export async function lockLiveAccount(tx: Tx, { clientId, id }: OfClient): Promise<AccountWithBalance> {
  return assertLive(await lockAccount(tx, clientId, id));
}

/**
 * Changes the status as the service, against which the client can do nothing.
 * @throws DomainError as `findLiveAccount` and `withStatusByService`
 */
export async function changeStatusByService(
  tx: Tx,
  account: OfClient,
  update: StatusUpdate,
  now: number,
): Promise<AccountWithBalance> {
  const { balance, ...before } = await lockLiveAccount(tx, account);
  const after = withStatusByService(before, update, now);
  await updateAccount(tx, before.clientId, before.id, after);
  await associateAccount(tx, after);
  return { ...after, balance };
}

/**
 * Sets limits for an account that replace its client's limits; null removes them.
 * @throws DomainError as `findLiveAccount`
 */
export async function limitAccount(
  tx: Tx,
  account: OfClient,
  limits: PeriodLimits | null,
): Promise<AccountWithBalance> {
  const present = await lockLiveAccount(tx, account);
  await setAccountLimits(tx, account.clientId, account.id, limits);
  return present;
}

/** Shows an account as the operator of the service sees it. */
export async function presentAccountByService(reader: Reader, account: AccountWithBalance) {
  const { id, clientId, status, statusUpdatedBy, currency, balance } = account;
  return {
    id,
    status,
    status_updated_by: statusUpdatedBy ?? 'CLIENT',
    currency,
    balance: formatAmount(balance),
    limits: await findAccountLimits(reader, clientId, id),
  };
}
