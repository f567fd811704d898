import type { Context } from 'koa';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { AllServices } from '../../../server/all-services';
import type { CallObserver, ObservedCall } from '../../../server/events/call-observer';
import type { Answered, RequestObserver } from '../../../server/platform/http/observer';
import type { Unreadable } from '../../../server/platform/http/unreadable';
import { StoreUnavailable } from '../../../server/platform/store/db';
import { deleteEntries, insertEntries, type NewEntry, pruneByAge, pruneByCount } from '../store/request-log';
import { callEntry, type SeenCall, seeCall } from './call-entry';
import type { RequestLogOptions } from './options';
import { Slabs } from './packed';
import { requestEntry, type SeenRequest, seeRequest, seeUnreadable } from './request-entry';

type Seen = SeenRequest | SeenCall;

/** Reading the log leaves no entry, unless it is refused, and neither does a probe. */
const QUIET: ReadonlySet<string> = new Set([
  'searchRequests',
  'getRequest',
  'streamRequests',
  'getLiveness',
  'getReadiness',
]);

/** What a program reads to show it to a person, such as the console, is no request of the client's own. */
const isView = (ctx: Context): boolean => ctx.method === 'GET' && ctx.req.headers['x-console-view'] !== undefined;

/** Milliseconds from an answer until its entry is written, while the process has time for it. */
const FLUSH_MILLISECONDS = 50;
/** Milliseconds until it is written at the latest under load. Whoever reads the log has it written at once. */
const LONGEST_WAIT = 20_000;
/** Entries per millisecond from which on the process has better things to do than to write them. */
const LOAD = 0.1;
/** Entries that wait at most: beyond it they are lost, and counted. */
const MAX_WAITING = 50_000;
/** Entries of one commit. */
const BATCH = 200;
const RETRY_MILLISECONDS = 250;
/** The longest that a stop waits for the database. */
const CLOSE_MILLISECONDS = 2_000;
/** Entries between two looks for what is too much or too old. */
const PRUNE_EVERY = 1_000;
const HOUR = 3_600_000;

const ENTRIES = 'contrato_request_log_entries_total';
const WAITING = 'contrato_request_log_waiting';

/** The count of entries. A service that is loaded again, as while the contract is edited, goes on with the figures that it has. */
function entriesIn(registry: Registry): Counter<'outcome'> {
  const known = registry.getSingleMetric(ENTRIES) as Counter<'outcome'> | undefined;
  if (known !== undefined) return known;
  return new Counter({
    name: ENTRIES,
    help: 'Entries of the request log, by whether they could be written.',
    labelNames: ['outcome'],
    registers: [registry],
  });
}

/** Keeps what was asked and what was called: takes it on the hot path, and makes and writes entries in batches beside it. */
export class RequestLog implements RequestObserver, CallObserver {
  private waiting: Seen[] = [];
  private readonly slabs = new Slabs();
  private writing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  /** So many may wait until there is a look at what is too much. */
  private room: number;
  private since = 0;
  /** Entries that came since the last look at how many come, and when that was. */
  private came = 0;
  private lookedAt = performance.now();
  private writtenSincePrune = new Map<string, number>();
  private readonly lostOf = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private readonly entries: Counter<'outcome'>;
  private closed = false;

  constructor(
    private readonly services: AllServices,
    readonly options: RequestLogOptions,
  ) {
    this.room = 2 * options.maxEntries;
    const { registry } = services.metrics;
    this.entries = entriesIn(registry);
    const waiting = () => this.waiting.length;
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
    if (rule !== null && ctx.res.statusCode < 400 && (QUIET.has(rule.operationId) || isView(ctx))) return;
    this.take(seeRequest(request, this.services.config.revision, this.services.clock.now(), this.slabs));
  }

  unreadable(request: Unreadable): void {
    this.take(seeUnreadable(request, this.services.config.revision, this.services.clock.now(), this.slabs));
  }

  called(call: ObservedCall): void {
    this.take(seeCall(call, this.services.config.revision, this.services.clock.now()));
  }

  /** How many entries wait to be written. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** How many entries of a client could not be written since this process was started. */
  lost(clientId: string): number {
    return this.lostOf.get(clientId) ?? 0;
  }

  /** Writes what waits now. */
  async flush(): Promise<void> {
    await this.writing;
    if (this.waiting.length > 0) await this.write();
  }

