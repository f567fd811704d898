import { accountInCountry } from '../../bank/account';
import { IN_PATH } from '../../bank/rules/account-rules';
import { listRequest, momentFrom, momentUntil } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentCashInIntent } from '../present';
import { cashInAt } from '../rules/cash-in-intent';
import { searchCashInIntents as findIntents } from '../store/cash';

export const searchCashInIntents = read<'searchCashInIntents'>(async (call, db) => {
  const { query, client, path } = call;
  const wanted = { clientId: client.id, accountId: path.account_id, country: 'BRA', place: IN_PATH } as const;
  const account = await accountInCountry(db, wanted);
  const list = listRequest(query);
  const { intents, total } = await findIntents(db, client.id, account.id, {
    filters: {
      status: query['filter[status]'],
      createdFrom: momentFrom(query['filter[date_from]']),
      createdUntil: momentUntil(query['filter[date_to]']),
    },
    page: list.page,
    now: call.now,
  });
  return {
    status: 200,
    body: { data: intents.map((intent) => presentCashInIntent(cashInAt(intent, call.now))), meta: list.meta(total) },
  };
});
