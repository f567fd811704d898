import { listApiKeysOf } from '../clients/store/api-keys';
import { findClients } from '../clients/store/clients';
import type { Tx } from '../platform/store/db';
import type { Delivery } from './attempt';
import type { DeliveryOptions } from './options';
import type { Slots } from './slots';
import {
  claimEvents,
  type OutboxEvent,
  parkEvents,
  releaseAbandoned,
  releaseHeld,
  type SettledAttempt,
  settleAttempts,
} from './store/outbox';
import type { Tamper } from './tamper';

/** An event whose turn is over: attempted, or without anywhere to go. */
export interface Finished {
  event: OutboxEvent;
  settled: SettledAttempt | null;
  /** Whether the client was really called, or is at least not waiting for another event to go first. */
  gone: boolean;
}

/** What a turn takes from the outbox. */
export interface Taken {
  deliveries: Delivery[];
  /** Events of clients that are no more. */
  orphans: OutboxEvent[];
}

/** What a turn brings to the outbox and asks of it. */
export interface Exchange {
  finished: readonly Finished[];
  /** Receivers that something is due for, in the order in which they are served. */
  due: readonly string[];
  /** Whether there are claims that have run out. */
  abandoned: boolean;
  /** By the service's clock. */
  now: number;
}

export interface ExchangeParts {
  owner: string;
  slots: Slots;
  tamper: Tamper | null;
  options: Pick<DeliveryOptions, 'leaseMilliseconds' | 'machineNow'>;
}

/** Receivers served in one turn; the others have theirs in the next. */
const MAX_RECEIVERS = 64;
/** Events claimed in one turn. */
const MAX_CLAIMED = 512;

/** One turn's transaction: records what is over and claims what is due. */
export async function exchange(tx: Tx, turn: Exchange, parts: ExchangeParts): Promise<Taken> {
  const { finished, now } = turn;
  const machineNow = parts.options.machineNow();
  const settled = finished.flatMap((one) => one.settled ?? []);
  await settleAttempts(tx, settled, now);
  const parked = finished.filter((one) => one.settled === null).map(({ event }) => event.id);
  await parkEvents(tx, parts.owner, parked);
  if (parts.tamper !== null) await letHeldFollow(tx, finished, now);
  if (turn.abandoned) await releaseAbandoned(tx, machineNow);
  const claimed: OutboxEvent[] = [];
  for (const receiver of turn.due.slice(0, MAX_RECEIVERS)) {
    const limit = Math.min(parts.slots.free(receiver), MAX_CLAIMED - claimed.length);
    if (limit <= 0) continue;
    const until = machineNow + parts.options.leaseMilliseconds;
    claimed.push(...(await claimEvents(tx, { receiver, now, limit, owner: parts.owner, until })));
  }
  return equip(tx, claimed, parts.tamper);
}

async function equip(tx: Tx, claimed: readonly OutboxEvent[], tamper: Tamper | null): Promise<Taken> {
  const taken: Taken = { deliveries: [], orphans: [] };
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
    // Only what is sent for the first time: what went wrong on purpose goes right the next time.
    const isFirst = event.attempts === 0;
    const tampering = isFirst && tamper !== null ? await tamper.next(tx, event.clientId, event.kind) : null;
    taken.deliveries.push({ event, client, pairs: pairs.get(event.clientId) ?? [], tampering });
  }
  return taken;
}

async function letHeldFollow(tx: Tx, finished: readonly Finished[], now: number): Promise<void> {
  const leading = finished.filter(({ gone }) => gone);
  const kinds = new Map(leading.map(({ event }) => [`${event.receiver} ${event.kind}`, event]));
  for (const { receiver, kind } of kinds.values()) await releaseHeld(tx, receiver, kind, now);
}
