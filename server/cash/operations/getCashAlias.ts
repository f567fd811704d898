import { IN_PATH } from '../../domain/bank/account-rules';
import { read } from '../../http/operation';
import { accountInCountry } from '../bank/account';
import { timestamp } from '../present';
import { cashMeta } from './shape';

export const getCashAlias = read<'getCashAlias'>(async (call, db) => {
  const wanted = { clientId: call.client.id, accountId: call.path.account_id, country: 'ARG', place: IN_PATH } as const;
  const account = await accountInCountry(db, wanted);
  const alias = {
    account_id: account.id,
    alias: account.cashAlias as string,
    created_at: timestamp(account.createdAt),
  };
  return { status: 200, body: { data: alias, meta: cashMeta(account) } };
});
