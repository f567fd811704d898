import { setMaxListeners } from 'node:events';
import { MINUTE } from '../kernel/time';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/http/metrics';
import { newId } from '../platform/ids';
import { LastingFailure } from '../platform/lasting-failure';
import type { Log } from '../platform/log';
import { claimHasExpired } from '../platform/store/claims';
import type { Db } from '../platform/store/db';
import { type Tracing, tracing } from '../platform/telemetry/tracing';
import { type Attempt, attempt, type Delivery, destinationOf, unsent } from './attempt';
import type { CallInterceptor } from './call-interceptor';
import type { CallObserver } from './call-observer';
import { type CallTrace, type ClientCalls, NoKeyPair, traceFor } from './client-calls';
import type { CallContracts } from './contracts';
import { type DeliveryOptions, deliveryDefaults } from './options';
import { type ClaimedWork, type Finished, takeOutboxTurn } from './outbox-turn';
import { type Outcome, stateAfterAttempt } from './rules/outcome';
import { type Release, Slots } from './slots';
import { type DueEvents, findDue, findDueAmong, findDueReceivers, releaseEvents } from './store/outbox';

/** The receivers that refuse events at present, or do not answer. */
export interface WithRefusing {
  refusing(): ReadonlySet<string>;
}

interface DeliveryParts {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  calls: ClientCalls;
  contracts: CallContracts;
  interceptor: CallInterceptor | null;
  /** Is called with every attempt; null if there is no observer. */
  callObserver: CallObserver | null;
  options?: Partial<DeliveryOptions>;
}

const PAUSE_AFTER_ERROR = 1_000;
const MIN_REST = 5;
/** Milliseconds between complete searches, while more events are due than one read returns. */
const SEARCH_MILLISECONDS = 500;
/**
 * The number of receivers that accept their calls and are looked up by name in one turn, if more events are due than
 * one read returns.
 */
const MAX_LOOKED_UP = 1_000;
/** Milliseconds for which a receiver counts as refusing: some attempts that nobody answers. */
const REFUSING_MILLISECONDS = MINUTE;
const NOTHING_DUE: DueEvents = { receivers: [], complete: true, nextAt: null, leaseEnds: null };

/**
 * Delivers events from the outbox. One turn is one short transaction that records the results of earlier attempts and
 * claims due events. The calls are made between turns. A turn follows a commit that wrote events, the end of an
 * attempt, a jump of the clock, or the time at which the next event is due. Any number of processes can do this.
 */
export class Deliveries implements WithRefusing {
  /** Begins the names of all its claims: each turn has one of its own. */
  private readonly owner = newId();
  private turns = 0;
  private readonly options: DeliveryOptions;
  private readonly slots: Slots;
  private readonly stopped = new AbortController();
  private readonly drains: (() => void)[] = [];
  private finished: Finished[] = [];
  private turning: Promise<void> | null = null;
  private again = false;
  private timer: NodeJS.Timeout | null = null;
  private clockStands = false;
  private searchedAt = Number.NEGATIVE_INFINITY;
  private unsubscribe: (() => void)[] = [];
  private closing = false;
  private onChange: () => void = () => undefined;
  private readonly failure: LastingFailure;

  constructor(private readonly parts: DeliveryParts) {
    this.failure = new LastingFailure(parts.log, {
      failing: 'events cannot be delivered at the moment',
      over: 'events are delivered again',
    });
    this.options = { ...deliveryDefaults, ...parts.options };
    // Every attempt under way listens.
    setMaxListeners(0, this.stopped.signal);
    this.slots = new Slots(this.options.slots);
  }

  start(): void {
    const { clock, db } = this.parts;
    const wake = () => this.wake();
    this.unsubscribe = [db.onAnnounced('outbox', wake), clock.onJump(wake)];
    this.wake();
  }

  /** Reads the outbox, now or as soon as the current read has ended. */
  wake(): void {
    if (this.closing && this.finished.length === 0) return;
    this.again = true;
    const trace = tracing();
    // A turn serves many callers, and goes on after the one that woke it.
    this.turning ??= (trace === null ? this.turn() : trace.detached(() => this.turn())).finally(() => {
      this.turning = null;
      if (this.again) this.wake();
      this.onChange();
    });
  }

  /** Returns receivers whose last attempt from here failed a moment ago. */
  refusing(): ReadonlySet<string> {
    return this.slots.refusedWithin(REFUSING_MILLISECONDS);
  }

  /** Resolves once nothing is due, in hand or unrecorded here. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      this.drains.push(resolve);
      this.wake();
    });
  }

  /** Claims no more events, waits a moment for running attempts, and releases the others. */
  async handOn(): Promise<void> {
    this.closing = true;
    for (const stop of this.unsubscribe) stop();
    this.rest(null);
    await this.quiet();
    this.stopped.abort();
    await this.quiet();
    await this.parts.db
      .transaction((tx) => releaseEvents(tx, this.owner))
      .catch((error: unknown) =>
        this.parts.log.warn({ err: error }, 'claims on events were not released; they will expire'),
      );
  }

