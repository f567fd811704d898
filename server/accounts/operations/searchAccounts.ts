import { pixKeysOfAccounts } from '../../bank/store/pix';
import { listRequest, momentFrom, momentUntil } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentAccount } from '../present';
import { searchAccounts as findAccounts } from '../store/accounts';

export const searchAccounts = read<'searchAccounts'>(async (call, db) => {
  const { query } = call;
  const list = listRequest(query);
  const { accounts, total } = await findAccounts(db, call.client.id, {
    filters: {
      country: query['filter[country]'],
      status: query['filter[status]'],
      ownerType: query['filter[owner_type]'],
      userId: query['filter[user_id]'],
      createdFrom: momentFrom(query['filter[created_from]']),
      createdUntil: momentUntil(query['filter[created_until]']),
    },
    sort: list.sort,
    page: list.page,
  });
  const keys = await pixKeysOfAccounts(db, call.client.id, accounts);
  const data = accounts.map((account) => presentAccount(account, keys.get(account.id)));
  return { status: 200, body: { data, meta: list.meta(total) } };
});
