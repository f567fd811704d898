import { DAY } from '../../kernel/time';
import { uuidOf } from '../../kernel/uuid';
import { listRequest } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentSession } from '../present';
import { sessionAt } from '../rules/session';
import { searchIdentitySessions as findSessions } from '../store/identity';

/** A date alone is its first moment in UTC where a range begins, and its last where it ends. */
function bound(text: string | undefined, end: 'from' | 'to'): number | undefined {
  if (text === undefined) return undefined;
  const isDate = text.length === 'yyyy-mm-dd'.length;
  return Date.parse(text) + (isDate && end === 'to' ? DAY - 1 : 0);
}

export const searchIdentitySessions = read<'searchIdentitySessions'>(async (call, db) => {
  const { query } = call;
  const list = listRequest(query);
  const { sessions, total } = await findSessions(db, call.client.id, {
    filters: {
      userId: query['filter[user_id]']?.map(uuidOf),
      status: query['filter[status]'],
      createdFrom: bound(query['filter[created_at][from]'], 'from'),
      createdUntil: bound(query['filter[created_at][to]'], 'to'),
    },
    sort: list.sort,
    page: list.page,
    now: call.now,
  });
  const data = sessions.map((session) => presentSession(sessionAt(session, call.now)));
  return { status: 200, body: { data, meta: list.meta(total) } };
});
