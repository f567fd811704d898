import { IN_PATH } from '../../domain/bank/account-rules';
import { read } from '../../http/operation';
import { searchCashInIntents as findIntents } from '../../store/cash';
import { accountInCountry } from '../bank/account';
import { listRequest } from '../list';
import { presentCashInIntent } from './shape';

function moment(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

export const searchCashInIntents = read<'searchCashInIntents'>(async (call, db) => {
  const { query, client, path } = call;
  const wanted = { clientId: client.id, accountId: path.account_id, country: 'BRA', place: IN_PATH } as const;
  const account = await accountInCountry(db, wanted);
  const list = listRequest(query);
  const { intents, total } = await findIntents(db, client.id, account.id, {
    filters: {
      status: query['filter[status]'],
      createdFrom: moment(query['filter[date_from]']),
      createdUntil: moment(query['filter[date_to]']),
    },
    page: list.page,
  });
  return { status: 200, body: { data: intents.map(presentCashInIntent), meta: list.meta(total) } };
});
