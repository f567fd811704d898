import { BulkByClient, extract } from '../../platform/store/bulk';
import { type ClaimTime, expiredSql, expiredValues } from '../../platform/store/claims';
import type { Dialect, Reader, Tx } from '../../platform/store/db';
import { prepared } from '../../platform/store/prepared';
import { rowsOf } from '../../platform/store/rows-of';
import { type Sql, sqlFor, tenantOf } from '../../platform/store/sql';
import { type BulkWrite, runWrites } from '../../platform/store/writes';
import { tracing } from '../../platform/telemetry/tracing';
import { type Channel, channelOf } from '../rules/kinds';
import { type OutboxEvent, outbox, outboxAttempts } from './tables';

export type { DeliveryAttempt, EventState, OutboxEvent } from './tables';

/** The columns that tell one new event from another; the rest is the same for all. */
const UNSENT = [
  'id',
  'clientId',
  'receiver',
  'kind',
  'key',
  'resourceId',
  'payload',
  'nextAttemptAt',
  'createdAt',
  'updatedAt',
] as const;
const SAME = { state: "'PENDING'", attempts: '0', failures: '0', held: '0' };
const events = new BulkByClient(outbox.only(...UNSENT), null, SAME);
const tracedEvents = new BulkByClient(outbox.only(...UNSENT, 'trace'), null, SAME);

/** Events of this state that are due, or will be; the database has an index of just these. */
const WAITING = `state = 'PENDING' AND next_attempt_at IS NOT NULL`;

/** Events of this state that wait for an address or a pair to sign with; the database has an index of just these. */
const PARKED = `state = 'PENDING' AND next_attempt_at IS NULL`;

/** The receiver of a client's events that go to one of its addresses. */
export function receiverOf(clientId: string, channel: Channel): string {
  return `${clientId}/${channel}`;
}

/** The client whose receiver it is. */
export function clientOf(receiver: string): string {
  return receiver.slice(0, receiver.lastIndexOf('/'));
}

/**
 * A new event.
 * @param nextAttemptAt null when there is no address to send it to
 */
export function newEvent(
  event: Pick<OutboxEvent, 'id' | 'clientId' | 'kind' | 'key' | 'resourceId' | 'payload'>,
  now: number,
  nextAttemptAt: number | null = now,
): OutboxEvent {
  // Each field by name: a spread that more fields follow costs ten times as much, and this is made with each movement.
  return {
    id: event.id,
    clientId: event.clientId,
    receiver: receiverOf(event.clientId, channelOf(event.kind)),
    kind: event.kind,
    key: event.key,
    resourceId: event.resourceId,
    payload: event.payload,
    state: 'PENDING',
    attempts: 0,
    failures: 0,
    attemptsBefore: 0,
    held: false,
    nextAttemptAt,
    claimedBy: null,
    claimedUntil: null,
    createdAt: now,
    updatedAt: now,
    trace: tracing()?.present() ?? null,
  };
}

/** Writes new events with the change that they tell of, and wakes their delivery once both are committed. */
export function insertEvents(tx: Tx, made: readonly OutboxEvent[]): Promise<void> {
  return runWrites(tx, [writeEvents(tx, made)]);
}

/** The same as a write that can run together with others; null if there are no events. */
export function writeEvents(tx: Tx, made: readonly OutboxEvent[]): BulkWrite | null {
  if (made.length > 0) tx.announce('outbox');
  return tracing() === null ? events.write(made) : tracedEvents.write(made);
}

/** The receivers with due events in the outbox, and what comes later. */
export interface DueEvents {
  /** Receivers that something is due for, each once, the longest waiting first. */
  receivers: readonly string[];
  /** True when these are all of them. */
  complete: boolean;
  /** The time by the service's clock when the next event becomes due; null when there is none. */
  nextAt: number | null;
  /**
   * The times by the clocks of machines when the first and the last claim run out; null when nothing is in hand
   * anywhere.
   */
  leaseEnds: { first: number; last: number } | null;
}

/** The number of events that one read returns, of the longest waiting and of the newest. */
const READ_LIMIT = 256;

const dueSql = (order: 'ASC' | 'DESC') =>
  `SELECT receiver FROM outbox WHERE ${WAITING} AND next_attempt_at <= CAST(? AS BIGINT)
    ORDER BY next_attempt_at ${order} LIMIT ${READ_LIMIT}`;
const NEWEST = dueSql('DESC');

/** Four reads of the same moment: an event that is released in between is either claimed or due. */
const findDueSql = (list: string) =>
  `SELECT oldest.receivers, later.at AS next_at, earliest.lease_end, latest.lease_last
    FROM (SELECT ${list} AS receivers FROM (${dueSql('ASC')}) AS due) AS oldest,
      (SELECT MIN(next_attempt_at) AS at FROM outbox WHERE ${WAITING} AND next_attempt_at > CAST(? AS BIGINT)) AS later,
      (SELECT MIN(claimed_until) AS lease_end FROM outbox WHERE state = 'CLAIMED') AS earliest,
      (SELECT MAX(claimed_until) AS lease_last FROM outbox WHERE state = 'CLAIMED') AS latest`;
