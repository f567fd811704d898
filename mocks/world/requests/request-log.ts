import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { AllServices } from '../../../server/all-services';
import type { CallObserver, ObservedCall } from '../../../server/events/call-observer';
import { HOUR } from '../../../server/kernel/time';
import type { Answered, RequestObserver } from '../../../server/platform/http/observer';
import { PROBES } from '../../../server/platform/http/probes';
import type { Unreadable } from '../../../server/platform/http/unreadable';
import { StoreUnavailable } from '../../../server/platform/store/db';
import { deleteEntries, insertEntries, type NewEntry, pruneByAge, pruneByCount } from '../store/request-log';
import { callEntry, type SeenCall, seeCall } from './call-entry';
import { Counts, MAX_CLIENTS } from './counts';
import type { RequestLogOptions } from './options';
import { Slabs } from './packed';
import {
  type AnsweredRequest,
  clientIdOf,
  requestEntry,
  type SeenRequest,
  seeRequest,
  seeUnreadable,
} from './request-entry';
import { Room } from './room';

type Seen = SeenRequest | SeenCall;

/** Reading the log leaves no entry, unless it is refused, and neither does a probe. */
const QUIET: ReadonlySet<string> = new Set([...PROBES, 'searchRequests', 'getRequest', 'streamRequests']);

/**
 * Decides whether a request only shows data to a person, such as the requests of the console and their token request.
 * It is not logged as a request of the client.
 */
const isView = ({ method, req }: Context, { operationId }: { operationId: string }): boolean =>
  req.headers['x-console-view'] !== undefined && (method === 'GET' || operationId === 'createToken');

/** Milliseconds from an answer until its entry is written, if the process has time for it. */
const FLUSH_MILLISECONDS = 50;
/** The latest time of the write under load, in milliseconds. Reading the log writes waiting entries at once. */
const LONGEST_WAIT = 20_000;
/** Requests and calls per millisecond from which on the process has better things to do than to write them. */
const LOAD = 0.1;
/** Entries that wait at most, and the bytes of memory that they take: beyond it they are lost, and counted. */
const MAX_WAITING = 50_000;
const MAX_WAITING_BYTES = 67_108_864;
/** Entries of one commit. */
const BATCH = 100;
/** The part of a client's entries that may wait above the limit before entries are dropped. */
const SURPLUS = 0.25;
const RETRY_MILLISECONDS = 250;
/** The longest that a stop waits for the database. */
const CLOSE_MILLISECONDS = 2_000;
/** The number of entries between two checks for entries above the limit or too old. */
const PRUNE_EVERY = 1_000;

const ENTRIES = 'contrato_request_log_entries_total';
const LEFT_OUT = { outcome: 'left_out' } as const;
const WAITING = 'contrato_request_log_waiting';

/**
 * The number of entries by result. Entries that are left out during a burst are counted separately and added when the
 * metric is read.
 */
class EntryCounter extends Counter<'outcome'> {
  leftOut = 0;

  override get(): ReturnType<Counter<'outcome'>['get']> {
    this.inc(LEFT_OUT, this.leftOut);
    this.leftOut = 0;
    return super.get();
  }
}

/**
 * The count of entries. A service that is loaded again, as while the contract is edited, goes on with the figures that
 * it has.
 */
function entriesIn(registry: Registry): EntryCounter {
  const known = registry.getSingleMetric(ENTRIES) as EntryCounter | undefined;
  if (known !== undefined) return known;
  return new EntryCounter({
    name: ENTRIES,
    help: 'Entries of the request log, by outcome: written, failed to write, or left out during a burst.',
    labelNames: ['outcome'],
    registers: [registry],
  });
}

/**
 * Keeps requests and calls: records them on the hot path, and creates and writes entries in batches in the background.
 */
export class RequestLog implements RequestObserver, CallObserver {
  /** Requests whose answers go out in this turn of the event loop. */
  private answeredNow: AnsweredRequest[] = [];
  private waiting: Seen[] = [];
  /** The bytes of calls among them. */
  private callBytes = 0;
  private readonly slabs = new Slabs();
  private writing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  /** The number of entries that may wait before the next check of the limit. */
  private limit: number;
  private since = 0;
  /** The requests and calls since the last check of their rate, and the time of that check. */
  private came = 0;
  private lookedAt = performance.now();
  /** After each pruning it has only clients that are in `pruned`. */
  private writtenSincePrune = new Map<string, number>();
  /**
   * The clients whose entries this process has pruned. With the first entry of a client it prunes what earlier
   * processes left: each of them may have written less than is pruned after.
   */
  private readonly pruned = new LRUCache<string, true>({ max: MAX_CLIENTS });
  private readonly lostOf = new Counts();
  private readonly room: Room;
  private readonly leftOutOf = new Counts();
  private readonly listeners = new Set<() => void>();
  private readonly entries: EntryCounter;
  private closed = false;

