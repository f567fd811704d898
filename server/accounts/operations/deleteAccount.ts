import { enqueueRemovePixKey } from '../../bank/jobs/pix-directory';
import { deletePixKeysOf } from '../../bank/store/pix';
import { hasOpenTransfers } from '../../bank/store/transfers';
import { hasOpenTransactions } from '../../card-processing/store/card-transactions';
import { dissociateAccount } from '../../cards/store/associations';
import { cancelBoletosOf } from '../../cash/account-deleted';
import { DomainError } from '../../kernel/errors';
import { write } from '../../platform/http/operation';
import { presentAccount } from '../present';
import { deleted } from '../rules/account';
import { lockAccount, updateAccount as saveAccount } from '../store/accounts';

export const deleteAccount = write<'deleteAccount'>(async (call, tx) => {
  const account = await lockAccount(tx, call.client.id, call.path.id);
  if (account === null) throw new DomainError('ACCOUNT_NOT_FOUND');
  const { balance, ...present } = account;
  const underway = (await hasOpenTransfers(tx, account)) || (await hasOpenTransactions(tx, account));
  const changed = deleted(present, call.body, { balance, underway }, call.now);
  await saveAccount(tx, call.client.id, account.id, changed);
  await dissociateAccount(tx, changed);
  await cancelBoletosOf(tx, account, call.now);
  for (const key of await deletePixKeysOf(tx, account, call.now)) {
    await enqueueRemovePixKey(tx, key, call.now);
  }
  return { status: 200, body: { data: presentAccount({ ...changed, balance }) } };
});
