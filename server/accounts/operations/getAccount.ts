import { pixKeysOfAccounts } from '../../bank/store/pix';
import { DomainError } from '../../kernel/errors';
import { read } from '../../platform/http/operation';
import { presentAccount } from '../present';
import { findAccount } from '../store/accounts';

export const getAccount = read<'getAccount'>(async (call, db) => {
  const account = await findAccount(db, call.client.id, call.path.id);
  if (account === null) throw new DomainError('ACCOUNT_NOT_FOUND');
  const keys = await pixKeysOfAccounts(db, call.client.id, [account]);
  return { status: 200, body: { data: presentAccount(account, keys.get(account.id)) } };
});