const FIND_DUE: Sql = {
  sqlite: findDueSql('json_group_array(receiver)'),
  postgres: findDueSql('json_agg(receiver)::text'),
};

/**
 * Finds receivers that something is due for, from the events that wait longest and the newest ones: where receivers
 * that do not answer have left thousands due, those that do are among the newest. What waits for later costs nothing.
 */
export async function findDue(reader: Reader, now: number): Promise<DueEvents> {
  const [row = {}] = rowsOf(await prepared(reader, sqlFor(reader, FIND_DUE), [now, now]));
  const {
    receivers,
    next_at: nextAt,
    lease_end: first,
    lease_last: last,
  } = row as {
    receivers: string | null;
    next_at: number | null;
    lease_end: number | null;
    lease_last: number | null;
  };
  const leaseEnds = first === null || last === null ? null : { first, last };
  const oldest: string[] = JSON.parse(receivers ?? '[]');
  const complete = oldest.length < READ_LIMIT;
  const newest = complete ? [] : rowsOf(await prepared(reader, NEWEST, [now])).map(({ receiver }) => String(receiver));
  return { receivers: [...new Set([...oldest, ...newest])], complete, nextAt, leaseEnds };
}

const ANY_DUE = `SELECT 1 FROM outbox AS o
  WHERE ${WAITING} AND o.receiver = r.value AND o.next_attempt_at <= CAST(? AS BIGINT) LIMIT 1`;
const DUE_AMONG: Sql = {
  sqlite: `SELECT r.value AS receiver FROM json_each(?) AS r WHERE EXISTS (${ANY_DUE})`,
  // A lateral join looks up one receiver after the other, whatever the planner estimates for the table.
  postgres: `SELECT r.value AS receiver FROM jsonb_array_elements_text(?::jsonb) AS r (value)
    CROSS JOIN LATERAL (${ANY_DUE}) AS due`,
  distributed: `SELECT DISTINCT receiver FROM outbox WHERE ${WAITING}
    AND receiver = ANY(ARRAY(SELECT jsonb_array_elements_text(?::jsonb))) AND next_attempt_at <= CAST(? AS BIGINT)`,
};

/** Finds those of some receivers that something is due for: one step in an index for each. */
export async function findDueAmong(reader: Reader, receivers: readonly string[], now: number): Promise<string[]> {
  if (receivers.length === 0) return [];
  const answer = await reader.knex.raw(sqlFor(reader, DUE_AMONG), [JSON.stringify(receivers), now]);
  return rowsOf(answer).map(({ receiver }) => String(receiver));
}

const STEP_BY_STEP = `WITH RECURSIVE seen(receiver) AS (
    SELECT MIN(receiver) FROM outbox WHERE ${WAITING}
    UNION ALL
    SELECT (SELECT MIN(o.receiver) FROM outbox AS o WHERE ${WAITING} AND o.receiver > seen.receiver)
      FROM seen WHERE seen.receiver IS NOT NULL)
  SELECT receiver,
         (SELECT MIN(o.next_attempt_at) FROM outbox AS o WHERE ${WAITING} AND o.receiver = seen.receiver) AS due_at
    FROM seen WHERE receiver IS NOT NULL`;
const DUE_RECEIVERS: Sql = {
  sqlite: STEP_BY_STEP,
  postgres: STEP_BY_STEP,
  // No step knows the next one over several nodes; the index of what waits is read as a whole.
  distributed: `SELECT receiver, MIN(next_attempt_at) AS due_at FROM outbox WHERE ${WAITING} GROUP BY receiver`,
};

/** A receiver, and the time by the service's clock since which something is due for it. */
interface DueReceiver {
  receiver: string;
  dueSince: number;
}

/**
 * Finds every receiver that something is due for, the longest waiting first. It takes as long as receivers have events.
 */
export async function findDueReceivers(reader: Reader, now: number): Promise<DueReceiver[]> {
  const answer = await reader.knex.raw(sqlFor(reader, DUE_RECEIVERS));
  const rows = rowsOf<{ receiver: string; due_at: number | string }>(answer);
  const waiting = rows.map(({ receiver, due_at }) => ({ receiver, dueSince: Number(due_at) }));
  return waiting.filter(({ dueSince }) => dueSince <= now).sort((a, b) => a.dueSince - b.dueSince);
}

