import { enqueueRemovePixKey } from '../../bank/jobs/pix-directory';
import { deletePixKeysOf } from '../../bank/store/pix';
import { hasOpenTransfers } from '../../bank/store/transfers';
import { hasOpenTransactions } from '../../card-processing/store/card-transactions';
import { dissociateAccount } from '../../cards/store/associations';
import { cancelBoletosOf } from '../../cash/account-deleted';
import type { OfClient } from '../../kernel/client';
import { DomainError } from '../../kernel/errors';
import { write } from '../../platform/http/operation';
import type { Tx } from '../../platform/store/db';
import { presentAccount } from '../present';
import { deleted } from '../rules/account';
import { lockAccount, updateAccount as saveAccount } from '../store/accounts';

export const deleteAccount = write<'deleteAccount'>(async (call, tx) => {
  const account = await lockAccount(tx, call.client.id, call.path.id);
  if (account === null) throw new DomainError('ACCOUNT_NOT_FOUND');
  const { balance, ...present } = account;
  const underway = await whatIsUnderway(tx, account);
  const changed = deleted(present, call.body, { balance, underway }, call.now);
  await saveAccount(tx, call.client.id, account.id, changed);
  await dissociateAccount(tx, changed);
  await cancelBoletosOf(tx, account, call.now);
  for (const key of await deletePixKeysOf(tx, account, call.now)) {
    await enqueueRemovePixKey(tx, key, call.now);
  }
  return { status: 200, body: { data: presentAccount({ ...changed, balance }) } };
});

/** Why money may still return to the account, or null. */
async function whatIsUnderway(tx: Tx, account: OfClient): Promise<string | null> {
  if (await hasOpenTransfers(tx, account)) return 'a transfer of the account is IN_PROGRESS';
  if (await hasOpenTransactions(tx, account))
    return 'a card transaction of the account is not presented or settled yet';
  return null;
}
