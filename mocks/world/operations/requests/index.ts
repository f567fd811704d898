import type { AllServices } from '../../../../server/all-services';
import { isLive } from '../../../../server/auth/store/tokens';
import { DomainError } from '../../../../server/kernel/errors';
import { direct, read } from '../../../../server/platform/http/operation';
import type { Reader } from '../../../../server/platform/store/db';
import { ClientSlots } from '../../requests/client-slots';
import { linksOf } from '../../requests/links';
import { presentDetail } from '../../requests/present';
import type { RequestLog } from '../../requests/request-log';
import { streamOf } from '../../requests/stream';
import { verdictOf } from '../../requests/verdict';
import { deleteEntry, findEntry, type LoggedEntry } from '../../store/request-log';
import { searchRequests } from './search';

/** The request log, as the client that it is about reads it. */
export function requestOperations(log: RequestLog) {
  return {
    searchRequests: searchRequests(log),
    getRequest: getRequest(log),
    streamRequests: streamRequests(log),
    deleteRequests: deleteRequests(log),
    deleteRequest: deleteRequest(log),
  };
}

async function existingEntry(reader: Reader, clientId: string, id: string): Promise<LoggedEntry> {
  const entry = await findEntry(reader, clientId, id);
  if (entry === null) throw new DomainError('REQUEST_NOT_FOUND');
  return entry;
}

const getRequest = (log: RequestLog) =>
  read<'getRequest', AllServices>(async ({ client, path }, db, { locate }) => {
    await log.flush();
    const entry = await existingEntry(db, client.id, path.entry_id);
    const links = await linksOf(db, client.id, entry);
    return { status: 200, body: { data: presentDetail(entry, verdictOf(entry, locate), links) } };
  });

/** The most streams of a client: each reads the database with each request of anybody, and twice a second. */
const MAX_STREAMS = 20;

const streamRequests = (log: RequestLog) => {
  const slots = new ClientSlots(MAX_STREAMS);
  return direct<'streamRequests', AllServices>(
    async ({ client, session, headers, query, closeSignal }, { clock, db, stopSignal }) => {
      const release = slots.take(client.id);
      try {
        const stream = await streamOf(log, db, {
          clientId: client.id,
          behind: headers['last-event-id'],
          limit: query.limit ?? Number.POSITIVE_INFINITY,
          isAllowed: () => isLive(db, client.id, session as string, clock.now()),
          ends: [stopSignal, closeSignal()],
        });
        stream.once('close', release);
        return { status: 200, text: '', headers: { 'cache-control': 'no-store' }, stream };
      } catch (error) {
        release();
        throw error;
      }
    },
  );
};

const deleteRequests = (log: RequestLog) =>
  direct<'deleteRequests', AllServices>(async ({ client }) => {
    await log.empty(client.id);
    return { status: 204, body: undefined };
  });

const deleteRequest = (log: RequestLog) =>
  direct<'deleteRequest', AllServices>(async ({ client, path }, { db }) => {
    await log.flush();
    const removed = await db.transaction((tx) => deleteEntry(tx, client.id, path.entry_id));
    if (!removed) throw new DomainError('REQUEST_NOT_FOUND');
    return { status: 204, body: undefined };
  });
