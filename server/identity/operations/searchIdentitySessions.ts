import { DAY } from '../../kernel/time';
import { uuidOf } from '../../kernel/uuid';
import { listRequest, momentFrom, momentUntil } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentSession } from '../present';
import { sessionAt } from '../rules/session';
import { searchIdentitySessions as findSessions } from '../store/identity';

/** A date without a time means its last moment in UTC at the end of a range, and its first moment at the start. */
function untilEndOf(text: string | undefined): number | undefined {
  const isDate = text?.length === 'yyyy-mm-dd'.length;
  return isDate ? Date.parse(text) + DAY - 1 : momentUntil(text);
}

export const searchIdentitySessions = read<'searchIdentitySessions'>(async (call, db) => {
  const { query } = call;
  const list = listRequest(query);
  const { sessions, total } = await findSessions(db, call.client.id, {
    filters: {
      userId: query['filter[user_id]']?.map(uuidOf),
      status: query['filter[status]'],
      createdFrom: momentFrom(query['filter[created_at][from]']),
      createdUntil: untilEndOf(query['filter[created_at][to]']),
    },
    sort: list.sort,
    page: list.page,
    now: call.now,
  });
  const data = sessions.map((session) => presentSession(sessionAt(session, call.now)));
  return { status: 200, body: { data, meta: list.meta(total) } };
});