  /** Releases the remaining events and closes the connections to clients. */
  async close(): Promise<void> {
    if (!this.stopped.signal.aborted) await this.handOn();
    this.parts.calls.close();
  }

  /** Waits until no attempt is running or unrecorded, for a limited time. */
  private async quiet(): Promise<void> {
    const isQuiet = () => this.slots.idle && this.finished.length === 0 && this.turning === null;
    let limit: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      limit = setTimeout(resolve, this.options.graceMilliseconds);
      this.onChange = () => {
        if (isQuiet()) resolve();
      };
      this.onChange();
    });
    clearTimeout(limit);
  }

  private async turn(): Promise<void> {
    this.again = false;
    const { db, clock } = this.parts;
    const finished = this.takeFinished();
    try {
      const now = clock.now();
      const dueEvents = this.closing ? NOTHING_DUE : await this.readDue(now);
      const due = this.slots.served(dueEvents.receivers);
      const { leaseMilliseconds, machineNow } = this.options;
      const abandoned = claimHasExpired(dueEvents.leaseEnds, { machineNow: machineNow(), leaseMilliseconds });
      if (finished.length === 0 && due.length === 0 && !abandoned) {
        if (!this.closing) this.failure.end();
        return this.nothingToDo(dueEvents, now);
      }
      const wanted = { finished, due, abandoned, now };
      this.turns += 1;
      const { slots, options } = this;
      const claim = `${this.owner}/${this.turns}`;
      const parts = { claim, slots, options, interceptor: this.parts.interceptor };
      this.dispatch(await db.transaction((tx) => takeOutboxTurn(tx, wanted, parts)));
      this.failure.end();
      this.again = true;
    } catch (error) {
      this.failure.note(error);
      this.finished.unshift(...finished.map((one) => ({ ...one, mayBeRecorded: true })));
      this.again = false;
      this.rest(PAUSE_AFTER_ERROR);
    }
  }

  /**
   * Finds due events. If more are due than one read returns, receivers that accept their calls are looked up by name,
   * so that they do not wait for those that don't, and everything is searched from time to time.
   */
  private async readDue(now: number): Promise<DueEvents> {
    const dueEvents = await findDue(this.parts.db, now);
    const searched = performance.now();
    if (dueEvents.complete) return dueEvents;
    if (searched - this.searchedAt < SEARCH_MILLISECONDS) {
      const proven = await findDueAmong(this.parts.db, this.slots.latestProven(MAX_LOOKED_UP), now);
      return { ...dueEvents, receivers: [...new Set([...proven, ...dueEvents.receivers])] };
    }
    this.searchedAt = searched;
    const all = await findDueReceivers(this.parts.db, now);
    return { ...dueEvents, receivers: all.map(({ receiver }) => receiver) };
  }

  /** No event twice in one turn: one that was asked for again in the middle of an attempt waits for the next. */
  private takeFinished(): Finished[] {
    const taken = new Map<string, Finished>();
    const left: Finished[] = [];
    for (const one of this.finished) {
      if (taken.has(one.event.id)) left.push(one);
      else taken.set(one.event.id, one);
    }
    this.finished = left;
    return [...taken.values()];
  }

  /** Waits for the next event to be due, the next claim to run out, or something new. */
  private nothingToDo(dueEvents: DueEvents, now: number): void {
    const { pollMilliseconds, machineNow } = this.options;
    const later = dueEvents.nextAt === null ? [] : [dueEvents.nextAt - now];
    if (!dueEvents.complete) later.push(SEARCH_MILLISECONDS);
    if (dueEvents.leaseEnds !== null) later.push(dueEvents.leaseEnds.first - machineNow());
    // While the clock is stopped, no event becomes due. The clock reports when it is moved.
    this.rest(this.clockStands ? pollMilliseconds : Math.min(pollMilliseconds, ...later));
    if (!this.again && this.slots.idle && this.finished.length === 0) for (const done of this.drains.splice(0)) done();
  }

  private dispatch({ deliveries, orphans }: ClaimedWork): void {
    this.finished.push(...orphans.map((event) => ({ event, recorded: null, gone: false, mayBeRecorded: false })));
    for (const delivery of deliveries) {
      const release = this.slots.take(delivery.event.receiver);
      const trace = tracing();
      void (trace === null ? this.deliver(delivery, release) : this.traced(trace, delivery, release));
    }
  }

  /** An attempt as a part of the trace that the event was made in. */
  private traced(trace: Tracing, delivery: Delivery, release: Release): Promise<void> {
    const { id, kind, clientId, attempts, trace: parent } = delivery.event;
    const attributes = {
      'contrato.event': id,
      'contrato.event.kind': kind,
      'contrato.event.attempt': attempts + 1,
      'contrato.client': clientId,
    };
    return trace.within(`deliver ${kind}`, { kind: 'consumer', attributes, parent }, async (span) => {
      const outcome = await this.deliver(delivery, release);
      if (outcome === null) return;
      span.set({ 'contrato.event.outcome': outcome });
      if (outcome !== 'DELIVERED') span.fail(outcome);
    });
  }

  /**
   * Makes one attempt from beginning to end. Never throws.
   * @returns its result; null if it could not be made
   */
  private async deliver(delivery: Delivery, release: Release): Promise<Outcome | null> {
    const { event } = delivery;
    const { clock, log } = this.parts;
    const startedAt = clock.now();
    const started = performance.now();
    const { callObserver } = this.parts;
    const trace = traceFor(callObserver);
    let made: Attempt | null;
    try {
      made = await this.send(delivery, startedAt, trace);
    } catch (error) {
      log.error({ err: error, event: event.id, client: event.clientId, kind: event.kind }, 'the event cannot be sent');
      made = unsent(null);
    }
    const milliseconds = performance.now() - started;
    const duration = Math.round(milliseconds);
    if (callObserver !== null && made !== null) {
      try {
        this.observe(callObserver, delivery, { made, startedAt, milliseconds, trace });
      } catch (error) {
        log.error({ err: error, event: event.id, client: event.clientId }, 'observing the call failed');
      }
    }
    const wasCutOff = this.stopped.signal.aborted && made?.status === null;
    if (!wasCutOff) this.finished.push(this.conclude(delivery, made, startedAt, duration));
    release(made === null || made.outcome === 'FAULT' ? null : made.outcome === 'DELIVERED');
    this.wake();
    this.onChange();
    return made?.outcome ?? null;
  }

  /** @returns null when the client can't be called at present */
  private async send(delivery: Delivery, now: number, trace: CallTrace | null): Promise<Attempt | null> {
    const { calls, contracts } = this.parts;
    const url = destinationOf(delivery);
    if (url === null) return null;
    const { timeoutMilliseconds } = this.options;
    const contract = contracts.of(delivery.client.revision);
    try {
      return await attempt(delivery, url, calls, contract, {
        now,
        timeoutMilliseconds,
        signal: this.stopped.signal,
        trace,
      });
    } catch (error) {
      if (error instanceof NoKeyPair) return null;
      throw error;
    }
  }

  private observe(
    observer: CallObserver,
    delivery: Delivery,
    { made, trace, ...times }: { made: Attempt; trace: CallTrace | null; startedAt: number; milliseconds: number },
  ): void {
    const { event, client, pairs } = delivery;
    observer.called({
      client,
      kind: event.kind,
      eventId: event.id,
      resourceId: event.resourceId,
      idempotencyKey: event.key,
      url: destinationOf(delivery) ?? '',
      headers: trace?.headers ?? null,
      body: trace?.body ?? event.payload,
      pairs,
      order: this.parts.contracts.of(client.revision).signatureOrder,
      signsReply: event.kind === 'CARD_ADJUSTMENT',
      ...times,
      reply: trace?.reply ?? null,
      outcome: made.outcome,
      problem: made.problem,
    });
  }

  private conclude({ event }: Delivery, made: Attempt | null, startedAt: number, duration: number): Finished {
    if (made === null) return { event, recorded: null, gone: false, mayBeRecorded: false };
    const { clock, log, metrics } = this.parts;
    const { apiKey, outcome, status, problem } = made;
    const next = stateAfterAttempt(made, event.failures, clock.now(), this.options.random());
    metrics.deliveries.inc({ kind: event.kind, outcome });
    if (outcome !== 'DELIVERED') {
      const { id, clientId: client, kind } = event;
      const level = next.state === 'DEAD' ? 'warn' : 'info';
      log[level]({ event: id, client, kind, outcome, status, failures: next.failures, ms: duration }, 'not delivered');
    }
    if (problem !== null && status !== null) {
      const about = { event: event.id, transaction: event.resourceId, client: event.clientId, status, problem };
      log.warn(about, 'the reply to an adjustment does not follow the contract');
    }
    const recorded = {
      eventId: event.id,
      clientId: event.clientId,
      claim: event.claimedBy as string,
      startedAt,
      duration,
      apiKey,
      outcome,
      status,
      problem,
      next,
    };
    return { event, recorded, gone: !next.held, mayBeRecorded: false };
  }

  private rest(milliseconds: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (milliseconds === null) return;
    const { clock } = this.parts;
    const restedAt = clock.now();
    const wake = () => {
      this.clockStands = clock.now() === restedAt;
      this.wake();
    };
    this.timer = setTimeout(wake, Math.max(MIN_REST, milliseconds));
    this.timer.unref();
  }
}
