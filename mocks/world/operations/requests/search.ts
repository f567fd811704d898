import type { AllServices } from '../../../../server/all-services';
import { isLive } from '../../../../server/auth/store/tokens';
import { DomainError } from '../../../../server/kernel/errors';
import { SECOND } from '../../../../server/kernel/time';
import { CHALLENGE } from '../../../../server/platform/http/caller';
import { listRequest, momentFrom, momentUntil } from '../../../../server/platform/http/list';
import { type QueryOf, read } from '../../../../server/platform/http/operation';
import { ClientSlots } from '../../requests/client-slots';
import { presentEntry } from '../../requests/present';
import { isAborted, type RequestLog } from '../../requests/request-log';
import { type EntryQuery, lastSequence, listEntries } from '../../store/request-log';

/** Milliseconds between searches while waiting, because another process may write the entry. */
const POLL_MILLISECONDS = 250;
/** Milliseconds in which entries gather before they are looked at again. */
const GATHER_MILLISECONDS = 20;
/** The most searches of a client that wait: each reads the database with each request of anybody. */
const MAX_WAITING = 100;

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

/** The refusal of a search whose token was revoked, or has expired, while it waited. */
const tokenEnded = () =>
  new DomainError('UNAUTHORIZED', [], { 'www-authenticate': `${CHALLENGE}, error="invalid_token"` });

/** Searches the log and, on request, waits for entries that do not exist yet. */
export const searchRequests = (log: RequestLog) => {
  const slots = new ClientSlots(MAX_WAITING);
  return read<'searchRequests', AllServices>(
    async ({ client, session, query, closeSignal }, db, { clock, stopSignal }) => {
      const list = listRequest(query);
      const asked = { ...queryOf(query), sort: list.sort, page: list.page };
      const search = async () => {
        await log.flush();
        // Before the list, so that a stream from there misses nothing.
        const last = await lastSequence(db);
        return { ...(await listEntries(db, client.id, asked)), last };
      };
      const end = performance.now() + (query.wait ?? 0) * SECOND;
      const ends = [stopSignal, closeSignal()];
      const mayWait = ({ total }: Found) =>
        total < (query.at_least ?? 1) && performance.now() < end && !isAborted(ends);
      let found = await search();
      if (mayWait(found)) {
        const release = slots.take(client.id);
        try {
          while (mayWait(found)) {
            await log.news(Math.min(end - performance.now(), POLL_MILLISECONDS), ends);
            await log.news(Math.min(end - performance.now(), GATHER_MILLISECONDS), ends);
            found = await search();
          }
        } finally {
          release();
        }
        if (!(await isLive(db, client.id, session as string, clock.now()))) throw tokenEnded();
      }
      const { maxEntries, maxHours } = log.options;
      const { records, total, last } = found;
      const state = { max_entries: maxEntries, max_hours: maxHours, last_sequence: last };
      const missing = { waiting: log.waitingCount, lost: log.lost(client.id), left_out: log.leftOut(client.id) };
      const body = { data: records.map(presentEntry), log: { ...state, ...missing }, meta: list.meta(total) };
      return { status: 200, body };
    },
  );
};

type Found = Pick<Awaited<ReturnType<typeof listEntries>>, 'total'>;
