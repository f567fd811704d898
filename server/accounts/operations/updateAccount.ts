import { pixKeysOfAccounts } from '../../bank/store/pix';
import { associateAccount } from '../../cards/store/associations';
import { DomainError } from '../../kernel/errors';
import { write } from '../../platform/http/operation';
import { presentAccount } from '../present';
import { withStatus } from '../rules/account';
import { lockAccount, updateAccount as saveAccount } from '../store/accounts';

export const updateAccount = write<'updateAccount'>(async (call, tx) => {
  const account = await lockAccount(tx, call.client.id, call.path.id);
  if (account === null) throw new DomainError('ACCOUNT_NOT_FOUND');
  const { balance, ...present } = account;
  const changed = withStatus(present, call.body, call.now);
  await saveAccount(tx, call.client.id, account.id, changed);
  await associateAccount(tx, changed);
  const keys = await pixKeysOfAccounts(tx, call.client.id, [account]);
  return { status: 200, body: { data: presentAccount({ ...changed, balance }, keys.get(account.id)) } };
});
