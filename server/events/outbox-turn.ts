import { listApiKeysOf } from '../clients/store/api-keys';
import { findClients } from '../clients/store/clients';
import type { Tx } from '../platform/store/db';
import type { Delivery } from './attempt';
import type { CallInterceptor } from './call-interceptor';
import type { DeliveryOptions } from './options';
import type { Slots } from './slots';
import {
  type AttemptRecord,
  claimEvents,
  type OutboxEvent,
  parkEvents,
  recordAttempts,
  releaseAbandoned,
} from './store/outbox';

/** An event whose turn is over: attempted, or without anywhere to go. */
export interface Finished {
  event: OutboxEvent;
  recorded: AttemptRecord | null;
  /** True when the client was really called, or is at least not waiting for another event to go first. */
  gone: boolean;
  /** True if it may already be recorded: it is not known whether the turn that recorded it was committed. */
  mayBeRecorded: boolean;
}

/** The events that a turn claims from the outbox. */
export interface ClaimedWork {
  deliveries: Delivery[];
  /** Events of clients that are no more. */
  orphans: OutboxEvent[];
}

/** The finished work that a turn records, and the receivers that it claims for. */
interface OutboxTurn {
  finished: readonly Finished[];
  /** Receivers that something is due for, in the order in which they are served. */
  due: readonly string[];
  /** True when there are claims that have run out. */
  abandoned: boolean;
  /** By the service's clock. */
  now: number;
}

interface OutboxTurnParts {
  /** The claim on the events of the turn. */
  claim: string;
  slots: Slots;
  interceptor: CallInterceptor | null;
  options: Pick<DeliveryOptions, 'leaseMilliseconds' | 'machineNow'>;
}

/** Receivers served in one turn; the others have theirs in the next. */
const MAX_RECEIVERS = 64;
/** Events claimed in one turn. */
const MAX_CLAIMED = 512;

/** The transaction of one turn: records finished attempts and claims due events. */
export async function takeOutboxTurn(tx: Tx, turn: OutboxTurn, parts: OutboxTurnParts): Promise<ClaimedWork> {
  const { finished, now } = turn;
  const machineNow = parts.options.machineNow();
  const record = finished.flatMap((one) => one.recorded ?? []);
  await recordAttempts(tx, record, { now, mayBeRecorded: finished.some((one) => one.mayBeRecorded) });
  await parkEvents(
    tx,
    finished.filter((one) => one.recorded === null).map(({ event }) => event),
  );
  if (parts.interceptor !== null) {
    const gone = finished.filter((one) => one.gone);
    await parts.interceptor.attempted(
      tx,
      gone.map(({ event }) => event),
      now,
    );
  }
  const { leaseMilliseconds } = parts.options;
  if (turn.abandoned) await releaseAbandoned(tx, { machineNow, leaseMilliseconds });
  const claimed: OutboxEvent[] = [];
  for (const receiver of turn.due.slice(0, MAX_RECEIVERS)) {
    const limit = Math.min(parts.slots.free(receiver), MAX_CLAIMED - claimed.length);
    if (limit <= 0) continue;
    const until = machineNow + leaseMilliseconds;
    claimed.push(...(await claimEvents(tx, { receiver, now, limit, id: parts.claim, until })));
  }
  return withClientsAndKeys(tx, claimed, parts.interceptor);
}

async function withClientsAndKeys(
  tx: Tx,
  claimed: readonly OutboxEvent[],
  interceptor: CallInterceptor | null,
): Promise<ClaimedWork> {
  const taken: ClaimedWork = { deliveries: [], orphans: [] };
  if (claimed.length === 0) return taken;
  const clientIds = [...new Set(claimed.map(({ clientId }) => clientId))];
  const clients = new Map((await findClients(tx, clientIds)).map((client) => [client.id, client]));
  const pairs = await listApiKeysOf(tx, clientIds);
  for (const event of claimed) {
    const client = clients.get(event.clientId);
    if (client === undefined) {
      taken.orphans.push(event);
      continue;
    }
    const isFirst = event.attempts === 0;
    const interception =
      isFirst && interceptor !== null ? await interceptor.intercept(tx, event.clientId, event.kind) : null;
    taken.deliveries.push({ event, client, pairs: pairs.get(event.clientId) ?? [], interception });
  }
  return taken;
}
