import type { AllServices } from '../../../../server/all-services';
import { SECOND } from '../../../../server/kernel/time';
import { listRequest, momentFrom, momentUntil } from '../../../../server/platform/http/list';
import { type QueryOf, read } from '../../../../server/platform/http/operation';
import { presentEntry } from '../../requests/present';
import type { RequestLog } from '../../requests/request-log';
import { type EntryQuery, listEntries } from '../../store/request-log';

/** Milliseconds between looks, while what is waited for may be another process's. */
const LOOK_MILLISECONDS = 250;
/** Milliseconds in which entries gather before they are looked at again. */
const GATHER_MILLISECONDS = 20;

function queryOf(query: QueryOf<'searchRequests'>): Omit<EntryQuery, 'sort' | 'page'> {
  return {
    filters: {
      direction: query['filter[direction]'],
      result: query['filter[result]'],
      operation: query['filter[operation]'],
      errorCode: query['filter[error_code]'],
      idempotencyKey: query['filter[idempotency_key]'],
      id: query['filter[request_id]'],
      createdFrom: momentFrom(query['filter[created_from]']),
      createdUntil: momentUntil(query['filter[created_until]']),
    },
    resourceIds: query['filter[resource_id]'],
    statuses: query['filter[status]'],
  };
}

/** Searches the log, and waits for what has not come yet where that is asked for. */
export const searchRequests = (log: RequestLog) =>
  read<'searchRequests', AllServices>(async ({ client, query }, db, { stopSignal }) => {
    const list = listRequest(query);
    const asked = { ...queryOf(query), sort: list.sort, page: list.page };
    const end = performance.now() + (query.wait ?? 0) * SECOND;
    for (;;) {
      await log.flush();
      const { records, total } = await listEntries(db, client.id, asked);
      const left = end - performance.now();
      if (total >= (query.at_least ?? 1) || left <= 0 || stopSignal.aborted) {
        const { maxEntries, maxHours } = log.options;
        const state = { max_entries: maxEntries, max_hours: maxHours };
        const missing = { waiting: log.waitingCount, lost: log.lost(client.id), left_out: log.leftOut(client.id) };
        const body = { data: records.map(presentEntry), log: { ...state, ...missing }, meta: list.meta(total) };
        return { status: 200, body };
      }
      await log.news(Math.min(left, LOOK_MILLISECONDS), stopSignal);
      await log.news(Math.min(left, GATHER_MILLISECONDS), stopSignal);
    }
  });