  constructor(
    private readonly services: AllServices,
    readonly options: RequestLogOptions,
  ) {
    this.limit = this.limitFor(0);
    this.room = new Room(options.maxEntries);
    const { registry } = services.metrics;
    this.entries = entriesIn(registry);
    const waiting = () => this.waitingCount;
    registry.removeSingleMetric(WAITING);
    new Gauge({
      name: WAITING,
      help: 'Entries of the request log that are not written yet.',
      registers: [registry],
      collect() {
        this.set(waiting());
      },
    });
  }

  answered(request: Answered): void {
    const { rule, ctx } = request;
    if (ctx.res.statusCode < 400) {
      if (rule !== null && (QUIET.has(rule.operationId) || isView(ctx, rule))) return;
      const clientId = clientIdOf(request);
      if (!this.room.take(clientId, performance.now())) {
        this.leaveOut(clientId);
        return;
      }
    }
    // Its head is written as soon as this turn is over, and is then taken as it is.
    if (this.answeredNow.push({ request, endedAt: this.services.clock.now(), realEndedAt: Date.now() }) === 1) {
      setImmediate(this.takeAnswered);
    }
  }

  unreadable(request: Unreadable): void {
    this.takeAnswered();
    this.take(seeUnreadable(request, this.services.config.revision, this.services.clock.now(), this.slabs));
  }

  called(call: ObservedCall): void {
    this.takeAnswered();
    this.callBytes += sizeOf(call);
    this.take(seeCall(call, this.services.config.revision, this.services.clock.now()));
  }

  /** How many entries wait to be written. */
  get waitingCount(): number {
    return this.waiting.length + this.answeredNow.length;
  }

  /** How many entries of a client could not be written since this process was started. */
  lost(clientId: string): number {
    return this.lostOf.of(clientId);
  }

  /**
   * How many accepted requests of a client were not kept since this process was started, since more came within a
   * minute than there is room for.
   */
  leftOut(clientId: string): number {
    return this.leftOutOf.of(clientId);
  }

  /** Writes what waits now. */
  async flush(): Promise<void> {
    await this.writing;
    this.takeAnswered();
    if (this.waiting.length > 0) await this.write();
  }

