import { DomainError } from '../../domain/errors';
import { read } from '../../http/operation';
import { findAccount } from '../../store/accounts';
import { pixKeysOf } from '../../store/pix';
import { presentAccount } from './shape';

export const getAccount = read<'getAccount'>(async (call, db) => {
  const account = await findAccount(db, call.client.id, call.path.id);
  if (account === null) throw new DomainError('ACCOUNT_NOT_FOUND');
  const keys = await pixKeysOf(db, [account.id]);
  return { status: 200, body: { data: presentAccount(account, keys.get(account.id)) } };
});
