import { read } from '../../http/operation';
import { searchAccounts as findAccounts } from '../../store/accounts';
import { pixKeysOf } from '../../store/pix';
import { listRequest, moment } from '../list';
import { presentAccount } from './shape';

export const searchAccounts = read<'searchAccounts'>(async (call, db) => {
  const { query } = call;
  const list = listRequest(query);
  const { accounts, total } = await findAccounts(db, call.client.id, {
    filters: {
      country: query['filter[country]'],
      status: query['filter[status]'],
      ownerType: query['filter[owner_type]'],
      userId: query['filter[user_id]'],
      createdFrom: moment(query['filter[created_from]']),
      createdUntil: moment(query['filter[created_until]']),
    },
    sort: list.sort,
    page: list.page,
  });
  const brazilian = accounts.filter(({ country }) => country === 'BRA');
  const keys = await pixKeysOf(
    db,
    brazilian.map(({ id }) => id),
  );
  const data = accounts.map((account) => presentAccount(account, keys.get(account.id)));
  return { status: 200, body: { data, meta: list.meta(total) } };
});