  /** Resolves when something new has come, at the latest after so many milliseconds or when the service stops. */
  news(milliseconds: number, stop: AbortSignal): Promise<void> {
    if (stop.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stop.removeEventListener('abort', done);
        this.listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      stop.addEventListener('abort', done);
      this.listeners.add(done);
    });
  }

  /** Lets go of everything of a client, also of what is not written yet. */
  async empty(clientId: string): Promise<void> {
    this.waiting = this.waiting.filter((seen) => clientOf(seen) !== clientId);
    await this.writing;
    await this.services.db.transaction((tx) => deleteEntries(tx, clientId));
  }

  /** Writes what waits, unless the database does not take it for seconds. */
  async close(): Promise<void> {
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

  private take(seen: Seen): void {
    if (this.waiting.length === 0) this.since = performance.now();
    this.waiting.push(seen);
    this.came += 1;
    if (this.waiting.length >= this.room) this.makeRoom();
    for (const listener of this.listeners) listener();
    this.timer ??= this.later(FLUSH_MILLISECONDS);
  }

  private later(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.onTime(), milliseconds).unref();
  }

  private onTime(): void {
    this.timer = null;
    if (this.closed || this.waiting.length === 0) return;
    if (this.isBusy() && performance.now() - this.since < LONGEST_WAIT && this.waiting.length < MAX_WAITING) {
      this.timer = this.later(FLUSH_MILLISECONDS);
      return;
    }
    void this.write();
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
      if (this.waiting.length > 0 && !this.closed) this.timer ??= this.later(FLUSH_MILLISECONDS);
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
    await this.prune().catch((error: unknown) => this.services.log.warn({ err: error }, 'the request log grows'));
  }

  /** Lets go of what is not kept anyway, and of what there is no place for: that is lost. */
  private makeRoom(): void {
    this.dropWhatIsTooMuch();
    const over = this.waiting.length - MAX_WAITING;
    if (over > 0) this.lose(this.waiting.splice(0, over + BATCH));
    this.room = Math.max(2 * this.options.maxEntries, this.waiting.length + BATCH);
  }

  /** More of a client than is kept of it would be pruned as soon as it were written. */
  private dropWhatIsTooMuch(): void {
    const { maxEntries } = this.options;
    if (this.waiting.length <= maxEntries) return;
    const seen = new Map<string, number>();
    const kept = this.waiting.toReversed().filter((one) => {
      const count = (seen.get(clientOf(one)) ?? 0) + 1;
      seen.set(clientOf(one), count);
      return count <= maxEntries;
    });
    this.waiting = kept.reverse();
  }

  /** @returns false where the database does not take it for the moment */
  private async writeBatch(): Promise<boolean> {
    const batch = this.waiting.splice(0, BATCH);
    try {
      await this.insert(batch.map((seen) => this.entryOf(seen)));
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        this.waiting.unshift(...batch);
        return false;
      }
      this.services.log.warn({ err: error }, 'a batch of the request log is written one by one');
      for (const seen of batch) await this.insert([this.entryOf(seen)]).catch(() => this.lose([seen]));
    }
    return true;
  }

  private entryOf(seen: Seen): NewEntry {
    return 'call' in seen ? callEntry(seen, this.services.vault) : requestEntry(seen);
  }

  private async insert(made: readonly NewEntry[]): Promise<void> {
    await this.services.db.transaction((tx) => insertEntries(tx, made));
    this.entries.inc({ outcome: 'written' }, made.length);
    for (const { clientId } of made) {
      this.writtenSincePrune.set(clientId, (this.writtenSincePrune.get(clientId) ?? 0) + 1);
    }
  }

  private lose(lost: readonly Seen[]): void {
    if (lost.length === 0) return;
    this.entries.inc({ outcome: 'lost' }, lost.length);
    for (const seen of lost) this.lostOf.set(clientOf(seen), this.lost(clientOf(seen)) + 1);
  }

  private async prune(): Promise<void> {
    const { maxEntries, maxHours } = this.options;
    const full = [...this.writtenSincePrune].filter(([, count]) => count >= Math.min(PRUNE_EVERY, maxEntries));
    if (full.length === 0) return;
    await this.services.db.transaction(async (tx) => {
      for (const [clientId] of full) await pruneByCount(tx, clientId, maxEntries);
      await pruneByAge(tx, Date.now() - maxHours * HOUR);
    });
    for (const [clientId] of full) this.writtenSincePrune.delete(clientId);
  }
}

const clientOf = (seen: Seen): string => ('call' in seen ? seen.call.client.id : seen.clientId);