  /** Resolves when something new has come, at the latest after so many milliseconds or when a signal is aborted. */
  news(milliseconds: number, ends: readonly AbortSignal[]): Promise<void> {
    if (isAborted(ends)) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        for (const end of ends) end.removeEventListener('abort', done);
        this.listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      for (const end of ends) end.addEventListener('abort', done);
      this.listeners.add(done);
    });
  }

  /** Removes all entries of a client, also those that are not written yet. */
  async empty(clientId: string): Promise<void> {
    this.takeAnswered();
    this.keep((seen) => clientOf(seen) !== clientId);
    await this.writing;
    await this.services.db.transaction((tx) => deleteEntries(tx, clientId));
  }

  /** Writes what waits, unless the database does not take it for seconds. */
  async close(): Promise<void> {
    this.takeAnswered();
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    for (const listener of [...this.listeners]) listener();
    await Promise.race([this.writeRest(), new Promise((resolve) => setTimeout(resolve, CLOSE_MILLISECONDS).unref())]);
    this.lose(this.waiting.splice(0));
  }

  private async writeRest(): Promise<void> {
    await this.writing;
    while (this.waiting.length > 0 && (await this.writeBatch()));
  }

  private readonly takeAnswered = (): void => {
    if (this.answeredNow.length === 0) return;
    const answered = this.answeredNow;
    this.answeredNow = [];
    for (const request of answered) this.take(seeRequest(request, this.services.config.revision, this.slabs));
  };

  private take(seen: Seen): void {
    if (this.waiting.length === 0) this.since = performance.now();
    this.waiting.push(seen);
    this.came += 1;
    if (this.waiting.length >= this.limit || this.bytes > MAX_WAITING_BYTES) this.makeRoom();
    for (const listener of this.listeners) listener();
    if (this.timer === null) this.begin();
  }

  private get bytes(): number {
    return this.slabs.bytes + this.callBytes;
  }

  /** Begins to wait for a time with less load. */
  private begin(): void {
    this.came = 1;
    this.lookedAt = performance.now();
    this.timer = this.later(FLUSH_MILLISECONDS);
  }

  private later(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.onTime(), milliseconds).unref();
  }

  private onTime(): void {
    this.timer = null;
    if (this.closed || this.waiting.length === 0) return;
    if (this.isBusy() && this.mayWait()) {
      this.timer = this.later(FLUSH_MILLISECONDS);
      return;
    }
    void this.write();
  }

  private mayWait(): boolean {
    if (performance.now() - this.since >= LONGEST_WAIT) return false;
    return this.waiting.length < MAX_WAITING && this.bytes < MAX_WAITING_BYTES / 2;
  }

  private isBusy(): boolean {
    const now = performance.now();
    const isBusy = this.came > LOAD * (now - this.lookedAt);
    this.came = 0;
    this.lookedAt = now;
    return isBusy;
  }

  private write(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
      if (this.waiting.length > 0 && !this.closed && this.timer === null) this.begin();
    });
    return this.writing;
  }

  /** Writes batch after batch; what comes meanwhile is for the next time. */
  private async writeAll(): Promise<void> {
    this.since = performance.now();
    this.dropWhatIsTooMuch();
    for (let left = this.waiting.length; left > 0; left -= BATCH) {
      if (!(await this.writeBatch())) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS).unref());
        return;
      }
      await new Promise(setImmediate);
    }
    await this.prune().catch((error: unknown) => this.services.log.warn({ err: error }, 'the request log is large'));
  }

  /** Drops entries that would not be kept, and entries for which there is no space, which are lost. */
  private makeRoom(): void {
    this.dropWhatIsTooMuch();
    const over = this.waiting.length - MAX_WAITING;
    if (over > 0) this.lose(this.waiting.splice(0, over + BATCH));
    while (this.bytes > MAX_WAITING_BYTES && this.waiting.length > 0) this.lose(this.waiting.splice(0, BATCH));
    this.limit = this.limitFor(this.waiting.length);
  }

  /** The number of entries that may wait before the next check of the limit, given the current number. */
  private limitFor(waiting: number): number {
    const { maxEntries } = this.options;
    return Math.min(Math.max(maxEntries, waiting) + Math.ceil(maxEntries * SURPLUS) + BATCH, MAX_WAITING + BATCH);
  }

  /** More of a client than is kept of it would be pruned as soon as it were written. */
  private dropWhatIsTooMuch(): void {
    const { maxEntries } = this.options;
    if (this.waiting.length <= maxEntries) return;
    const over = new Map<string, number>();
    for (const seen of this.waiting) over.set(clientOf(seen), (over.get(clientOf(seen)) ?? -maxEntries) + 1);
    this.keep((seen) => {
      const count = over.get(clientOf(seen)) as number;
      over.set(clientOf(seen), count - 1);
      return count <= 0;
    });
  }

  /** Lets go of all that waits but some. */
  private keep(isKept: (seen: Seen) => boolean): void {
    const kept: Seen[] = [];
    for (const seen of this.waiting) {
      if (isKept(seen)) kept.push(seen);
      else this.release(seen);
    }
    this.waiting = kept;
  }

  private release(seen: Seen): void {
    if ('call' in seen) this.callBytes -= sizeOf(seen.call);
    else this.slabs.release(seen);
  }

  /** @returns false if the database does not accept it at the moment */
  private async writeBatch(): Promise<boolean> {
    const batch = this.waiting.splice(0, BATCH);
    try {
      await this.insert(batch.map((seen) => this.entryOf(seen)));
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        this.waiting.unshift(...batch);
        return false;
      }
      this.services.log.warn({ err: error }, 'the entries of a batch of the request log are written one by one');
      await this.insertOneByOne(batch);
      return true;
    }
    for (const seen of batch) this.release(seen);
    return true;
  }

  private async insertOneByOne(batch: readonly Seen[]): Promise<void> {
    for (const seen of batch) {
      try {
        await this.insert([this.entryOf(seen)]);
        this.release(seen);
      } catch {
        this.lose([seen]);
      }
    }
  }

  private entryOf(seen: Seen): NewEntry {
    return 'call' in seen ? callEntry(seen, this.services.vault) : requestEntry(seen);
  }

  private async insert(made: readonly NewEntry[]): Promise<void> {
    await insertEntries(this.services.db, made);
    this.entries.inc({ outcome: 'written' }, made.length);
    for (const { clientId } of made) {
      this.writtenSincePrune.set(clientId, (this.writtenSincePrune.get(clientId) ?? 0) + 1);
    }
  }

  private lose(lost: readonly Seen[]): void {
    if (lost.length === 0) return;
    this.entries.inc({ outcome: 'lost' }, lost.length);
    for (const seen of lost) {
      this.lostOf.add(clientOf(seen));
      this.release(seen);
    }
  }

  private leaveOut(clientId: string): void {
    this.leftOutOf.add(clientId);
    // During a burst requests are served first; the recorded entries are written after it.
    this.came += 1;
    this.entries.leftOut += 1;
  }

  private async prune(): Promise<void> {
    const { maxEntries, maxHours } = this.options;
    const isDue = ([clientId, count]: [string, number]) =>
      count >= Math.min(PRUNE_EVERY, maxEntries) || !this.pruned.has(clientId);
    const full = [...this.writtenSincePrune].filter(isDue);
    if (full.length === 0) return;
    await this.services.db.transaction(async (tx) => {
      for (const [clientId] of full) await pruneByCount(tx, clientId, maxEntries);
      await pruneByAge(tx, Date.now() - maxHours * HOUR);
    });
    for (const [clientId] of full) {
      this.writtenSincePrune.delete(clientId);
      this.pruned.set(clientId, true);
    }
  }
}

export const isAborted = (signals: readonly AbortSignal[]): boolean => signals.some(({ aborted }) => aborted);

const clientOf = (seen: Seen): string => ('call' in seen ? seen.call.client.id : seen.clientId);

/** About the bytes that a call takes while it waits. */
const sizeOf = ({ body, reply }: ObservedCall): number => body.length + (reply?.body.length ?? 0);
