import { listRequest } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { listUndelivered } from '../undelivered';

export const searchUndeliveredEvents = read<'searchUndeliveredEvents'>(async ({ query }, db) => {
  const { page, meta } = listRequest({ ...query, sort: ['-created_at'] });
  const [state = 'DEAD'] = query['filter[status]'] ?? [];
  const [clientId = null] = query['filter[client_id]'] ?? [];
  const { events, total } = await listUndelivered(db, { state, clientId, page });
  return { status: 200, body: { data: events, meta: meta(total) } };
});
