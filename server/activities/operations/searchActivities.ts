import { listRequest, momentFrom, momentUntil } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentActivity } from '../present';
import { LanguageChoice, preferredLanguages } from '../rules/languages';
import { searchActivities as findActivities } from '../store/activities';

export const searchActivities = read<'searchActivities'>(async (call, db) => {
  const { query } = call;
  const list = listRequest(query);
  const languages = new LanguageChoice(preferredLanguages(call.headers['accept-language']));
  const { activities, total } = await findActivities(db, call.client.id, {
    filters: {
      country: query['filter[country]'],
      accountId: query['filter[account_id]'],
      result: query['filter[result]'],
      type: query['filter[type]'],
      createdFrom: momentFrom(query['filter[created_from]']),
      createdUntil: momentUntil(query['filter[created_until]']),
      updatedFrom: momentFrom(query['filter[updated_from]']),
      updatedUntil: momentUntil(query['filter[updated_until]']),
      upsertFrom: momentFrom(query['filter[upsert_from]']),
      upsertUntil: momentUntil(query['filter[upsert_until]']),
    },
    sort: list.sort,
    page: list.page,
  });
  return {
    status: 200,
    body: { data: activities.map((activity) => presentActivity(activity, languages)), meta: list.meta(total) },
  };
});
