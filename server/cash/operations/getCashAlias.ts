import { accountInCountry } from '../../bank/account';
import { IN_PATH } from '../../bank/rules/account-rules';
import { read } from '../../platform/http/operation';
import { timestamp } from '../../platform/present';
import { cashMeta } from '../present';

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