const PARKED_STEP_BY_STEP = `WITH RECURSIVE seen(receiver) AS (
    SELECT MIN(receiver) FROM outbox WHERE ${PARKED}
    UNION ALL
    SELECT (SELECT MIN(o.receiver) FROM outbox AS o WHERE ${PARKED} AND o.receiver > seen.receiver)
      FROM seen WHERE seen.receiver IS NOT NULL)
  SELECT receiver FROM seen WHERE receiver IS NOT NULL`;
const PARKED_RECEIVERS: Sql = {
  sqlite: PARKED_STEP_BY_STEP,
  postgres: PARKED_STEP_BY_STEP,
  distributed: `SELECT DISTINCT receiver FROM outbox WHERE ${PARKED}`,
};

/** Finds every receiver that has events put aside, however many: one step in an index for each. */
export async function findParkedReceivers(reader: Reader): Promise<string[]> {
  const answer = await reader.knex.raw(sqlFor(reader, PARKED_RECEIVERS));
  return rowsOf(answer).map(({ receiver }) => String(receiver));
}

/** Finds every receiver that has events put off until after a moment. */
export async function findReceiversAfter({ knex }: Reader, after: number): Promise<string[]> {
  const rows = await knex('outbox').whereRaw(WAITING).where('next_attempt_at', '>', after).distinct('receiver');
  return rows.map(({ receiver }: { receiver: string }) => receiver);
}

/** Makes events of a receiver due at a moment that would otherwise be due later than another one. */
export async function makeEventsDueAt(
  tx: Tx,
  receiver: string,
  { after, to }: { after: number; to: number },
): Promise<void> {
  await tx
    .knex('outbox')
    .where({ client_id: clientOf(receiver), receiver })
    .whereRaw(WAITING)
    .where('next_attempt_at', '>', after)
    .update({ next_attempt_at: to });
  tx.announce('outbox');
}

/**
 * Makes events due again if the worker that had claimed them died: sending an event twice is better than not sending
 * it.
 */
export async function releaseAbandoned({ knex, dialect, isDistributed }: Tx, time: ClaimTime): Promise<void> {
  const abandoned = () =>
    knex('outbox').whereRaw(`state = 'CLAIMED'`).whereRaw(expiredSql('claimed_until'), expiredValues(time));
  // Over several nodes rows of one client at a time can be locked.
  const each = isDistributed ? await abandoned().distinct('client_id').orderBy('client_id') : [{}];
  for (const owner of each) {
    const own = abandoned().where(owner).select('id');
    if (dialect === 'postgres') own.forUpdate().skipLocked();
    await knex('outbox')
      .where(owner)
      .whereIn('id', await ids(own))
      .update(UNCLAIMED);
  }
}

const UNCLAIMED = { state: 'PENDING', claimed_by: null, claimed_until: null };

/**
 * Claims the due events of a receiver for one worker, the longest waiting first. Events that another worker is claiming
 * at the same moment are skipped.
 * @param claim.id the claim; no two claims on one event are the same
 * @param claim.until the end of the claim, by the machine's clock
 */
export async function claimEvents(
  tx: Tx,
  claim: { receiver: string; now: number; limit: number; id: string; until: number },
): Promise<OutboxEvent[]> {
  const { knex, dialect } = tx;
  const ofClient = tenantOf(tx, clientOf(claim.receiver));
  const due = knex('outbox')
    .select('id')
    .where(ofClient)
    .whereRaw(`state = 'PENDING'`)
    .where('receiver', claim.receiver)
    .where('next_attempt_at', '<=', claim.now)
    .orderBy(['next_attempt_at', 'id'])
    .limit(claim.limit);
  if (dialect === 'postgres') due.forUpdate().skipLocked();
  const found = await ids(due);
  if (found.length === 0) return [];
  const rows: Record<string, unknown>[] = await knex('outbox')
    .where(ofClient)
    .whereIn('id', found)
    .update({ state: 'CLAIMED', claimed_by: claim.id, claimed_until: claim.until })
    .returning(outbox.names);
  const place = new Map(found.map((id, at) => [id, at]));
  return rows.map((row) => outbox.read(row)).sort((a, b) => (place.get(a.id) as number) - (place.get(b.id) as number));
}

async function ids(query: PromiseLike<{ id: string }[]>): Promise<string[]> {
  return (await query).map(({ id }) => id);
}

/** The result of an attempt and the event's state after it. */
export interface AttemptRecord {
  eventId: string;
  clientId: string;
  /** The claim under which it was made. */
  claim: string;
  startedAt: number;
  /** Milliseconds. */
  duration: number;
  /** The public half of the key pair that signed it. */
  apiKey: string;
  outcome: string;
  /** The HTTP status, when there was one. */
  status: number | null;
  /** The mistake in the reply to a call that the client signs. */
  problem: string | null;
  next: Pick<OutboxEvent, 'failures' | 'held' | 'nextAttemptAt'> & { state: 'PENDING' | 'DELIVERED' | 'DEAD' };
}

