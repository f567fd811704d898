import type { components } from '../../../generated/types/sandbox';
import { MINUTE } from '../../../server/kernel/time';
import type { Reader } from '../../../server/platform/store/db';
import { type LoggedEntry, listEntries } from '../store/request-log';
import { activitiesMade, type EventMade, entriesOfMovements, eventMade, eventsMade } from '../store/touched';
import { splitIds } from './ids';

type Links = components['schemas']['RequestLogLinks'];

const MAX_LINKS = 100;
const PAGE = { number: 0, size: MAX_LINKS };
const OLDEST_FIRST = [{ attribute: 'created_at', direction: 'ASC' }] as const;
/** The longest that an event waits for its first attempt while it has somewhere to go. */
const BEFORE = MINUTE;

/** Finds the records that an entry led to, as far as they are still kept. All of them belong to the client. */
export function linksOf(reader: Reader, clientId: string, entry: LoggedEntry): Promise<Links> {
  return entry.direction === 'CALL' ? linksOfCall(reader, clientId, entry) : linksOfRequest(reader, clientId, entry);
}

/** A request is known by the ids that stand in it, and by the time that it took. */
async function linksOfRequest(reader: Reader, clientId: string, entry: LoggedEntry): Promise<Links> {
  const { createdAt: from, endedAt: until, resourceIds } = entry;
  const named = new Set(splitIds(resourceIds));
  const made = await activitiesMade(reader, clientId, { from, until }, MAX_LINKS);
  const activities = made.filter((one) => one.ids.some((id) => named.has(id)));
  const touched = new Set([...named, ...activities.flatMap(({ ids }) => ids)]);
  const events = await eventsMade(reader, clientId, [...touched], { from, until });
  const movements = await entriesOfMovements(reader, clientId, [...touched], { from, until });
  return {
    events: events.map(({ id, kind, resourceId }) => ({ id, type: kind, resource_id: resourceId })),
    calls: await callsAfter(reader, clientId, { events, touched, from, until }),
    requests: [],
    ledger_entries: movements,
  };
}

/** The calls that it caused: all attempts at its events, and decision requests while it was served. */
async function callsAfter(
  reader: Reader,
  clientId: string,
  {
    events,
    touched,
    from,
    until,
  }: { events: readonly EventMade[]; touched: ReadonlySet<string>; from: number; until: number },
): Promise<string[]> {
  const resourceIds = [...new Set([...touched, ...events.map(({ resourceId }) => resourceId)])];
  if (resourceIds.length === 0) return [];
  const filters = { direction: ['CALL'], createdFrom: from };
  const { records } = await listEntries(reader, clientId, { filters, resourceIds, sort: OLDEST_FIRST, page: PAGE });
  const caused = new Set(events.map(({ id }) => id));
  const isCaused = ({ detail: { eventId }, createdAt }: LoggedEntry) =>
    eventId === null ? createdAt <= until : caused.has(eventId);
  return records.filter(isCaused).map(({ id }) => id);
}

async function linksOfCall(reader: Reader, clientId: string, entry: LoggedEntry): Promise<Links> {
  const { eventId } = entry.detail;
  const event = eventId === null ? null : await eventMade(reader, clientId, eventId);
  const at = event?.createdAt ?? entry.createdAt;
  // The first one is what the call is about.
  const [resource = ''] = splitIds(entry.resourceIds);
  const made = await activitiesMade(reader, clientId, { from: at, until: at }, MAX_LINKS);
  const related = made.filter(({ ids }) => ids.includes(resource)).flatMap(({ ids }) => ids);
  const filters = { direction: ['REQUEST'], createdFrom: at - BEFORE, createdUntil: at };
  const resourceIds = [...new Set([resource, ...related])];
  const { records } = await listEntries(reader, clientId, { filters, resourceIds, sort: OLDEST_FIRST, page: PAGE });
  const requests = records.filter(({ endedAt }) => endedAt >= at).map(({ id }) => id);
  const events = event === null ? [] : [{ id: event.id, type: event.kind, resource_id: event.resourceId }];
  return { events, calls: [], requests, ledger_entries: [] };
}