const attempts = new BulkByClient(outboxAttempts);
const RECORD = { sqlite: recordSql('sqlite', ''), postgres: recordSql('postgres', '') };
const UNRECORDED = `AND NOT EXISTS (SELECT 1 FROM outbox_attempts AS a
      WHERE a.event_id = outbox.id AND a.client_id = outbox.client_id AND a.claim = value ->> 1)`;
const RECORD_AGAIN = { sqlite: recordSql('sqlite', UNRECORDED), postgres: recordSql('postgres', UNRECORDED) };

/**
 * One statement for any number of attempts. An event that was replayed meanwhile stays due, and the attempt counts as
 * one from before the replay.
 */
function recordSql(dialect: Dialect, condition: string): string {
  const text = (at: number) => extract(dialect, { kind: 'text' }, at);
  const number = (at: number) => extract(dialect, { kind: 'integer' }, at);
  const own = (column: string, value: string, others = `outbox.${column}`) =>
    `${column} = CASE WHEN outbox.claimed_by = ${text(1)} THEN ${value} ELSE ${others} END`;
  const list = dialect === 'sqlite' ? 'json_each(?)' : 'jsonb_array_elements(?::jsonb) AS value';
  return `UPDATE outbox SET attempts = outbox.attempts + 1, updated_at = ${number(2)}, ${own('state', text(3))},
      ${own('next_attempt_at', number(4))}, ${own('failures', number(5))}, ${own('held', number(6))},
      ${own('attempts_before', 'outbox.attempts_before', 'outbox.attempts_before + 1')},
      ${own('claimed_until', 'NULL')}, ${own('claimed_by', 'NULL')}
    FROM ${list} WHERE outbox.id = ${text(0)} ${condition} RETURNING outbox.id, outbox.client_id, attempts`;
}

/**
 * Records attempts and updates their events, unless an event was claimed by another worker or replayed meanwhile. No
 * event may be among them twice.
 * @param mayBeRecorded true if some may already be recorded; those are skipped
 */
export async function recordAttempts(
  tx: Tx,
  finished: readonly AttemptRecord[],
  { now, mayBeRecorded }: { now: number; mayBeRecorded: boolean },
): Promise<void> {
  if (finished.length === 0) return;
  if (mayBeRecorded) await waitForRecords(tx, finished);
  const rows = finished.map(({ eventId, claim, next }) => {
    return [eventId, claim, now, next.state, next.nextAttemptAt, next.failures, next.held ? 1 : 0];
  });
  const record = mayBeRecorded ? RECORD_AGAIN : RECORD;
  const answer = await tx.knex.raw(record[tx.dialect], [JSON.stringify(rows)]);
  const updated: { id: string; client_id: string; attempts: number }[] = tx.dialect === 'sqlite' ? answer : answer.rows;
  const numbered = new Map(updated.map((row) => [row.id, { number: row.attempts, clientId: row.client_id }]));
  await attempts.insert(
    tx,
    finished.flatMap(({ next: _next, ...attempt }) => {
      const place = numbered.get(attempt.eventId);
      return place === undefined ? [] : [{ ...attempt, ...place }];
    }),
  );
}

/**
 * Waits for whoever may still be recording these attempts, so that the statements behind this one see what they wrote.
 */
async function waitForRecords({ knex, dialect, isDistributed }: Tx, finished: readonly AttemptRecord[]): Promise<void> {
  if (dialect !== 'postgres') return;
  // Over several nodes rows of one client at a time can be locked.
  const owners = isDistributed ? [...new Set(finished.map(({ clientId }) => clientId))].sort() : [null];
  for (const owner of owners) {
    const own = finished.filter(({ clientId }) => owner === null || clientId === owner);
    const events = knex('outbox').whereIn(
      'id',
      own.map(({ eventId }) => eventId),
    );
    if (owner !== null) events.where({ client_id: owner });
    await events.orderBy('id').forNoKeyUpdate().select('id');
  }
}

/** Puts claimed events aside that can't be sent anywhere at present. */
export async function parkEvents(
  { knex }: Tx,
  parked: readonly Pick<OutboxEvent, 'id' | 'claimedBy'>[],
): Promise<void> {
  if (parked.length === 0) return;
  const claims = parked.map(({ id, claimedBy }) => [id, claimedBy]);
  await knex('outbox')
    .whereIn(['id', 'claimed_by'], claims as never)
    .update({ ...UNCLAIMED, next_attempt_at: null });
}

/**
 * Gives back what a worker has in hand, untried, as when the process stops.
 * @param owner begins the names of its claims
 */
export async function releaseEvents({ knex }: Tx, owner: string): Promise<void> {
  await knex('outbox').whereRaw(`state = 'CLAIMED'`).whereLike('claimed_by', `${owner}/%`).update(UNCLAIMED);
}
